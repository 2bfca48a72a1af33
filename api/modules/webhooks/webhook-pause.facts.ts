import { type Sql, sql } from '../../platform/sql.ts';

/**
 * SQL: whether the token that made a webhook still works; true for those that were made in Settings. Tokens by OAuth are
 * renewed, so for them it is what was allowed that counts.
 */
export const makerWorks = (row: string, now: Date): Sql => sql`case
  when ${sql.ref(`${row}.grant_id`)} is not null
    then exists (select from oauth_grant as maker where maker.id = ${sql.ref(`${row}.grant_id`)})
  when ${sql.ref(`${row}.token_id`)} is not null
    then exists (select from access_token as maker where maker.id = ${sql.ref(`${row}.token_id`)}
      and maker.revoked_at is null and maker.expires_at > ${now}::timestamptz)
  else true end`;
