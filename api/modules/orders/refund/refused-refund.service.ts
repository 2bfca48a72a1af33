import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { orderBalanceOf, postTransfer } from '../../ledger/ledger.service.ts';
import { assertOrderMove, type LockedOrder, moveOrder } from '../order.service.ts';
import { OrderMovement } from '../order-movement.entity.ts';

/** The given-up refund of a locked order. Throws WRONG_STATE when there is none. */
async function givenUpOf(ctx: Ctx, { order: { id: orderId } }: LockedOrder): Promise<OrderMovement> {
  const movement = await ctx.em.findOne(OrderMovement, { orderId, kind: 'refund', state: 'failed' });
  if (!movement) throw new DomainError(ErrorCode.WRONG_STATE);
  return movement;
}

/** Schedules a given-up refund again, with as many tries as before. The caller finishes it after the commit. */
export async function tryRefundAgain(ctx: Ctx, locked: LockedOrder): Promise<void> {
  const movement = await givenUpOf(ctx, locked);
  const now = ctx.clock.now();
  Object.assign(movement, { state: 'created', destination: null, retryAt: now, updatedAt: now });
  await ctx.em.flush();
}

/** Records that staff paid the buyer the held money in another way, for example by bank transfer; `reason` says how. */
export async function recordRefundByHand(ctx: Ctx, locked: LockedOrder, reason: string): Promise<void> {
  const { order } = locked;
  const move = { action: 'refundedByHand', side: 'staff', note: reason } as const;
  assertOrderMove(locked, move);
  const movement = await givenUpOf(ctx, locked);
  const amountMinor = await orderBalanceOf(ctx, order.id, 'held');
  const done = { state: 'succeeded', isByHand: true, destination: null } as const;
  Object.assign(movement, done, { amountMinor, providerId: null, updatedAt: ctx.clock.now() });
  const [key, kind] = [`order-refund-by-hand-${movement.id}`, 'purchase_refunded'] as const;
  const money = { orderId: order.id, currency: order.currency, amountMinor };
  await postTransfer(ctx, money, { key, kind, from: ['held'], to: ['card', order.buyerId] });
  await moveOrder(ctx, locked, { ...move, amountMinor });
}
