import { type Sql, sql } from '../../platform/sql.ts';

/**
 * People whom everybody may find: with followers, and an account that is verified and in use (`account_is_listed` in
 * the database says which). The partial indexes lead by the same words.
 */
export function listedInfluencer(row: string): Sql {
  return sql`${sql.ref(`${row}.is_listed`)} and ${sql.ref(`${row}.followers`)} > 0`;
}
