import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { bankAccountWaits, canBePaidOut } from '../../profiles/can-be-paid-out.facts.ts';
import { chargebackOpen } from '../../remarks/remark.policy.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../../remarks/remark.service.ts';
import type { Dispute } from '../dispute.entity.ts';
import { unclaimedMinor } from '../held-money.service.ts';
import { heldPayment } from '../refund/record-refund.service.ts';
import { refusedLately } from '../release/payout-retry.facts.ts';
import { beginPayout, finishRelease } from '../release/release.service.ts';
import { ruledDispute } from '../ruling.service.ts';

/** Maximum number of jobs in one run. */
const BATCH = 50;

/** Begins to transfer the influencer's part of a decided dispute that was not sent, or was taken back. */
export async function beginTransferOfRest(
  ctx: Ctx,
  locked: LockedRemark,
  { releaseMinor }: Dispute,
  side: 'staff' | 'system',
): Promise<void> {
  const { id: remarkId } = locked.remark;
  const amountMinor = Math.min(releaseMinor ?? 0, await unclaimedMinor(ctx, remarkId));
  await moveRemark(ctx, locked, { action: 'transferRest', side, amountMinor });
  await beginPayout(ctx, locked, await heldPayment(ctx, remarkId), amountMinor);
  await ctx.em.flush();
}

/** Decided jobs whose influencer waits for their part, and whom nothing keeps from getting it. */
async function waiting(ctx: StepsCtx): Promise<number[]> {
  const now = ctx.clock.now();
  const found = await sql<{ id: number }>`select r.id from remark as r
    where r.state = 'disputed' and r.release_deadline <= ${now}
      and exists (select from dispute as d where d.remark_id = r.id and d.state = 'ruled' and d.release_minor > 0)
      and ${canBePaidOut(sql`r.applicant_id`)} and not ${bankAccountWaits(sql`r.applicant_id`)}
      and not ${chargebackOpen('r')} and not ${refusedLately('r', now)}
    order by r.release_deadline, r.id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/** Returns whether a transfer is to be made; false when the job moved on meanwhile. */
async function begin(ctx: Ctx, remarkId: number): Promise<boolean> {
  const locked = await lockRemark(ctx, remarkId);
  const dispute = locked.remark.state === 'disputed' ? await ruledDispute(ctx, remarkId) : null;
  if (!dispute?.releaseMinor || (await unclaimedMinor(ctx, remarkId)) <= 0) return false;
  await beginTransferOfRest(ctx, locked, dispute, 'system');
  return true;
}

/**
 * Transfers what influencers are due of decided disputes, when the provider refused it, the bank account was missing, or
 * it was taken back. One that fails is logged and tried again. Returns the number of jobs.
 */
export async function transferRests(ctx: StepsCtx): Promise<number> {
  const ids = await waiting(ctx);
  for (const id of ids) {
    try {
      if (await ctx.inTransaction((inner) => begin(inner, id))) await finishRelease(ctx, id);
    } catch (error) {
      ctx.ports.log.error({ err: error, remarkId: id }, 'a part that was decided could not be transferred');
    }
  }
  return ids.length;
}
