import { createHash } from 'node:crypto';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { PayForHireInput } from '../../../../schema/payment.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { openOffer } from '../../remarks/offer.service.ts';
import {
  assertMove,
  type LockedRemark,
  lockRemark,
  lockRemarkAs,
  moveRemark,
} from '../../remarks/remark.service.ts';
import {
  finishOnlinePayment,
  type OnlinePurchase,
  type PayAnswer,
  payOnline,
} from '../online/online-purchase.steps.ts';
import type { PayOutcome } from '../online/pay-outcome.facts.ts';
import { type PayingMethod, payingMethod } from '../online/paying-method.service.ts';
import { Payment } from '../payment.entity.ts';
import { finishCancelPayment } from './cancel-payment.service.ts';
import { type Charge, chargeOf, settlePayment } from './settle-payment.service.ts';

async function createPayment(
  ctx: Ctx,
  { remark, facts }: LockedRemark,
  method: PayingMethod,
): Promise<Payment> {
  const offer = await openOffer(ctx, remark.id);
  if (offer?.status !== 'accepted') throw new DomainError(ErrorCode.OFFER_NOT_ACCEPTED);
  const now = ctx.clock.now();
  return ctx.em.create(Payment, {
    remarkId: remark.id,
    payerId: facts.ownerId,
    payeeId: facts.applicantId,
    amountMinor: offer.amountMinor,
    feeMinor: offer.feeMinor,
    currency: offer.currency,
    state: 'created',
    attempt: 1,
    ...method,
    createdAt: now,
    updatedAt: now,
  });
}

const hireOf = (remarkId: number): OnlinePurchase<Payment, LockedRemark, Charge> => ({
  what: `job ${remarkId}`,
  lockForPayer: (ctx) => lockRemarkAs(ctx, remarkId, 'owner'),
  lock: (ctx) => lockRemark(ctx, remarkId),
  find: ({ em }) => em.findOne(Payment, { remarkId }),
  assertPayable: (locked) => assertMove(locked, { action: 'pay', side: 'owner' }),
  create: createPayment,
  async begin(ctx, locked, { amountMinor }) {
    if (locked.remark.state === 'paying') return;
    await moveRemark(ctx, locked, { action: 'pay', side: 'owner', amountMinor });
  },
  callOf: (payment, { remark }, mayConfirm) => chargeOf(payment, remark.campaignId, mayConfirm),
  settle: settlePayment,
  finishCancel: (ctx) => finishCancelPayment(ctx, remarkId),
});

/**
 * Charges the accepted offer and hires. Idempotent: one provider payment per hire, so pressing again after a failed
 * card continues with the same one. Throws CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED when
 * a program charges a saved card whose bank wants its holder, PAYMENT_METHOD_NOT_TAKEN for PayNow, PAYMENT_FAILED,
 * OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, FORBIDDEN, NOT_FOUND, RATE_LIMITED after ten declined cards in an hour
 * or sixty looks in a minute.
 */
export async function payForHire(ctx: StepsCtx, input: PayForHireInput): Promise<PayAnswer> {
  const method = await payingMethod(ctx, input);
  return payOnline(ctx, hireOf(toId(input.remarkId, 'remarkId')), method);
}

/** Looks up the unsettled payment of a hire; see `finishOnlinePayment`. */
export function finishPayment(ctx: StepsCtx, remarkId: number, mayFinish: boolean): Promise<PayOutcome> {
  return finishOnlinePayment(ctx, hireOf(remarkId), mayFinish);
}

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
  if (!TOKEN.test(token)) throw outOfBounds('paymentMethodId', { format: 'a token of the payment provider' });
  const paymentMethodId = await methodOfToken(ctx, remarkId, token);
  return payForHire(ctx, { remarkId: String(remarkId), paymentMethodId });
}
