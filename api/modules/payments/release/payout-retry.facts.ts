import { type Sql, sql } from '../../../platform/sql.ts';

/**
 * SQL: whether the provider refused the payout of a job lately. It is asked again an hour later, then at growing
 * intervals up to a day, and right after the bank account was changed.
 */
export const refusedLately = (row: string, now: Date): Sql => sql`exists (select from payout as sent
  where sent.remark_id = ${sql.ref(`${row}.id`)} and sent.state = 'failed'
    and sent.updated_at + make_interval(hours => least(24, 2 ^ least(sent.attempt - 1, 5))::int) > ${now}
    and not exists (select from bank_account as payee
      where payee.owner_id = ${sql.ref(`${row}.applicant_id`)} and payee.updated_at > sent.updated_at))`;
