import { type Sql, sql } from '../../platform/sql.ts';

/**
 * SQL: public profiles: with followers, and a verified account that is in use (`account_is_listed` in the database says
 * which). Partial indexes use the same text.
 */
export function listedInfluencer(row: string): Sql {
  return sql`${sql.ref(`${row}.is_listed`)} and ${sql.ref(`${row}.followers`)} > 0`;
}
