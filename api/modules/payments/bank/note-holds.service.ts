import type { HoldReason } from '../../../../schema/job-money.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { sql } from '../../../platform/sql.ts';
import { holdReason, moneyMinor } from '../../remarks/money/job-money.facts.ts';
import { promiseByBusinessDays, type UnderWay } from './payout-promise.service.ts';

interface Changed {
  readonly remarkId: number;
  readonly reason: HoldReason | null;
  readonly amountMinor: number | null;
}

/** Both sides hear of these from what caused them. */
const toldElsewhere: ReadonlySet<HoldReason> = new Set(['dispute', 'chargeback']);

/** SQL: jobs whose money may be held up, or was. */
const candidates = sql`select remark_id from payout_hold where ended_at is null
  union select remark_id from bank_transfer where ended_at is null and arrived_on is null
  union select id from remark where state = 'disputed'
  union select remark_id from chargeback where state = 'open'
  union select id from remark where state = 'done'`;

/** Jobs whose money something else holds up than was noted, or nothing any more. */
function changed(ctx: Ctx): Promise<Changed[]> {
  const now = ctx.clock.now();
  return sql<Changed>`select r.id as "remarkId", found.reason, ${moneyMinor('r')}::float8 as "amountMinor"
    from remark as r cross join lateral (select ${holdReason('r', now)} as reason) as found
    where r.id in (${candidates}) and found.reason is distinct from (select noted.reason from payout_hold as noted
      where noted.remark_id = r.id and noted.ended_at is null)
    order by r.id`.rows(ctx);
}

async function note(ctx: Ctx, { remarkId, reason, amountMinor }: Changed): Promise<void> {
  const now = ctx.clock.now();
  await sql`update payout_hold set ended_at = ${now} where remark_id = ${remarkId} and ended_at is null`.run(
    ctx,
  );
  if (reason === null) return record(ctx, { type: 'remark.payoutResumed', remarkId });
  const noted = await sql`insert into payout_hold (remark_id, reason, began_at)
    values (${remarkId}, ${reason}, ${now}) on conflict do nothing returning id`.rows(ctx);
  if (noted.length === 0 || toldElsewhere.has(reason)) return;
  await record(ctx, { type: 'remark.payoutHeld', remarkId, reason, amountMinor: amountMinor ?? 0 });
}

/** Money on its way that nothing holds up and of which no day is promised since the last hold. */
function unpromised(ctx: Ctx): Promise<UnderWay[]> {
  return sql<UnderWay>`select w.id, w.remark_id as "remarkId", w.available_at as "availableAt"
    from bank_transfer as w where w.ended_at is null and w.arrived_on is null and w.bank_payout_id is null
      and not exists (select from payout_hold as h where h.remark_id = w.remark_id and h.ended_at is null)
      and not exists (select from payout_promise as p where p.bank_transfer_id = w.id and p.created_at >= coalesce(
        (select max(h.ended_at) from payout_hold as h where h.remark_id = w.remark_id
          and h.reason <> 'balance_pending'), w.created_at))
    order by w.id`.rows(ctx);
}

/**
 * Notes what begins and ceases to hold the money of jobs, tells the influencer, and promises a new day when the way is
 * free again. Runs in one transaction.
 */
export async function noteHolds(ctx: Ctx): Promise<void> {
  for (const job of await changed(ctx)) await note(ctx, job);
  for (const transfer of await unpromised(ctx)) {
    await promiseByBusinessDays(ctx, transfer);
    await record(ctx, { type: 'remark.payoutMoved', remarkId: transfer.remarkId });
  }
}
