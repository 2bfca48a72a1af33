import type { SecondPerson } from '../../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { checkText } from '../../../platform/text.ts';
import { requestPaymentCancel } from '../../payments/online/cancel-payment.steps.ts';
import { isAboveAlone, recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { deliver } from '../deliver/deliver-order.service.ts';
import { Order } from '../order.entity.ts';
import type { OrderSide } from '../order.process.ts';
import {
  assertOrderMove,
  type LockedOrder,
  lockOrder,
  lockOrderOfParty,
  moveOrder,
  returnStock,
} from '../order.service.ts';
import { orderSideOf } from '../order-answers.policy.ts';
import { OrderPayment } from '../order-payment.entity.ts';
import { finishCancelOrderPayment } from '../pay/cancel-order-payment.service.ts';
import { finishMovement } from './move-money.service.ts';
import { beginMovement, movementAmount } from './movement.ts';
import { recordRefundByHand, tryRefundAgain } from './refused-refund.service.ts';

const LONGEST_REASON = 2_000;

/** Provider calls that are left after the commit. */
type Next = 'nothing' | 'cancelPayment' | 'refund';

/** Ends a locked order: unpaid it is cancelled, paid it is refunded. Goods that were not sent return to the stock. */
async function end(
  ctx: Ctx,
  locked: LockedOrder,
  action: string,
  side: OrderSide,
  reason: string | null,
): Promise<Next> {
  const { order } = locked;
  const { state, method } = order;
  const payment = method === 'card' ? await ctx.em.findOne(OrderPayment, { orderId: order.id }) : null;
  const move = { action, side, ...(reason && { note: reason }), fill: { dueAt: null, endReason: reason } };
  if (payment?.state === 'requires_action' && state === 'placed') {
    // The provider decides whether the payer's bank was faster.
    assertOrderMove(locked, move);
    order.endReason = reason;
    await requestPaymentCancel(ctx, payment);
    return 'cancelPayment';
  }
  await moveOrder(ctx, locked, {
    ...move,
    ...(payment?.state === 'succeeded' && { amountMinor: await movementAmount(ctx, order) }),
  });
  // A parcel that was not accepted comes back; one for which money is refunded may be lost.
  if (state !== 'shipped' || method === 'cash') await returnStock(ctx, locked);
  if (payment?.state !== 'succeeded') return 'nothing';
  await beginMovement(ctx, order, 'refund');
  return 'refund';
}

async function goOn(ctx: StepsCtx, orderId: number, next: Next): Promise<void> {
  if (next === 'refund') await finishMovement(ctx, orderId, 'refund', false);
  if (next === 'cancelPayment' && (await finishCancelOrderPayment(ctx, orderId)) === 'paid') {
    throw new DomainError(ErrorCode.WRONG_STATE);
  }
}

/**
 * Cancels an order, by either side: free when unpaid, with a full refund when paid. Idempotent. After sending, only the
 * seller can refund, or take back a parcel that nobody paid for. Throws the refusal of the process table, NOT_FOUND,
 * FORBIDDEN.
 */
export async function cancelOrder(
  ctx: StepsCtx,
  orderId: number,
  given: string | null | undefined,
): Promise<void> {
  const reason = checkText(given, { field: 'reason', max: LONGEST_REASON });
  const next = await ctx.inTransaction(async (inner): Promise<Next> => {
    const locked = await lockOrderOfParty(inner, orderId);
    const { state, method } = locked.order;
    if (state === 'cancelled' || state === 'refunded') return 'nothing';
    if (state === 'refunding') return 'refund';
    const isRefund = state === 'shipped' && method === 'card' && locked.side === 'seller';
    return end(inner, locked, isRefund ? 'refund' : 'cancel', locked.side, reason || null);
  });
  await goOn(ctx, orderId, next);
}

/** Cancels an order that was not paid or sent in time. Does nothing when it moved on meanwhile. Called by a job. */
export async function expireOrder(ctx: StepsCtx, orderId: number): Promise<void> {
  const next = await ctx.inTransaction(async (inner): Promise<Next> => {
    const locked = await lockOrder(inner, orderId);
    const { state, dueAt } = locked.order;
    if (!dueAt || dueAt > inner.clock.now() || (state !== 'placed' && state !== 'paid')) return 'nothing';
    // A charge under way has to finish first; the job for money sees to that.
    if (locked.facts.isCharging || locked.facts.chargebackOpen) return 'nothing';
    return state === 'placed'
      ? end(inner, locked, 'expire', 'system', null)
      : end(inner, locked, 'notShipped', 'system', 'It was not sent in time.');
  });
  if (next === 'refund') await finishMovement(ctx, orderId, 'refund', false);
  if (next === 'cancelPayment') await finishCancelOrderPayment(ctx, orderId);
}

/** A decision of staff about an order. `byHand`: the refund that the provider refuses was paid in another way. */
export type OrderRuling = 'deliver' | 'refund' | 'byHand';

const noted = { deliver: 'deliverOrder', refund: 'refundOrder', byHand: 'refundOrderByHand' } as const;

async function rule(ctx: Ctx, locked: LockedOrder, ruling: OrderRuling, reason: string): Promise<void> {
  if (ruling === 'deliver') return deliver(ctx, locked, 'confirmDelivery', 'staff', reason);
  if (ruling === 'byHand') return recordRefundByHand(ctx, locked, reason);
  if (locked.order.state === 'refunding') return tryRefundAgain(ctx, locked);
  await end(ctx, locked, 'refund', 'staff', reason);
}

/** Deciding about much money needs a second member of staff. */
export async function orderByTwo(
  ctx: Ctx,
  { orderId: id }: { orderId: string },
): Promise<SecondPerson | null> {
  const orderId = toId(id, 'orderId');
  const order = await ctx.em.findOne(Order, { id: orderId });
  if (!order) return null;
  const { totalMinor: amountMinor, buyerId, sellerId } = order;
  if (!(await isAboveAlone(ctx, amountMinor))) return null;
  if ([buyerId, sellerId].includes(accountIdOf(ctx))) throw new DomainError(ErrorCode.FORBIDDEN);
  return { subject: 'order', subjectId: orderId, amountMinor };
}

/**
 * Decides about an order whose buyer reported a problem: the money goes back to the buyer, or on to the seller. A
 * refund that was given up is tried again, or recorded as paid by hand. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE
 * when it is not under way, FORBIDDEN for an own order.
 */
export async function settleOrder(
  ctx: StepsCtx,
  orderId: number,
  ruling: OrderRuling,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  accountIdOf(ctx);
  const isByCard = await ctx.inTransaction(async (inner) => {
    const locked = await lockOrder(inner, orderId);
    // Staff do not decide in their own case.
    if (orderSideOf(locked.facts, inner.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
    await rule(inner, locked, ruling, reason);
    await recordStaffAction(inner, {
      action: noted[ruling],
      subject: 'order',
      subjectId: orderId,
      reason,
      amountMinor: locked.order.totalMinor,
    });
    return locked.order.method === 'card';
  });
  if (isByCard) await finishMovement(ctx, orderId, ruling === 'deliver' ? 'payout' : 'refund', false);
}
