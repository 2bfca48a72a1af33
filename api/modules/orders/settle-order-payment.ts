import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import type { PaymentIntentResult } from '../../platform/payment/payment-results.ts';
import { post } from '../ledger/ledger.service.ts';
import type { ChargeAnswer } from '../payments/charge.steps.ts';
import { type PayOutcome, payRefusal } from '../payments/pay-outcome.facts.ts';
import { beginMovement } from './begin-movement.ts';
import { DAYS_TO_SHIP, daysAfter } from './order.policy.ts';
import { type LockedOrder, lockOrder, moveOrder } from './order.service.ts';
import type { OrderCharge } from './order-charge.ts';
import { OrderPayment } from './order-payment.entity.ts';

interface Case {
  readonly ctx: Ctx;
  readonly locked: LockedOrder;
  readonly payment: OrderPayment;
  /** Whether the answer is about the newest try: an older one never overrules it. */
  readonly isNewest: boolean;
}

/** Records what the provider said about a try. Recording it again, or in another order, changes nothing. */
export async function settleOrderPayment(
  ctx: Ctx,
  wanted: OrderCharge,
  answer: ChargeAnswer,
): Promise<PayOutcome> {
  const locked = await lockOrder(ctx, wanted.orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, wanted.paymentId);
  if (payment.state === 'succeeded') return { status: 'succeeded' };
  const isNewest = payment.attempt === wanted.attempt && payment.methodId === wanted.methodId;
  if (answer.kind === 'unknown') return { status: 'processing' };
  payment.updatedAt = ctx.clock.now();
  if (isNewest) {
    payment.providerPaymentId ??= answer.kind === 'intent' ? answer.intent.id : answer.providerPaymentId;
  }
  const it = { ctx, locked, payment, isNewest };
  const outcome =
    answer.kind === 'refused'
      ? await fail(it, answer.code, answer.message)
      : await settleIntent(it, answer.intent, wanted.mayConfirm);
  await ctx.em.flush();
  return outcome;
}

async function settleIntent(it: Case, intent: PaymentIntentResult, mayConfirm: boolean): Promise<PayOutcome> {
  const { payment, isNewest } = it;
  switch (intent.status) {
    case 'succeeded':
      return paid(it, intent);
    case 'processing':
      if (isNewest) payment.state = 'processing';
      return { status: 'processing' };
    case 'requires_action':
      // Looking does not tell whose card is asked for; only the try itself turns the state.
      if (isNewest && mayConfirm) payment.state = 'requires_action';
      return { status: 'requires_action', clientSecret: intent.clientSecret };
    case 'canceled':
      // Given up at the provider: it can never be charged, so the next try makes another.
      if (isNewest) payment.providerPaymentId = null;
      return fail(it, 'canceled', null);
    default:
      // The bank refused the confirmation. Before the first confirmation there is nothing to tell.
      if (payment.state !== 'requires_action' || !intent.failure) return { status: 'processing' };
      return {
        ...(await fail(it, intent.failure.declineCode ?? intent.failure.code, intent.failure.message)),
        ...(isNewest && { declinedOf: payment.payerId }),
      };
  }
}

/** The order stays placed: its buyer may try another card until the time to pay is over. */
async function fail(
  { ctx, payment, isNewest }: Case,
  failureCode: string,
  failureMessage: string | null,
): Promise<Extract<PayOutcome, { status: 'refused' }>> {
  if (isNewest) {
    Object.assign(payment, { state: 'failed', failureCode, failureMessage });
    await record(ctx, { type: 'order.payment', orderId: payment.orderId });
  }
  return { status: 'refused', refusal: payRefusal(failureMessage) };
}

async function paid({ ctx, locked, payment }: Case, intent: PaymentIntentResult): Promise<PayOutcome> {
  const { id, orderId, amountMinor, currency, payerId: partyId } = payment;
  if (intent.amountMinor !== amountMinor || intent.currency !== currency) {
    throw new Error(`The provider charged another amount than the payment of order ${orderId} says.`);
  }
  const { id: providerPaymentId, chargeId: providerChargeId } = intent;
  const done = { state: 'succeeded', failureCode: null, failureMessage: null, cancelAskedAt: null } as const;
  Object.assign(payment, done, { providerPaymentId, providerChargeId });
  await post(ctx, {
    key: `purchase-${id}`,
    kind: 'purchase',
    orderId,
    currency,
    entries: [
      { account: 'card', partyId, amountMinor: -amountMinor },
      { account: 'held', partyId: null, amountMinor },
    ],
  });
  if (locked.order.state === 'cancelled') return giveBack(ctx, locked, amountMinor);
  const now = ctx.clock.now();
  const fill = { paidAt: now, dueAt: daysAfter(now, DAYS_TO_SHIP) };
  await moveOrder(ctx, locked, { action: 'paid', side: 'system', amountMinor, fill });
  return { status: 'succeeded' };
}

/** The charge came through when the goods had gone back to the stock: the job for orders refunds it. */
async function giveBack(ctx: Ctx, locked: LockedOrder, amountMinor: number): Promise<PayOutcome> {
  await moveOrder(ctx, locked, { action: 'paidTooLate', side: 'system', amountMinor });
  await beginMovement(ctx, locked.order, 'refund');
  return { status: 'refused', refusal: payRefusal(null) };
}
