import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import { BankAccount } from '../../bank-accounts/bank-account.entity.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../../remarks/remark.service.ts';
import { isPaidOut } from '../held-money.service.ts';
import type { MoneyAnswer } from '../money-call.steps.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { beginPayout, finishRelease, type ReleaseOutcome } from '../release/release.service.ts';
import { reopenWithMoney } from '../release/reopen-job.service.ts';
import { reopenDispute, ruledDispute } from '../ruling.service.ts';
import { failRefund, fitToHeld, heldPayment, postRefund, scheduleRetry } from './record-refund.service.ts';
import { isLastTry, type JobRefundCall, nextCheckAt, sendRefund } from './refund.steps.ts';

/** State of the refund after a try. A refusal is recorded first, and thrown by the caller after the commit. */
export type RefundOutcome =
  /** `part`: the payer has the part of a split; the influencer's part is transferred next. */
  | { readonly status: 'refunded' | 'refunding' | 'part' }
  | { readonly status: 'refused'; readonly refusal: DomainError };

const refused: RefundOutcome = { status: 'refused', refusal: new DomainError(ErrorCode.REFUND_FAILED) };

/** The refund under way, before those that came back and wait for their time, or else the newest one. */
async function currentRefund(ctx: Ctx, remarkId: number): Promise<Refund> {
  const newest = { updatedAt: 'desc', id: 'desc' } as const;
  const underWayFirst = { orderBy: { retryAt: 'asc nulls first', ...newest } } as const;
  const open = await ctx.em.findOne(Refund, { remarkId, state: 'created' }, underWayFirst);
  return open ?? ctx.em.findOneOrFail(Refund, { remarkId }, { orderBy: newest });
}

/**
 * Whether a refund may go to the provider now. A returned one waits for its time, and while a chargeback is open. It is
 * about what is held by then, and counts as under way once it has started.
 */
async function mayGo(ctx: Ctx, { facts }: LockedRemark, refund: Refund): Promise<boolean> {
  if (!refund.retryAt) return true;
  if (refund.retryAt > ctx.clock.now()) return false;
  const payment = await ctx.em.findOneOrFail(Payment, refund.paymentId);
  const isFree = !facts.chargebackOpen;
  const isThere = isFree && (await fitToHeld(ctx, payment, refund));
  const nothing = { state: 'failed', failureMessage: 'Nothing of it is held any more.' } as const;
  if (isFree && !isThere) Object.assign(refund, nothing);
  Object.assign(refund, { retryAt: isFree ? null : nextCheckAt(ctx), updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  return isThere;
}

async function prepare(
  ctx: Ctx,
  remarkId: number,
  lookFirst: boolean,
): Promise<Prepared<JobRefundCall, RefundOutcome>> {
  const locked = await lockRemark(ctx, remarkId);
  const { remark } = locked;
  const refund = await currentRefund(ctx, remarkId);
  if (refund.state === 'failed') return { done: refused };
  if (refund.state === 'succeeded') {
    return { done: { status: remark.state === 'releasing' ? 'part' : 'refunded' } };
  }
  if (!(await mayGo(ctx, locked, refund))) return { done: { status: 'refunding' } };
  const payment = await ctx.em.findOneOrFail(Payment, refund.paymentId);
  if (!payment.providerPaymentId) throw new Error(`Payment ${payment.id} is not known to the provider.`);
  const { id: refundId, attempt } = refund;
  const amountMinor = refund.amountMinor + refund.feeMinor;
  const key = `refund-${refundId}-${attempt}-${refund.createdAt.getTime().toString(36)}`;
  const { providerPaymentId } = payment;
  const told = { mark: ['refund', String(refundId)], metadata: { remark: String(remarkId) } } as const;
  return { call: { refundId, remarkId, providerPaymentId, amountMinor, key, attempt, lookFirst, ...told } };
}

async function settle(ctx: Ctx, wanted: JobRefundCall, answer: MoneyAnswer): Promise<RefundOutcome> {
  const locked = await lockRemark(ctx, wanted.remarkId);
  const refund = await ctx.em.findOneOrFail(Refund, wanted.refundId);
  if (refund.state === 'succeeded') {
    return { status: locked.remark.state === 'releasing' ? 'part' : 'refunded' };
  }
  // The bank returned it before we heard that it was made; the code that saw that has scheduled the next try.
  if (refund.state === 'failed') return refused;
  if (refund.attempt !== wanted.attempt) return { status: 'refunding' };
  // Also when the outcome is unknown: refunds that wait for a bank go to the end of the job's queue.
  refund.updatedAt = ctx.clock.now();
  if (answer.kind === 'unknown') {
    await ctx.em.flush();
    return { status: 'refunding' };
  }
  if (answer.kind === 'sent') return refundSent(ctx, locked, refund, answer.providerId);
  refund.failureMessage = answer.message;
  await refundRefused(ctx, locked, refund);
  return refused;
}

/** What ends a job with its refund: with all of the money, or of a job whose influencer keeps their part. */
const ruledSteps = ['ruledRefunded', 'partRefundedAgain'] as const;
const otherSteps = ['refunded', 'refundedAgain'] as const;

async function refundSent(
  ctx: Ctx,
  locked: LockedRemark,
  refund: Refund,
  providerRefundId: string,
): Promise<RefundOutcome> {
  const { id, remarkId, attempt } = refund;
  Object.assign(refund, { state: 'succeeded', providerRefundId, failureMessage: null, retryAt: null });
  // A returned one is made again, and posted again.
  await postRefund(ctx, refund, refund.returnedAt ? `refund-${id}-${attempt}` : `refund-${id}`);
  const { amountMinor, feeMinor } = refund;
  // It came back while the rest of a split was on its way; that continues by itself.
  if (locked.remark.state !== 'refunding') return { status: 'refunded' };
  const ruled = refund.kind === 'ruling' ? await ruledDispute(ctx, remarkId) : null;
  if (ruled?.ruling === 'split' && !refund.returnedAt)
    return beginRest(ctx, locked, refund, ruled.releaseMinor);
  const [whole, part] = ruled ? ruledSteps : otherSteps;
  const action = (await isPaidOut(ctx, remarkId)) ? part : whole;
  await moveRemark(ctx, locked, { action, side: 'system', amountMinor, feeMinor });
  // More came back meanwhile.
  await reopenWithMoney(ctx, locked);
  return { status: 'refunded' };
}

/** The second half of a split: the influencer's part is recorded in the transaction that posts the refund. */
async function beginRest(
  ctx: Ctx,
  locked: LockedRemark,
  { amountMinor, feeMinor }: Refund,
  releaseMinor: number | null | undefined,
): Promise<RefundOutcome> {
  if (!releaseMinor) throw new Error(`The split of application ${locked.remark.id} says no amount.`);
  await moveRemark(ctx, locked, { action: 'partRefunded', side: 'system', amountMinor, feeMinor });
  if ((await ctx.em.count(BankAccount, { ownerId: locked.facts.applicantId, payableAt: null })) === 0) {
    // The bank account was deleted or replaced meanwhile: as after a refused transfer, the schedule tries again once there is one.
    const fill = { releaseDeadline: ctx.clock.now() };
    await moveRemark(ctx, locked, { action: 'ruledPayoutFailed', side: 'system', fill });
    return { status: 'refunded' };
  }
  await beginPayout(ctx, locked, await heldPayment(ctx, locked.remark.id), releaseMinor);
  await ctx.em.flush();
  return { status: 'part' };
}

async function refundRefused(ctx: Ctx, locked: LockedRemark, refund: Refund): Promise<void> {
  const { remark, facts } = locked;
  if (remark.hiredAt === null || refund.returnedAt) {
    // Charged after the cancellation, or returned long after: there is no state to return to.
    await scheduleRetry(ctx, refund);
    await ctx.em.flush();
    return;
  }
  refund.state = 'failed';
  const ruled = refund.kind === 'ruling' ? await ruledDispute(ctx, remark.id) : null;
  if (ruled) reopenDispute(ctx, ruled);
  const asked = remark.cancelDeadline ? 'askedRefundFailed' : 'refundFailed';
  // The job for silence asks again by itself.
  if (facts.silenceAgreed && isLastTry(refund.attempt)) await failRefund(ctx, refund);
  await moveRemark(ctx, locked, { action: ruled ? 'ruledRefundFailed' : asked, side: 'system' });
}

/**
 * Makes the recorded refund of a job, once, and after the refund of a split the transfer of the rest. `lookFirst` asks
 * the provider whether it was made already. When the provider does not answer, the refund stays under way, and a job
 * finishes it.
 */
export async function finishRefund(
  ctx: StepsCtx,
  remarkId: number,
  lookFirst: boolean,
): Promise<RefundOutcome | ReleaseOutcome> {
  const steps: ProviderSteps<number, JobRefundCall, MoneyAnswer, RefundOutcome> = {
    prepare: (inner, id) => prepare(inner, id, lookFirst),
    call: ({ ports }, wanted) => sendRefund(ports, wanted),
    settle,
  };
  const outcome = await runSteps(ctx, ctx.inTransaction, steps, remarkId);
  return outcome.status === 'part' ? finishRelease(ctx, remarkId) : outcome;
}
