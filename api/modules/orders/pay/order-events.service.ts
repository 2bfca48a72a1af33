import type { Ctx } from '../../../platform/context.ts';
import type { RefundResult } from '../../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { postTransfer } from '../../ledger/ledger.service.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { isOver } from '../../payments/refund/returned-refund.service.ts';
import { lockOrder, moveOrder } from '../order.service.ts';
import { OrderMovement } from '../order-movement.entity.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { finishMovement } from '../refund/move-money.service.ts';
import { movementFailed } from '../refund/movement.ts';
import { settleOrderChargeback } from './order-chargeback.service.ts';
import { finishOrderPayment } from './pay-order.service.ts';

/**
 * The order payment that a provider event belongs to; null when it is not ours. Throws when it is ours but not recorded
 * yet, because the process died: the job for orders does that soon.
 */
export async function orderPaymentOf(ctx: StepsCtx, providerPaymentId: string): Promise<OrderPayment | null> {
  const em = ctx.em.fork();
  const known = await em.findOne(OrderPayment, { providerPaymentId });
  if (known) return known;
  // Payments known to belong to jobs need no request to the provider.
  if ((await em.count(Payment, { providerPaymentId })) > 0) return null;
  const { metadata } = await ctx.ports.payment.retrievePaymentIntent(providerPaymentId);
  const [id, orderId] = [Number(metadata.orderPayment), Number(metadata.order)];
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(orderId)) return null;
  const open = { state: { $in: ['created', 'processing'] } } as const;
  const begun = await em.findOne(OrderPayment, { id, orderId, providerPaymentId: null, ...open });
  if (begun) throw new Error(`The payment of order ${orderId} is not written down yet.`);
  return null;
}

/** Posts back a refund that the card's bank returned; the job for orders makes it again, but not for ever. */
async function settleReturned(ctx: Ctx, orderId: number, all: readonly RefundResult[]): Promise<void> {
  const locked = await lockOrder(ctx, orderId);
  const movement = await ctx.em.findOne(OrderMovement, { orderId, kind: 'refund', state: 'succeeded' });
  const theirs = all.find(({ id }) => id === movement?.providerId);
  if (!movement || !theirs || !isOver(theirs)) return;
  const { id, amountMinor, partyId, attempt } = movement;
  const [key, kind] = [`order-refund-returned-${id}-${attempt}`, 'purchase_refund_returned'] as const;
  await postTransfer(ctx, movement, { key, kind, from: ['card', partyId], to: ['held'] });
  await movementFailed(ctx, movement, 'The bank sent it back.');
  await moveOrder(ctx, locked, { action: 'refundReturned', side: 'system', amountMinor });
}

/** Finishes money that may be on its way, so that a chargeback finds a settled order. */
async function finishUnderWay(ctx: StepsCtx, orderId: number): Promise<void> {
  const open = await ctx.em
    .fork()
    .find(OrderMovement, { orderId, state: 'created', destination: { $ne: null } });
  for (const { kind } of open) await finishMovement(ctx, orderId, kind, true);
}

/**
 * Handles a provider event about an order's payment: the state at the provider decides. Throws what is to be tried
 * again.
 */
export async function followOrderEvent(
  ctx: StepsCtx,
  kind: string,
  payment: OrderPayment,
  disputeId: string | null,
): Promise<void> {
  const { orderId, providerPaymentId } = payment;
  const paid = await finishOrderPayment(ctx, orderId, false);
  if (kind === 'dispute' && disputeId) {
    if (paid.status !== 'succeeded')
      throw new Error(`Order ${orderId} is charged back before it counts as paid.`);
    await finishUnderWay(ctx, orderId);
    const dispute = await ctx.ports.payment.retrieveDispute(disputeId);
    return ctx.inTransaction((inner) => settleOrderChargeback(inner, orderId, dispute));
  }
  if ((kind !== 'refund' && kind !== 'charge') || !providerPaymentId) return;
  if ((await ctx.em.fork().count(OrderMovement, { orderId, kind: 'refund', state: 'created' })) > 0) {
    await finishMovement(ctx, orderId, 'refund', true);
  }
  const all = await ctx.ports.payment.listRefunds(providerPaymentId);
  await ctx.inTransaction((inner) => settleReturned(inner, orderId, all));
}
