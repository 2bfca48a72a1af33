import type { SecondPerson } from '../../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { NO_CANCEL_REQUEST } from '../../remarks/job.service.ts';
import { Remark } from '../../remarks/remark.entity.ts';
import {
  assertMove,
  assertNotOwnJob,
  type LockedRemark,
  lockRemark,
  moveRemark,
  sideOf,
} from '../../remarks/remark.service.ts';
import { isAboveAlone, recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { beginCancel } from '../cancel/cancel-job.service.ts';
import { sharesAgain } from '../fee-share.service.ts';
import { isPaidOut, refundableMinor, unclaimedMinor } from '../held-money.service.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { reopenWithMoney } from '../release/reopen-job.service.ts';
import { ruleByHand } from '../ruling.service.ts';
import { postRefund } from './record-refund.service.ts';
import { finishRefund } from './refund.service.ts';

/** Schedules a given-up refund again, with as many tries as before. The caller finishes it after the commit. */
async function tryAgain(ctx: Ctx, locked: LockedRemark, refund: Refund): Promise<void> {
  if (locked.remark.state === 'cancel_asked') {
    await beginCancel(ctx, locked, { action: 'silenceAgrees', side: 'system' });
    return;
  }
  const now = ctx.clock.now();
  Object.assign(refund, { state: 'created', givenUpAt: null, retryAt: now, updatedAt: now });
  await ctx.em.flush();
}

/** Whether the influencer has a part of the money, or may still get one after the refund. */
async function isPartOf(ctx: Ctx, { remark }: LockedRemark, refund: Refund): Promise<boolean> {
  if (remark.state === 'disputed')
    return (await unclaimedMinor(ctx, remark.id)) > (await refundableMinor(ctx, refund));
  return isPaidOut(ctx, remark.id);
}

/** Records that staff paid the payer the held money in another way, for example by bank transfer; `reason` says how. */
async function noteByHand(ctx: Ctx, locked: LockedRemark, refund: Refund, reason: string): Promise<void> {
  const { id, remarkId, paymentId } = refund;
  const isPart = await isPartOf(ctx, locked, refund);
  const isRuled = locked.remark.state === 'disputed' && !isPart;
  const move = {
    action: isPart ? 'partRefundedByHand' : 'refundedByHand',
    side: 'staff',
    note: reason,
  } as const;
  assertMove(locked, move);
  const payment = await ctx.em.findOneOrFail(Payment, paymentId);
  const shares = await sharesAgain(ctx, payment, refund);
  const { amountMinor, feeMinor } = shares;
  // A bank may have taken it all meanwhile: then nothing can have been paid back.
  if (amountMinor <= 0) throw new DomainError(ErrorCode.WRONG_STATE);
  const done = { state: 'succeeded', givenUpAt: null, isByHand: true, updatedAt: ctx.clock.now() } as const;
  Object.assign(refund, done, shares);
  await postRefund(ctx, refund, `refund-${id}-by-hand`);
  if (isRuled) await ruleByHand(ctx, remarkId, amountMinor, reason);
  await moveRemark(ctx, locked, { ...move, amountMinor, feeMinor, fill: { ...NO_CANCEL_REQUEST } });
  await reopenWithMoney(ctx, locked);
}

/**
 * The refund that staff decide about: a given-up one or, for `byHand`, also one that was ruled and that the provider
 * refused.
 */
async function refusedRefund(
  ctx: Ctx,
  { id: remarkId, state }: Pick<Remark, 'id' | 'state'>,
  isByHand: boolean,
): Promise<Refund | null> {
  const isRuled = isByHand && state === 'disputed';
  const ruled = { kind: 'ruling', state: 'failed', returnedAt: null } as const;
  return ctx.em.findOne(Refund, { remarkId, ...(isRuled ? ruled : { givenUpAt: { $ne: null } }) });
}

async function prepare(ctx: Ctx, remarkId: number, isByHand: boolean, reason: string): Promise<void> {
  const locked = await lockRemark(ctx, remarkId);
  // Staff do not decide in their own case.
  if (sideOf(locked.facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  const refund = await refusedRefund(ctx, locked.remark, isByHand);
  if (!refund) throw new DomainError(ErrorCode.WRONG_STATE);
  if (isByHand) await noteByHand(ctx, locked, refund, reason);
  else await tryAgain(ctx, locked, refund);
  const action = isByHand ? 'refundJobByHand' : 'retryRefund';
  const { amountMinor } = refund;
  await recordStaffAction(ctx, { action, subject: 'remark', subjectId: remarkId, reason, amountMinor });
}

/** Giving much money back needs a second member of staff. */
export async function refundByTwo(
  ctx: Ctx,
  { remarkId: id, byHand }: { remarkId: string; byHand: boolean },
): Promise<SecondPerson | null> {
  const remarkId = toId(id, 'remarkId');
  const remark = await ctx.em.findOne(Remark, { id: remarkId });
  const refund = remark && (await refusedRefund(ctx, remark, byHand));
  if (!refund) return null;
  const { amountMinor } = refund;
  if (!(await isAboveAlone(ctx, amountMinor))) return null;
  await assertNotOwnJob(ctx, remarkId);
  return { subject: 'remark', subjectId: remarkId, amountMinor };
}

/**
 * Staff decide about the given-up refund of a job: it is tried again, or recorded as paid in another way. The latter
 * also for a refund that was ruled and that the provider refused; the rest of the money is then still to be ruled.
 * Throws REASON_REQUIRED, NOT_FOUND, CHARGEBACK_OPEN, REFUND_FAILED when the provider refuses it now, FORBIDDEN for an
 * own job, WRONG_STATE when no refund of the job was given up.
 */
export async function settleRefund(
  ctx: StepsCtx,
  remarkId: number,
  isByHand: boolean,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  await ctx.inTransaction((inner) => prepare(inner, remarkId, isByHand, reason));
  if (isByHand) return;
  const outcome = await finishRefund(ctx, remarkId, false);
  if (outcome.status === 'refused') throw outcome.refusal;
}
