import { type Sql, sql } from '../../../platform/sql.ts';

/** SQL: when a payout that the provider refused is tried again: an hour later, then at growing intervals up to a day. */
export const nextPayoutTry = (payout: string): Sql =>
  sql`${sql.ref(`${payout}.updated_at`)} + make_interval(hours => least(24, 2 ^ least(${sql.ref(`${payout}.attempt`)} - 1, 5))::int)`;

/**
 * SQL: whether the provider refused the payout of a job lately. It is asked again later (`nextPayoutTry`), and right
 * after the bank account was changed.
 */
export const refusedLately = (row: string, now: Date): Sql => sql`exists (select from payout as sent
  where sent.remark_id = ${sql.ref(`${row}.id`)} and sent.state = 'failed' and ${nextPayoutTry('sent')} > ${now}
    and not exists (select from bank_account as payee
      where payee.owner_id = ${sql.ref(`${row}.applicant_id`)} and payee.updated_at > sent.updated_at))`;
