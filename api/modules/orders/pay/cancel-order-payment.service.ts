import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import {
  type CancellablePayment,
  type CancelOutcome,
  cancelPayment,
} from '../../payments/online/cancel-payment.steps.ts';
import { type LockedOrder, lockOrder, moveOrder, returnStock } from '../order.service.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { orderChargeOf } from './order-charge.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

async function cancel(ctx: Ctx, locked: LockedOrder): Promise<void> {
  if (locked.order.state !== 'placed') return;
  await moveOrder(ctx, locked, { action: 'givenUp', side: 'system', fill: { dueAt: null } });
  await returnStock(ctx, locked);
}

async function lock(ctx: Ctx, orderId: number): Promise<CancellablePayment> {
  const locked = await lockOrder(ctx, orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, { orderId });
  const charge = orderChargeOf(payment, false);
  return {
    payment,
    charge,
    cancelled: () => cancel(ctx, locked),
    paid: (intent) => settleOrderPayment(ctx, charge, { kind: 'intent', intent }),
  };
}

/** Cancels the payment of an order that is marked for it, or records that it was paid meanwhile. */
export const finishCancelOrderPayment = (ctx: StepsCtx, orderId: number): Promise<CancelOutcome> =>
  cancelPayment(ctx, (inner) => lock(inner, orderId));
