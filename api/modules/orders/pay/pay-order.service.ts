import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { PayForOrderInput } from '../../../../schema/order.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import {
  finishOnlinePayment,
  type OnlinePurchase,
  type PayAnswer,
  payOnline,
} from '../../payments/online/online-purchase.steps.ts';
import type { PayOutcome } from '../../payments/online/pay-outcome.facts.ts';
import { type PayingMethod, payingMethod } from '../../payments/online/paying-method.service.ts';
import { type LockedOrder, lockOrder, lockOrderAs, moveOrder } from '../order.service.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { finishCancelOrderPayment } from './cancel-order-payment.service.ts';
import { type OrderCharge, orderChargeOf } from './order-charge.ts';
import { settleOrderPayment } from './settle-order-payment.ts';

async function createPayment(ctx: Ctx, { order }: LockedOrder, method: PayingMethod): Promise<OrderPayment> {
  const now = ctx.clock.now();
  const { id: orderId, buyerId: payerId, totalMinor: amountMinor, currency } = order;
  const about = { orderId, payerId, amountMinor, currency };
  return ctx.em.create(OrderPayment, {
    ...about,
    state: 'created',
    attempt: 1,
    ...method,
    createdAt: now,
    updatedAt: now,
  });
}

const purchaseOf = (orderId: number): OnlinePurchase<OrderPayment, LockedOrder, OrderCharge> => ({
  what: `order ${orderId}`,
  lockForPayer: (ctx) => lockOrderAs(ctx, orderId, 'buyer'),
  lock: (ctx) => lockOrder(ctx, orderId),
  find: ({ em }) => em.findOne(OrderPayment, { orderId }),
  assertPayable({ order }, method) {
    // A new method is refused by the process table.
    if (method === null && order.state !== 'placed') throw new DomainError(ErrorCode.WRONG_STATE);
  },
  create: createPayment,
  begin: (ctx, locked) => moveOrder(ctx, locked, { action: 'pay', side: 'buyer' }),
  callOf: (payment, _locked, mayConfirm) => orderChargeOf(payment, mayConfirm),
  settle: settleOrderPayment,
  finishCancel: (ctx) => finishCancelOrderPayment(ctx, orderId),
});

/**
 * Charges an order. Idempotent: one provider payment per order, so pressing again after a failed card continues with
 * the same one. Throws CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED,
 * PAYMENT_METHOD_NOT_TAKEN, PAYMENT_FAILED, ORDER_BY_CASH, WRONG_STATE when it was cancelled or is paid, FORBIDDEN,
 * NOT_FOUND, RATE_LIMITED after ten declined cards in an hour or sixty looks in a minute.
 */
export async function payForOrder(ctx: StepsCtx, input: PayForOrderInput): Promise<PayAnswer> {
  const method = await payingMethod(ctx, input);
  return payOnline(ctx, purchaseOf(toId(input.orderId, 'orderId')), method);
}

/** Looks up the unsettled payment of an order; see `finishOnlinePayment`. */
export function finishOrderPayment(ctx: StepsCtx, orderId: number, mayFinish: boolean): Promise<PayOutcome> {
  return finishOnlinePayment(ctx, purchaseOf(orderId), mayFinish);
}
