import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/steps.ts';
import { type Giving, type GivingUp, giveUp } from '../../payments/hire/give-up.steps.ts';
import { giveStockBack, type LockedOrder, lockOrder, moveOrder } from '../order.service.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { orderChargeOf } from './order-charge.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

async function cancel(ctx: Ctx, locked: LockedOrder): Promise<void> {
  if (locked.order.state !== 'placed') return;
  await moveOrder(ctx, locked, { action: 'givenUp', side: 'system', fill: { dueAt: null } });
  await giveStockBack(ctx, locked);
}

async function lock(ctx: Ctx, orderId: number): Promise<Giving> {
  const locked = await lockOrder(ctx, orderId);
  const payment = await ctx.em.findOneOrFail(OrderPayment, { orderId });
  const charge = orderChargeOf(payment, false);
  return {
    payment,
    charge,
    givenUp: () => cancel(ctx, locked),
    paid: (intent) => settleOrderPayment(ctx, charge, { kind: 'intent', intent }),
  };
}

/** Cancels the payment of an order that is marked for it, or records that it was paid meanwhile. */
export const finishOrderGivingUp = (ctx: StepsCtx, orderId: number): Promise<GivingUp> =>
  giveUp(ctx, (inner) => lock(inner, orderId));
