import type { Ctx } from '../../platform/context.ts';
import type { Order } from './order.entity.ts';
import { OrderMovement } from './order-movement.entity.ts';

/**
 * Notes that the held money of an order goes back to its buyer, or on to its seller. The caller has locked the order, and
 * calls the provider after the commit.
 */
export async function beginMovement(ctx: Ctx, order: Order, kind: OrderMovement['kind']): Promise<void> {
  const now = ctx.clock.now();
  const { id: orderId, totalMinor: amountMinor, currency } = order;
  const partyId = kind === 'refund' ? order.buyerId : order.sellerId;
  const about = { orderId, kind, partyId, amountMinor, currency };
  const times = { retryAt: now, createdAt: now, updatedAt: now };
  ctx.em.create(OrderMovement, { ...about, ...times, state: 'created', attempt: 1 });
  await ctx.em.flush();
}
