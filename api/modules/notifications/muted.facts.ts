import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: the topic of a notification, by the first part of its code; topics that nobody can mute are among them. */
const topicOf = (row: string): Sql => sql`(case split_part(${sql.ref(`${row}.code`)}, '.', 1)
    when 'order' then 'shop' when 'product' then 'shop' when 'review' then 'job' else split_part(${sql.ref(`${row}.code`)}, '.', 1) end)`;

/** SQL: whether a notification is heard of through a channel by who has muted some. */
export const isHeard = (row: string, muted: Sql, channel: 'bell' | 'mail' | 'push' = 'bell'): Sql =>
  sql`not (${topicOf(row)} || ${`_${channel}`}::text = any(${muted}))`;
