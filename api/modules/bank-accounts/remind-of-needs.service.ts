import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { sql } from '../../platform/sql.ts';

const DAY = 86_400_000;
/** Days before the due date at which payees are reminded. */
const FIRST = 7;
const LAST = 1;
/** Maximum number of payees in one transaction. */
const BATCH = 100;

/**
 * Reminds payees of what the payment provider needs, 7 days and 1 day before it is due, each once for a due date.
 * Handles one batch in the caller's transaction and returns its size; repeat until that is 0.
 */
export async function remindOfNeeds(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const within = (days: number): Date => new Date(now.getTime() + days * DAY);
  const days = sql`case when b.requirements_due_at <= ${within(LAST)} then ${LAST}::int else ${FIRST}::int end`;
  const due = await sql<{ accountId: number }>`
    with due as (select a.account_id, b.requirements_due_at as at, ${days} as days
      from bank_account as b join provider_account as a on a.account_id = b.owner_id
      where b.requirements <> '{}' and b.requirements_due_at > ${now} and b.requirements_due_at <= ${within(FIRST)}
        and not coalesce(a.reminded_due_at = b.requirements_due_at and a.reminded_days <= ${days}, false)
      order by b.requirements_due_at, a.account_id limit ${BATCH} for update of a skip locked)
    update provider_account as a set reminded_due_at = due.at, reminded_days = due.days from due
      where due.account_id = a.account_id returning a.account_id as "accountId"`.rows(ctx);
  for (const { accountId } of due) await record(ctx, { type: 'bankAccount.detailsDue', accountId });
  return due.length;
}
