import { type Column, column, many, one, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** Number of posts shown per account. */
const POSTS = 12;

const postView: View = {
  id: column('id'),
  kind: column('kind'),
  caption: column('caption'),
  pictureUrl: column('picture_url'),
  permalink: column('permalink'),
  postedAt: column('posted_at'),
  likes: column('likes'),
  comments: column('comments'),
};

/** SQL: a column of the linked account of a profile row. */
const linked =
  (name: string): Column =>
  (row, _field, plan) => {
    const account = plan.alias();
    return sql`(select ${sql.ref(`${account}.${name}`)} from social_account as ${sql.ref(account)}
      where ${sql.ref(`${account}.profile_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${account}.provider`)} = 'instagram')`;
  };

/** View of InstagramAccount, from a profile row. */
const instagramView: View = {
  username: column('instagram_username'),
  confirmed: (...at) => sql`coalesce(${linked('confirmed')(...at)}, false)`,
  visibility: (...at) => sql`coalesce(${linked('visibility')(...at)}, 'unread')`,
  refreshedAt: linked('refreshed_at'),
  posts: many(
    postView,
    'social_post',
    (post, row) => sql`${sql.ref(`${post}.profile_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${post}.provider`)} = 'instagram'
      order by ${sql.ref(`${post}.posted_at`)} desc, ${sql.ref(`${post}.id`)} limit ${sql.lit(POSTS)}`,
  ),
};

/** SQL: the Instagram account of a profile row; null without a handle. */
export const instagramOf: Column = one(
  instagramView,
  'profile',
  (same, row) => sql`${sql.ref(`${same}.id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${same}.instagram_username`)} is not null`,
);
