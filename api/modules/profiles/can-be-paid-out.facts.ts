import { type Sql, sql } from '../../platform/sql.ts';

/** The only country whose banks are paid out to. */
export const PAYOUT_COUNTRY = 'SG';

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

/** SQL: whether a member's bank account took another's place so lately that it is not paid out to yet. */
export function bankAccountWaits(person: Sql): Sql {
  return sql`exists (select from bank_account as payee
    where payee.owner_id = ${person} and payee.payable_at is not null)`;
}

/**
 * SQL: whether payouts cannot reach a member as things are: no bank account, and a home where there can be none. Where
 * the country is unknown, so is this, and it is false.
 */
export function isOutOfPayoutReach(person: Sql): Sql {
  return sql`(not ${canBePaidOut(person)} and exists (select from profile as living
    where living.id = ${person} and living.country <> ${PAYOUT_COUNTRY}))`;
}
