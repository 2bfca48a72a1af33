import type { Ctx } from '../../platform/context.ts';
import type { PaymentIntentResult } from '../../platform/payment/payment-results.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/steps.ts';
import { noteDeclined } from '../payments/declined-tries.service.ts';
import { cancelAtProvider } from '../payments/give-up-payment.service.ts';
import { giveStockBack, type LockedOrder, lockOrder, moveOrder } from './order.service.ts';
import { type OrderCharge, orderChargeOf } from './order-charge.ts';
import { OrderPayment } from './order-payment.entity.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

/** What became of a payment that was to be given up: it was, the bank was faster, or nothing is known yet. */
export type OrderGivenUp = 'given up' | 'paid' | 'unknown';

interface Settled {
  readonly result: OrderGivenUp;
  /** Whoever tried with a card that its bank declined before it was given up. */
  readonly declinedOf?: number;
}

interface Call {
  readonly charge: OrderCharge;
  readonly providerPaymentId: string;
}

/** Notes that a payment for which the bank waits is to be given up. From now on nobody can try another card. */
export async function askToGiveUp(ctx: Ctx, payment: OrderPayment): Promise<void> {
  const now = ctx.clock.now();
  payment.cancelAskedAt ??= now;
  payment.updatedAt = now;
  await ctx.em.flush();
}

async function prepare(ctx: Ctx, orderId: number): Promise<{ call: Call } | { done: Settled }> {
  await lockOrder(ctx, orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, { orderId });
  if (payment.state === 'succeeded') return { done: { result: 'paid' } };
  const { providerPaymentId, cancelAskedAt } = payment;
  if (!cancelAskedAt || !providerPaymentId) return { done: { result: 'given up' } };
  return { call: { charge: orderChargeOf(payment, false), providerPaymentId } };
}

async function givenUp(ctx: Ctx, locked: LockedOrder, payment: OrderPayment): Promise<void> {
  Object.assign(payment, { state: 'failed', failureCode: 'canceled', failureMessage: null });
  // What was given up can never be charged.
  Object.assign(payment, { providerPaymentId: null, cancelAskedAt: null, updatedAt: ctx.clock.now() });
  if (locked.order.state !== 'placed') return;
  await moveOrder(ctx, locked, { action: 'givenUp', side: 'system', fill: { dueAt: null } });
  await giveStockBack(ctx, locked);
}

async function settle(ctx: Ctx, { charge }: Call, intent: PaymentIntentResult | null): Promise<Settled> {
  const locked = await lockOrder(ctx, charge.orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, charge.paymentId);
  if (payment.state === 'succeeded') return { result: 'paid' };
  if (!payment.cancelAskedAt) return { result: 'given up' };
  if (intent?.status === 'canceled') {
    const wasDeclined = intent.failure !== null && payment.state === 'requires_action';
    await givenUp(ctx, locked, payment);
    return { result: 'given up', ...(wasDeclined && { declinedOf: payment.payerId }) };
  }
  if (intent?.status !== 'succeeded') return { result: 'unknown' };
  // The payer's bank was faster: the order is paid, and nobody gives it up any more.
  await settleOrderPayment(ctx, charge, { kind: 'intent', intent });
  return { result: 'paid' };
}

const steps: ProviderSteps<number, Call, PaymentIntentResult | null, Settled> = {
  prepare,
  call: ({ ports }, { charge, providerPaymentId }) => cancelAtProvider(ports, charge, providerPaymentId),
  settle,
};

/** Gives up a payment that is noted to be given up, or records that it was paid meanwhile: the provider decides. */
export async function finishOrderGivingUp(ctx: StepsCtx, orderId: number): Promise<OrderGivenUp> {
  const { result, declinedOf } = await runSteps(ctx, ctx.inTransaction, steps, orderId);
  if (declinedOf !== undefined) await noteDeclined(ctx, declinedOf);
  return result;
}
