import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import { BankAccount } from '../../bank-accounts/bank-account.entity.ts';
import { approvePaidWork } from '../../deliverables/submission.service.ts';
import { balanceOf, postTransfer } from '../../ledger/ledger.service.ts';
import {
  type LockedRemark,
  lockRemark,
  lockRemarkAs,
  type Move,
  moveRemark,
  wasLastStep,
} from '../../remarks/remark.service.ts';
import { followToBank } from '../bank/payout-promise.service.ts';
import { transferGroupOf } from '../hire/settle-payment.service.ts';
import type { MoneyAnswer } from '../money-call.steps.ts';
import { Payment } from '../payment.entity.ts';
import { Payout } from '../payout.entity.ts';
import { Refund } from '../refund.entity.ts';
import { reopenDispute, ruledDispute } from '../ruling.service.ts';
import { reopenWithMoney } from './reopen-job.service.ts';
import { sendTransfer, type Transfer } from './transfer.steps.ts';

/** State of the release after a try. A refusal is recorded first, and thrown by the caller after the commit. */
export type ReleaseOutcome =
  /** `waiting`: the owner released it, and it follows once the influencer's new bank account can be paid out to. */
  | { readonly status: 'released' | 'releasing' | 'waiting' }
  | { readonly status: 'refused'; readonly refusal: DomainError };

/** The transfers of a payout that counted as made, oldest first. */
const transfersOf = ({ providerTransferId, earlierTransfers }: Payout): string[] =>
  providerTransferId ? [...earlierTransfers, providerTransferId] : earlierTransfers;

function transferOf(payout: Payout, payment: Payment, lookFirst: boolean): Transfer {
  const { id: payoutId, remarkId, amountMinor, currency, destination, attempt } = payout;
  if (!payment.providerChargeId) throw new Error(`Payment ${payment.id} has no charge to pay out from.`);
  const sourceCharge = payment.providerChargeId;
  const key = `release-${payoutId}-${attempt}-${payout.createdAt.getTime().toString(36)}`;
  return {
    ...{ payoutId, remarkId, amountMinor, currency, destination, sourceCharge, key, attempt, lookFirst },
    transferGroup: transferGroupOf(remarkId),
    earlier: transfersOf(payout),
    mark: ['payout', String(payoutId)],
    metadata: { remark: String(remarkId) },
  };
}

/**
 * Records the transfer of an amount of a job's held money. The caller has locked the job, and calls the provider later.
 */
export async function beginPayout(
  ctx: Ctx,
  { remark, facts }: LockedRemark,
  payment: Payment,
  amountMinor: number,
): Promise<Payout> {
  const bank = await ctx.em.findOne(BankAccount, { ownerId: facts.applicantId });
  if (!bank) throw new DomainError(ErrorCode.RECIPIENT_BANK_MISSING);
  const now = ctx.clock.now();
  const destination = bank.providerAccountId;
  const earlier = await ctx.em.findOne(Payout, { remarkId: remark.id });
  if (earlier) {
    const again = { attempt: earlier.attempt + 1, state: 'created', failureMessage: null } as const;
    return Object.assign(earlier, again, { amountMinor, destination, updatedAt: now });
  }
  const { id: paymentId, currency, payeeId } = payment;
  const about = { remarkId: remark.id, paymentId, payeeId, amountMinor, currency, destination };
  const times = { createdAt: now, updatedAt: now };
  return ctx.em.create(Payout, { ...about, ...times, state: 'created', attempt: 1 });
}

async function prepare(ctx: Ctx, remarkId: number): Promise<Prepared<Transfer, ReleaseOutcome>> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  if (locked.remark.state === 'released') return { done: { status: 'released' } };
  if (locked.remark.state === 'releasing') return prepareAgain(ctx, remarkId, false);
  if (locked.facts.releaseAsked) return { done: { status: 'waiting' } };
  if (locked.remark.state === 'done' && locked.facts.bankAccountWaits) return releaseLater(ctx, locked);
  return begin(ctx, locked, { action: 'releasePayment', side: 'owner' });
}

/** Notes that the owner released a job whose influencer's new bank account is not paid out to yet. */
async function releaseLater(ctx: Ctx, locked: LockedRemark): ReturnType<typeof prepare> {
  const now = ctx.clock.now();
  const fill = { releaseAskedAt: now, releaseDeadline: now };
  await moveRemark(ctx, locked, { action: 'releaseLater', side: 'owner', fill });
  await approvePaidWork(ctx, locked.remark.id, 'owner');
  return { done: { status: 'waiting' } };
}

/** What the schedule does when the owner is silent, or has released it before it could be paid out, unless the job moved on meanwhile. */
async function prepareSilent(ctx: Ctx, remarkId: number): ReturnType<typeof prepare> {
  const locked = await lockRemark(ctx, remarkId);
  const { state } = locked.remark;
  if (state !== 'done') return { done: { status: state === 'released' ? state : 'releasing' } };
  const action = locked.facts.releaseAsked ? 'releaseFollows' : 'silenceReleases';
  return begin(ctx, locked, { action, side: 'system' });
}

/** Records the transfer of all held money: the accepted offer, unless a bank took a part of it back. */
async function begin(ctx: Ctx, locked: LockedRemark, move: Move): ReturnType<typeof prepare> {
  const remarkId = locked.remark.id;
  const payment = await ctx.em.findOne(Payment, { remarkId, state: 'succeeded' });
  const amountMinor = await balanceOf(ctx, remarkId, 'held');
  await moveRemark(ctx, locked, { ...move, amountMinor });
  await approvePaidWork(ctx, remarkId, move.action === 'silenceReleases' ? 'system' : 'owner');
  if (!payment) throw new Error(`Application ${remarkId} is done, but was never paid.`);
  const payout = await beginPayout(ctx, locked, payment, amountMinor);
  await ctx.em.flush();
  return { call: transferOf(payout, payment, false) };
}

/** The call under way, or one that a crash may have prevented. */
async function prepareAgain(ctx: Ctx, remarkId: number, lookFirst: boolean): ReturnType<typeof prepare> {
  const payout = await ctx.em.findOneOrFail(Payout, { remarkId });
  if (payout.state === 'succeeded') return { done: { status: 'released' } };
  if (payout.state === 'failed') return { done: refused(payout.failureMessage) };
  const payment = await ctx.em.findOneOrFail(Payment, payout.paymentId);
  return { call: transferOf(payout, payment, lookFirst) };
}

function refused(message: string | null | undefined): ReleaseOutcome {
  const params = message ? { message } : undefined;
  return { status: 'refused', refusal: new DomainError({ code: ErrorCode.PAYOUT_FAILED, params }) };
}

async function settle(ctx: Ctx, wanted: Transfer, answer: MoneyAnswer): Promise<ReleaseOutcome> {
  const locked = await lockRemark(ctx, wanted.remarkId);
  const payout = await ctx.em.findOneOrFail(Payout, wanted.payoutId);
  if (payout.state === 'succeeded') return { status: 'released' };
  if (answer.kind === 'unknown') return { status: 'releasing' };
  payout.updatedAt = ctx.clock.now();
  if (answer.kind === 'sent') return release(ctx, locked, payout, answer);
  if (payout.attempt === wanted.attempt && payout.state === 'created') {
    payout.state = 'failed';
    payout.failureMessage = answer.message;
    await payoutRefused(ctx, locked, wanted.attempt);
  }
  return refused(answer.message);
}

/** What the schedule tries again and again, by what it began. Both sides were told the first time. */
const repeats = {
  silenceReleases: 'payoutFailedAgain',
  releaseFollows: 'payoutFailedAgain',
  transferRest: 'ruledPayoutFailedAgain',
} as const;

/** Returns the job to its earlier state; a ruling of which nothing has moved is open again. */
async function payoutRefused(ctx: Ctx, locked: LockedRemark, attempt: number): Promise<void> {
  const ruled = await ruledDispute(ctx, locked.remark.id);
  if (ruled?.ruling === 'release') reopenDispute(ctx, ruled);
  const begun = ruled ? 'transferRest' : locked.facts.releaseAsked ? 'releaseFollows' : 'silenceReleases';
  const isRepeated = attempt > 1 && (await wasLastStep(ctx, locked.remark.id, begun));
  const first = ruled ? 'ruledPayoutFailed' : 'payoutFailed';
  await moveRemark(ctx, locked, {
    action: isRepeated ? repeats[begun] : first,
    side: 'system',
    // The schedule tries the rest of a decided dispute again.
    ...(ruled && { fill: { releaseDeadline: ctx.clock.now() } }),
  });
}

/** The refund of a split came back while the rest was on its way: now the refund is left to do. */
async function returnToRefund(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { id: remarkId, state } = locked.remark;
  const came = await ctx.em.findOne(Refund, { remarkId, kind: 'ruling', returnedAt: { $ne: null } });
  if (state !== 'settled' || !came || (came.state !== 'created' && !came.givenUpAt)) return;
  const { amountMinor, feeMinor } = came;
  await moveRemark(ctx, locked, { action: 'refundReturned', side: 'system', amountMinor, feeMinor });
}

/** The step that ends a payout, by what began it. */
async function paidOutBy(ctx: Ctx, remarkId: number): Promise<string> {
  const ruled = await ruledDispute(ctx, remarkId);
  if (ruled) return ruled.ruling === 'split' ? 'restPaidOut' : 'ruledPaidOut';
  return (await wasLastStep(ctx, remarkId, 'silenceReleases')) ? 'silencePaidOut' : 'payoutSent';
}

async function release(
  ctx: Ctx,
  locked: LockedRemark,
  payout: Payout,
  sent: Extract<MoneyAnswer, { kind: 'sent' }>,
): Promise<ReleaseOutcome> {
  const { id, remarkId, amountMinor, payeeId, attempt } = payout;
  // A reversed one is made again, and posted again.
  const key = payout.providerTransferId ? `release-${id}-${attempt}` : `release-${id}`;
  payout.earlierTransfers = transfersOf(payout);
  payout.state = 'succeeded';
  payout.providerTransferId = sent.providerId;
  payout.failureMessage = null;
  await postTransfer(ctx, payout, { key, kind: 'release', from: ['held'], to: ['payout', payeeId] });
  await followToBank(ctx, payout, sent.transfer);
  await moveRemark(ctx, locked, {
    action: await paidOutBy(ctx, remarkId),
    side: 'system',
    amountMinor,
    fill: { releasedAt: ctx.clock.now(), releaseAskedAt: null },
  });
  await returnToRefund(ctx, locked);
  // More of an earlier transfer came back while this one was on its way.
  await reopenWithMoney(ctx, locked);
  return { status: 'released' };
}

const steps: ProviderSteps<number, Transfer, MoneyAnswer, ReleaseOutcome> = {
  prepare,
  call: ({ ports }, wanted) => sendTransfer(ports, wanted),
  settle,
};

/**
 * Transfers the held money of a finished job to the influencer. Idempotent. Returns the state: when the provider does
 * not answer, the transfer stays under way, and a job finishes it; to a new bank account that is not paid out to yet, it
 * waits, and a job makes it afterwards. Throws PAYOUT_FAILED with the provider's message,
 * NOT_DONE, RECIPIENT_BANK_MISSING, NOT_PAID_TYPE, FORBIDDEN, NOT_FOUND.
 */
export async function releasePayment(
  ctx: StepsCtx,
  remarkId: number,
): Promise<'released' | 'releasing' | 'waiting'> {
  const outcome = await runSteps(ctx, ctx.inTransaction, steps, remarkId);
  if (outcome.status === 'refused') throw outcome.refusal;
  return outcome.status;
}

/**
 * The same for an owner who has been silent until the deadline, by the schedule. Throws WRONG_STATE before the deadline,
 * CHARGEBACK_OPEN, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED.
 */
export function releaseForSilent(ctx: StepsCtx, remarkId: number): Promise<ReleaseOutcome> {
  return runSteps(ctx, ctx.inTransaction, { ...steps, prepare: prepareSilent }, remarkId);
}

/** Finishes a payout under way: asks the provider whether it was made, and makes it when it was not. */
export function finishRelease(ctx: StepsCtx, remarkId: number): Promise<ReleaseOutcome> {
  const finish: typeof steps = {
    ...steps,
    async prepare(inner, id) {
      await lockRemark(inner, id);
      return prepareAgain(inner, id, true);
    },
  };
  return runSteps(ctx, ctx.inTransaction, finish, remarkId);
}
