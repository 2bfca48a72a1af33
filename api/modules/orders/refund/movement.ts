import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { orderBalanceOf } from '../../ledger/ledger.service.ts';
import { isLastTry, retryTime } from '../../payments/refund/refund.steps.ts';
import type { Order } from '../order.entity.ts';
import { OrderMovement } from '../order-movement.entity.ts';

/**
 * The amount of a movement: all that is held. While a bank has taken all of it, the total; such a movement does not
 * start then.
 */
export const movementAmount = async (ctx: Ctx, { id, totalMinor }: Order): Promise<number> =>
  (await orderBalanceOf(ctx, id, 'held')) || totalMinor;

/**
 * Records that the held money of an order goes back to its buyer, or on to its seller. The caller has locked the order,
 * and calls the provider after the commit.
 */
export async function beginMovement(ctx: Ctx, order: Order, kind: OrderMovement['kind']): Promise<void> {
  const now = ctx.clock.now();
  const { id: orderId, currency } = order;
  const amountMinor = await movementAmount(ctx, order);
  const partyId = kind === 'refund' ? order.buyerId : order.sellerId;
  const about = { orderId, kind, partyId, amountMinor, currency };
  const times = { retryAt: now, createdAt: now, updatedAt: now };
  ctx.em.create(OrderMovement, { ...about, ...times, state: 'created', attempt: 1 });
  await ctx.em.flush();
}

/**
 * Records that the newest try failed. The money stays held and is tried again at growing intervals; a refund not for
 * ever.
 */
export async function movementFailed(
  ctx: Ctx,
  movement: OrderMovement,
  failureMessage: string | null,
): Promise<void> {
  const { kind, orderId, amountMinor, attempt } = movement;
  const again = { state: 'created', attempt: attempt + 1, destination: null, failureMessage } as const;
  Object.assign(movement, again, { retryAt: retryTime(ctx, attempt + 1), updatedAt: ctx.clock.now() });
  if (kind === 'payout') {
    if (attempt === 1) await record(ctx, { type: 'order.payoutFailed', orderId, amountMinor });
  } else if (isLastTry(attempt)) {
    movement.state = 'failed';
    const reason = failureMessage ?? undefined;
    await record(ctx, { type: 'order.refundFailed', orderId, amountMinor, reason });
  }
}
