import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: whether a member has a bank account that the provider pays out to. */
export function canBePaidOut(person: Sql): Sql {
  return sql`exists (select from bank_account as payee
    where payee.owner_id = ${person} and payee.payouts_enabled)`;
}

/** SQL: whether a member has a bank account to which payouts are paused. */
export function payoutsPaused(person: Sql): Sql {
  return sql`exists (select from bank_account as payee
    where payee.owner_id = ${person} and not payee.payouts_enabled)`;
}
