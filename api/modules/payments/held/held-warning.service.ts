import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { daysBefore, WARN_DAYS } from '../../ledger/ledger.policy.ts';

/** Maximum number of jobs in one transaction. */
const BATCH = 100;

interface Warned {
  readonly remarkId: number;
  readonly campaignId: number;
  readonly day: number;
  readonly held: number;
}

const [first, last] = WARN_DAYS;
const facts: Readonly<Record<number, string>> = { [first]: 'remark.heldLong', [last]: 'remark.heldTooLong' };

/** Locks jobs whose money has been held for long without a warning, and records the warning. */
function note(ctx: Ctx, limit: number): Promise<Warned[]> {
  const now = ctx.clock.now();
  const stage = sql`case when r.hired_at <= ${daysBefore(now, last)} then ${last}::int else ${first}::int end`;
  return sql<Warned>`
    with due as (
      select r.id, r.campaign_id, ${stage} as day, held.minor from remark r
        cross join lateral (select sum(e.amount_minor) as minor from ledger_entry e
          where e.remark_id = r.id and e.account = 'held') held
      where r.state in ('hired', 'cancel_asked', 'done', 'disputed') and r.hired_at <= ${daysBefore(now, first)}
        and held.minor > 0
        and not exists (select from held_warning w where w.remark_id = r.id and w.day >= ${stage})
      order by r.hired_at, r.id limit ${limit} for update of r skip locked),
    made as (insert into held_warning (remark_id, day, warned_at) select id, day, ${now} from due
      on conflict do nothing returning remark_id)
    select due.id as "remarkId", due.campaign_id as "campaignId", due.day, due.minor::bigint::float8 as held
    from due join made on made.remark_id = due.id order by due.id`.rows(ctx);
}

/**
 * Warns both sides and staff of money held for 80 days, and again at 87, each once per job. Handles one batch in the
 * caller's transaction and returns its size; repeat until that is 0.
 */
export async function warnOfHeldMoney(ctx: Ctx, limit = BATCH): Promise<number> {
  const warned = await note(ctx, limit);
  for (const { remarkId, campaignId, day, held } of warned) {
    await record(ctx, { type: facts[day] ?? '', campaignId, remarkId, amountMinor: held });
  }
  return warned.length;
}
