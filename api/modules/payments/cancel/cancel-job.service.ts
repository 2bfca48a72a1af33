import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { balanceOf } from '../../ledger/ledger.service.ts';
import { NO_CANCEL_REQUEST } from '../../remarks/job.service.ts';
import { plainText } from '../../remarks/remark.policy.ts';
import {
  type LockedRemark,
  lockRemark,
  lockRemarkAs,
  lockRemarkOfParty,
  type Move,
  moveRemark,
  wasLastStep,
} from '../../remarks/remark.service.ts';
import { beginCancelPayment, finishCancelPayment } from '../hire/cancel-payment.service.ts';
import { beginRefund, heldPayment } from '../refund/record-refund.service.ts';
import { finishRefund } from '../refund/refund.service.ts';

/** Provider calls that are left after the commit. */
type Next = 'refund' | 'cancelPayment' | 'nothing';

/** Starts the cancellation of a job and records the refund of its payment. */
export async function beginCancel(ctx: Ctx, locked: LockedRemark, move: Move): Promise<Next> {
  const { state } = locked.remark;
  const isPaid = locked.facts.campaignType === 'paid' && (state === 'hired' || state === 'cancel_asked');
  const payment = isPaid ? await heldPayment(ctx, locked.remark.id) : null;
  const amountMinor = await balanceOf(ctx, locked.remark.id, 'held');
  await moveRemark(ctx, locked, { ...move, ...(payment && { amountMinor }) });
  if (!payment) return 'nothing';
  await beginRefund(ctx, payment, 'cancel', amountMinor);
  return 'refund';
}

async function prepareCancel(ctx: Ctx, remarkId: number, reason: string | null): Promise<Next> {
  const { side, ...locked } = await lockRemarkOfParty(ctx, remarkId);
  const { state } = locked.remark;
  if (state === 'cancelled') return 'nothing';
  if (state === 'refunding') return 'refund';
  // The influencer may cancel at any time; after the owner asked for it, that means agreeing.
  if (state === 'cancel_asked' && side === 'applicant') {
    return beginCancel(ctx, locked, { action: 'agreeToCancel', side });
  }
  const cancelReason = plainText(reason, 'reason');
  if (state === 'paying' && side === 'owner') {
    await beginCancelPayment(ctx, locked);
    locked.remark.cancelReason = cancelReason;
    return 'cancelPayment';
  }
  const fill = { cancelReason };
  return beginCancel(ctx, locked, {
    action: 'cancel',
    side,
    ...(cancelReason && { note: cancelReason }),
    fill,
  });
}

async function finish(ctx: StepsCtx, remarkId: number, next: Next): Promise<void> {
  if (next === 'nothing') return;
  if (next === 'cancelPayment') {
    // The bank was faster: the job is paid now, so the influencer must agree.
    if ((await finishCancelPayment(ctx, remarkId)) === 'paid')
      throw new DomainError(ErrorCode.ASK_TO_CANCEL_FIRST);
    return;
  }
  const outcome = await finishRefund(ctx, remarkId, false);
  if (outcome.status === 'refused') throw outcome.refusal;
}

/**
 * Cancels an application or a job: free before a payment, for either side, and for the owner while the bank waits for
 * them; by the influencer of a paid job until it is done, with a full refund. Idempotent. Throws ASK_TO_CANCEL_FIRST,
 * DISPUTE_ONLY, IN_DISPUTE, REFUND_FAILED, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function cancelJob(ctx: StepsCtx, remarkId: number, reason: string | null): Promise<void> {
  await finish(ctx, remarkId, await ctx.inTransaction((inner) => prepareCancel(inner, remarkId, reason)));
}

async function prepareLateEnd(ctx: Ctx, remarkId: number): Promise<Next> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  const { state } = locked.remark;
  const isRepeat = state === 'cancelled' || state === 'refunding';
  if (isRepeat && (await wasEndedLate(ctx, remarkId))) return state === 'refunding' ? 'refund' : 'nothing';
  return beginCancel(ctx, locked, { action: 'endLate', side: 'owner', fill: NO_CANCEL_REQUEST });
}

async function wasEndedLate(ctx: Ctx, remarkId: number): Promise<boolean> {
  const found = await sql`select from transition where process = 'remark' and subject_id = ${remarkId}
    and action = 'endLate' limit 1`.rows(ctx);
  return found.length > 0;
}

/**
 * The owner ends a paid job alone, with a full refund: nothing was handed in for long after it was due. Idempotent.
 * Throws NOT_LATE, CHARGEBACK_OPEN, REFUND_FAILED, NOT_PAID_TYPE, WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function endLateJob(ctx: StepsCtx, remarkId: number): Promise<void> {
  await finish(ctx, remarkId, await ctx.inTransaction((inner) => prepareLateEnd(inner, remarkId)));
}

async function prepareAnswer(ctx: Ctx, remarkId: number, agree: boolean): Promise<Next> {
  const locked = await lockRemarkAs(ctx, remarkId, 'applicant');
  const { state } = locked.remark;
  if (agree) {
    if (state === 'cancelled') return 'nothing';
    if (state === 'refunding') return 'refund';
    return beginCancel(ctx, locked, { action: 'agreeToCancel', side: 'applicant' });
  }
  if (await wasLastStep(ctx, remarkId, 'declineToCancel')) return 'nothing';
  await moveRemark(ctx, locked, { action: 'declineToCancel', side: 'applicant', fill: NO_CANCEL_REQUEST });
  return 'nothing';
}

/**
 * The influencer's answer to a cancel request: agreeing refunds the payer in full, declining continues the job. Throws
 * REFUND_FAILED, WRONG_STATE when nobody asked or the time is over, NOT_PAID_TYPE, FORBIDDEN, NOT_FOUND.
 */
export async function answerCancel(ctx: StepsCtx, remarkId: number, agree: boolean): Promise<void> {
  await finish(ctx, remarkId, await ctx.inTransaction((inner) => prepareAnswer(inner, remarkId, agree)));
}

/** Maximum number of jobs in one run. */
const BATCH = 50;
/** Minutes between two tries of a refund that the provider refused. */
const PATIENCE = 60;

async function overdue(ctx: StepsCtx): Promise<number[]> {
  const now = ctx.clock.now();
  const lately = new Date(now.getTime() - PATIENCE * 60_000);
  const found = await sql<{ id: number }>`select r.id from remark as r
    where r.state = 'cancel_asked' and r.cancel_deadline <= ${now}
      and not exists (select from refund as f
        where f.remark_id = r.id and f.state = 'failed' and (f.updated_at > ${lately} or f.given_up_at is not null))
      and not exists (select from chargeback as c where c.remark_id = r.id and c.state = 'open')
    order by r.cancel_deadline, r.id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/** Agrees to cancel, unless the job moved on meanwhile. */
async function agree(ctx: Ctx, remarkId: number): Promise<boolean> {
  const locked = await lockRemark(ctx, remarkId);
  if (locked.remark.state !== 'cancel_asked' || !locked.facts.silenceAgreed) return false;
  return (await beginCancel(ctx, locked, { action: 'silenceAgrees', side: 'system' })) === 'refund';
}

/**
 * Agrees to cancel on behalf of influencers who have been silent for 72 hours, and refunds. Returns the number of jobs.
 * One that fails is logged and tried again.
 */
export async function agreeForSilent(ctx: StepsCtx): Promise<number> {
  const ids = await overdue(ctx);
  for (const id of ids) {
    try {
      if (await ctx.inTransaction((inner) => agree(inner, id))) await finishRefund(ctx, id, false);
    } catch (error) {
      ctx.ports.log.error(
        { err: error, remarkId: id },
        'a job could not be cancelled after the time to answer',
      );
    }
  }
  return ids.length;
}
