import { p } from '@mikro-orm/core';
import { InstagramAccount, SocialPost } from '../../../schema/social.ts';
import { type Column, columnsOf, many, one, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { Profile as ProfileEntity } from '../profiles/profile.entity.ts';

const socialPostTable = tableOf('social_post', {
  id: p.integer().primary(),
  kind: p.string(),
  caption: p.string().nullable(),
  pictureUrl: p.string().nullable(),
  permalink: p.string().nullable(),
  postedAt: p.datetime(),
  likes: p.integer(),
  comments: p.integer(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const socialPost = columnsOf(socialPostTable);
const { column } = columnsOf(ProfileEntity);

/** Number of posts shown per account. */
const POSTS = 12;
/** Number of works shown of a person in a list. */
const WORKS = 3;

const postView = viewOf(SocialPost, socialPostTable, {
  ...socialPost.columns(
    'id',
    'kind',
    'caption',
    'pictureUrl',
    'permalink',
    'postedAt',
    'likes',
    'comments',
    'createdAt',
    'updatedAt',
  ),
});

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
const instagramView = viewOf(InstagramAccount, ProfileEntity, {
  username: column('instagramUsername'),
  confirmed: (...at) => sql`coalesce(${linked('confirmed')(...at)}, false)`,
  visibility: (...at) => sql`coalesce(${linked('visibility')(...at)}, 'unread')`,
  refreshedAt: linked('refreshed_at'),
  posts: many(
    postView,
    (post, row) => sql`${sql.ref(`${post}.profile_id`)} = ${sql.ref(`${row}.id`)}
      and ${sql.ref(`${post}.provider`)} = 'instagram'
      order by ${sql.ref(`${post}.posted_at`)} desc, ${sql.ref(`${post}.id`)} limit ${sql.lit(POSTS)}`,
  ),
});

/** SQL: the newest Instagram posts of a profile row that have a picture. */
export const worksOf: Column = many(
  postView,
  (post, row) => sql`${sql.ref(`${post}.profile_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${post}.provider`)} = 'instagram' and ${sql.ref(`${post}.picture_url`)} is not null
    order by ${sql.ref(`${post}.posted_at`)} desc, ${sql.ref(`${post}.id`)} limit ${sql.lit(WORKS)}`,
);

/** SQL: the Instagram account of a profile row; null without a handle. */
export const instagramOf: Column = one(
  instagramView,
  (same, row) => sql`${sql.ref(`${same}.id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${same}.instagram_username`)} is not null`,
);
