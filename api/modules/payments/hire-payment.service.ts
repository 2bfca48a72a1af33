import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { PayForHireInput } from '../../../schema/payment.ts';
import type { Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/steps.ts';
import { liveOffer } from '../offers/offer.service.ts';
import {
  assertMove,
  type LockedRemark,
  lockRemark,
  lockRemarkAs,
  moveRemark,
} from '../remarks/remark.service.ts';
import { type Charge, type ChargeAnswer, charge, chargeOf, isMethodId } from './charge.steps.ts';
import { countDeclined, noteDeclined } from './declined-tries.service.ts';
import { finishGivingUp } from './give-up-payment.service.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';
import { Payment } from './payment.entity.ts';
import { settlePayment } from './settle-payment.ts';

interface Press {
  readonly remarkId: number;
  /** Null looks again after the bank's confirmation. */
  readonly methodId: string | null;
}

async function createPayment(ctx: Ctx, { remark, facts }: LockedRemark, methodId: string): Promise<Payment> {
  const offer = await liveOffer(ctx, remark.id);
  if (offer?.status !== 'accepted') throw new DomainError(ErrorCode.OFFER_NOT_ACCEPTED);
  const now = ctx.clock.now();
  return ctx.em.create(Payment, {
    remarkId: remark.id,
    payerId: facts.ownerId,
    payeeId: facts.applicantId,
    amountMinor: offer.amountMinor,
    currency: offer.currency,
    state: 'created',
    attempt: 1,
    methodId,
    createdAt: now,
    updatedAt: now,
  });
}

/** Notes the card of this press. A new try begins only after the earlier one is known to have failed. */
function note(ctx: Ctx, payment: Payment, methodId: string): boolean {
  const isSameTry = payment.state !== 'failed' && payment.methodId === methodId;
  if (isSameTry) return payment.state !== 'requires_action';
  if (payment.state === 'failed') payment.attempt += 1;
  payment.methodId = methodId;
  payment.state = 'processing';
  payment.failureCode = null;
  payment.failureMessage = null;
  payment.updatedAt = ctx.clock.now();
  return true;
}

async function prepare(
  ctx: Ctx,
  { remarkId, methodId }: Press,
): Promise<{ call: Charge } | { done: PayOutcome }> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  const earlier = await ctx.em.findOne(Payment, { remarkId });
  if (earlier?.state === 'succeeded') return { done: { status: 'succeeded' } };
  if (earlier?.cancelAskedAt) throw new DomainError(ErrorCode.WRONG_STATE);
  assertMove(locked, { action: 'pay', side: 'owner' });
  if (methodId === null) return lookAgain(locked, earlier);
  const payment = earlier ?? (await createPayment(ctx, locked, methodId));
  const mayConfirm = note(ctx, payment, methodId);
  if (locked.remark.state !== 'paying') {
    const { amountMinor } = payment;
    await moveRemark(ctx, locked, { action: 'pay', side: 'owner', amountMinor });
  }
  await ctx.em.flush();
  return { call: chargeOf(payment, locked.remark.campaignId, mayConfirm) };
}

function lookAgain(
  { remark }: LockedRemark,
  payment: Payment | null,
): { call: Charge } | { done: PayOutcome } {
  if (!payment) throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  if (payment.state === 'failed') {
    return { done: { status: 'refused', refusal: payRefusal(payment.failureMessage) } };
  }
  return { call: chargeOf(payment, remark.campaignId, payment.state !== 'requires_action') };
}

const steps: ProviderSteps<Press, Charge, ChargeAnswer, PayOutcome> = {
  prepare,
  call: ({ ports }, wanted) => charge(ports, wanted),
  settle: settlePayment,
};

/** How paying stands, for the payer. */
export type PayAnswer = Exclude<PayOutcome, { status: 'refused' }>;

/**
 * Charges the accepted offer and hires, once whatever is repeated: one provider payment per hire, so that pressing
 * again after a failed card goes on with the same one. Throws CARD_DECLINED with the provider's message, PAYMENT_FAILED,
 * OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, FORBIDDEN, NOT_FOUND, RATE_LIMITED after ten declined cards in an hour.
 */
export async function payForHire(ctx: StepsCtx, input: PayForHireInput): Promise<PayAnswer> {
  const methodId = input.paymentMethodId ?? null;
  if (methodId !== null && !isMethodId(methodId)) {
    throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  }
  const remarkId = toId(input.remarkId, 'remarkId');
  const pay = () => runSteps(ctx, ctx.inTransaction, steps, { remarkId, methodId });
  const outcome =
    methodId === null ? await pay() : await countDeclined(ctx, { what: `job ${remarkId}`, methodId }, pay);
  await countAtBank(ctx, outcome);
  if (outcome.status === 'refused') throw outcome.refusal;
  return outcome;
}

/** A card that its bank declined after asking the payer is a declined card too, whoever hears of it first. */
async function countAtBank(ctx: Ctx, outcome: PayOutcome): Promise<void> {
  if (outcome.status === 'refused' && outcome.declinedOf) await noteDeclined(ctx, outcome.declinedOf);
}

/**
 * Looks at the provider for a payment that is not settled, and records how it stands. `mayFinish` also makes the call
 * that a crash may have prevented, with the card and the keys that were noted.
 */
export async function finishPayment(
  ctx: StepsCtx,
  remarkId: number,
  mayFinish: boolean,
): Promise<PayOutcome> {
  const isGivenUp = { remarkId, cancelAskedAt: { $ne: null } } as const;
  if ((await ctx.em.fork().count(Payment, isGivenUp)) > 0) {
    const result = await finishGivingUp(ctx, remarkId);
    if (result === 'unknown') return { status: 'processing' };
    return result === 'paid' ? { status: 'succeeded' } : { status: 'refused', refusal: payRefusal(null) };
  }
  const outcome = await runSteps(ctx, ctx.inTransaction, finishing(remarkId, mayFinish), {
    remarkId,
    methodId: null,
  });
  await countAtBank(ctx, outcome);
  return outcome;
}

const finishing = (remarkId: number, mayFinish: boolean): typeof steps => ({
  ...steps,
  async prepare(inner) {
    const { remark } = await lockRemark(inner, remarkId);
    const payment = await inner.em.findOne(Payment, { remarkId });
    if (!payment || payment.state === 'succeeded') return { done: { status: 'succeeded' } };
    if (payment.state === 'failed') {
      return { done: { status: 'refused', refusal: payRefusal(payment.failureMessage) } };
    }
    const mayConfirm = mayFinish && payment.state !== 'requires_action';
    return { call: chargeOf(payment, remark.campaignId, mayConfirm) };
  },
});
