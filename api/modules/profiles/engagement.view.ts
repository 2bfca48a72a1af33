import { type Sql, sql } from '../../platform/sql.ts';

/** Number of newest posts that engagement is counted from. */
const POSTS = 12;

/**
 * SQL: engagement of a row of `profile`: likes and comments of its newest Instagram posts, in percent of its followers, per
 * post, with two decimals. Null without posts or followers.
 */
export function engagement(row: string): Sql {
  const followers = sql.ref(`${row}.followers`);
  return sql`(select round(100 * avg(seen.likes + seen.comments) / nullif(${followers}, 0), 2)::float8
    from (select post.likes, post.comments from social_post as post
      where post.profile_id = ${sql.ref(`${row}.id`)} and post.provider = 'instagram'
      order by post.posted_at desc, post.id limit ${sql.lit(POSTS)}) as seen)`;
}
