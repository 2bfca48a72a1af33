import { createHash } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { PayForHireInput } from '../../../../schema/payment.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import { openOffer } from '../../remarks/offer.service.ts';
import {
  assertMove,
  type LockedRemark,
  lockRemark,
  lockRemarkAs,
  moveRemark,
} from '../../remarks/remark.service.ts';
import { Payment } from '../payment.entity.ts';
import { finishCancelPayment } from './cancel-payment.service.ts';
import {
  afterCancelPayment,
  failureOf,
  mayConfirm,
  methodOf,
  type PayAnswer,
  payByCard,
  recordBankDecline,
  recordCard,
  standingOf,
} from './card-try.steps.ts';
import { type Charge, type ChargeAnswer, charge, chargeOf } from './charge.steps.ts';
import type { PayOutcome } from './pay-outcome.facts.ts';
import { settlePayment } from './settle-payment.ts';

interface Press {
  readonly remarkId: number;
  /** Null looks again after the bank's confirmation. */
  readonly methodId: string | null;
}

async function createPayment(ctx: Ctx, { remark, facts }: LockedRemark, methodId: string): Promise<Payment> {
  const offer = await openOffer(ctx, remark.id);
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

async function prepare(ctx: Ctx, { remarkId, methodId }: Press): Promise<Prepared<Charge, PayOutcome>> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  const earlier = await ctx.em.findOne(Payment, { remarkId });
  if (earlier?.state === 'succeeded') return { done: { status: 'succeeded' } };
  if (earlier?.cancelAskedAt) throw new DomainError(ErrorCode.WRONG_STATE);
  assertMove(locked, { action: 'pay', side: 'owner' });
  if (methodId === null) return lookAgain(locked, earlier);
  const payment = earlier ?? (await createPayment(ctx, locked, methodId));
  const isConfirmed = recordCard(payment, methodId, ctx.clock.now());
  if (locked.remark.state !== 'paying') {
    const { amountMinor } = payment;
    await moveRemark(ctx, locked, { action: 'pay', side: 'owner', amountMinor });
  }
  await ctx.em.flush();
  return { call: chargeOf(payment, locked.remark.campaignId, isConfirmed) };
}

function lookAgain({ remark }: LockedRemark, payment: Payment | null): Prepared<Charge, PayOutcome> {
  if (!payment) throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  const failure = failureOf(payment);
  if (failure) return { done: failure };
  return { call: chargeOf(payment, remark.campaignId, mayConfirm(payment, { mayFinish: true })) };
}

const steps: ProviderSteps<Press, Charge, ChargeAnswer, PayOutcome> = {
  prepare,
  call: ({ ports }, wanted) => charge(ports, wanted),
  settle: settlePayment,
};

/**
 * Charges the accepted offer and hires. Idempotent: one provider payment per hire, so pressing again after a failed
 * card continues with the same one. Throws CARD_DECLINED with the provider's message, PAYMENT_FAILED,
 * OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, FORBIDDEN, NOT_FOUND, RATE_LIMITED after ten declined cards in an hour.
 */
export async function payForHire(ctx: StepsCtx, input: PayForHireInput): Promise<PayAnswer> {
  const methodId = methodOf(input);
  const remarkId = toId(input.remarkId, 'remarkId');
  const pay = () => runSteps(ctx, ctx.inTransaction, steps, { remarkId, methodId });
  return payByCard(ctx, { what: `job ${remarkId}`, methodId }, pay);
}

/**
 * Looks up an unsettled payment at the provider and records its state. `mayFinish` also makes the call that a crash may
 * have prevented, with the recorded card and keys.
 */
export async function finishPayment(
  ctx: StepsCtx,
  remarkId: number,
  mayFinish: boolean,
): Promise<PayOutcome> {
  const cancelRequested = { remarkId, cancelAskedAt: { $ne: null } } as const;
  if ((await ctx.em.fork().count(Payment, cancelRequested)) > 0) {
    return afterCancelPayment(await finishCancelPayment(ctx, remarkId));
  }
  const outcome = await runSteps(ctx, ctx.inTransaction, finishing(remarkId, mayFinish), {
    remarkId,
    methodId: null,
  });
  await recordBankDecline(ctx, outcome);
  return outcome;
}

const finishing = (remarkId: number, mayFinish: boolean): typeof steps => ({
  ...steps,
  async prepare(inner) {
    const { remark } = await lockRemark(inner, remarkId);
    const payment = await inner.em.findOne(Payment, { remarkId });
    const standing = standingOf(payment, { mayFinish });
    if (standing || !payment) return { done: standing ?? { status: 'succeeded' } };
    return { call: chargeOf(payment, remark.campaignId, mayConfirm(payment, { mayFinish })) };
  },
});

const TOKEN = /^tok_\w{1,250}$/;

/** The card of a token. A token works once; its key makes a repeat get the same card. */
async function methodOfToken({ ports }: StepsCtx, remarkId: number, token: string): Promise<string> {
  const digest = createHash('sha256').update(token).digest('hex').slice(0, 32);
  try {
    return (await ports.payment.createPaymentMethodFromToken(token, `legacy-card-${remarkId}-${digest}`)).id;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const isCard = error.kind === 'card' || error.kind === 'invalid';
    if (isCard) throw new DomainError({ code: ErrorCode.CARD_DECLINED, params: { message: error.message } });
    throw new DomainError(ErrorCode.UNAVAILABLE);
  }
}

/** Like `payForHire`, with a card token as older clients create it. Throws the same. */
export async function payByToken(ctx: StepsCtx, remarkId: number, token: string): Promise<PayAnswer> {
  if (!TOKEN.test(token)) throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  const paymentMethodId = await methodOfToken(ctx, remarkId, token);
  return payForHire(ctx, { remarkId: String(remarkId), paymentMethodId });
}
