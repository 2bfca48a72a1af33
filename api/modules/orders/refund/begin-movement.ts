import type { Ctx } from '../../../platform/context.ts';
import { orderBalanceOf } from '../../ledger/ledger.service.ts';
import type { Order } from '../order.entity.ts';
import { OrderMovement } from '../order-movement.entity.ts';

/**
 * The amount of a movement: all that is held. While a bank has taken all of it, the total; such a movement does not
 * start then.
 */
export const movingMinor = async (ctx: Ctx, { id, totalMinor }: Order): Promise<number> =>
  (await orderBalanceOf(ctx, id, 'held')) || totalMinor;

/**
 * Records that the held money of an order goes back to its buyer, or on to its seller. The caller has locked the order,
 * and calls the provider after the commit.
 */
export async function beginMovement(ctx: Ctx, order: Order, kind: OrderMovement['kind']): Promise<void> {
  const now = ctx.clock.now();
  const { id: orderId, currency } = order;
  const amountMinor = await movingMinor(ctx, order);
  const partyId = kind === 'refund' ? order.buyerId : order.sellerId;
  const about = { orderId, kind, partyId, amountMinor, currency };
  const times = { retryAt: now, createdAt: now, updatedAt: now };
  ctx.em.create(OrderMovement, { ...about, ...times, state: 'created', attempt: 1 });
  await ctx.em.flush();
}
