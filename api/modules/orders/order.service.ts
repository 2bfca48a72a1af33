import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { forUpdate, orNotFound } from '../../platform/ids.ts';
import { stepFor, transition } from '../../platform/process/process.ts';
import { sql } from '../../platform/sql.ts';
import { Order } from './order.entity.ts';
import type { OrderFacts } from './order.policy.ts';
import { type OrderSide, orderProcess } from './order.process.ts';
import { orderFacts } from './order.view.ts';
import { type OrderParty, orderSideOf } from './order-answers.policy.ts';

/** An order whose row is locked until the transaction ends, with the facts of its rules. */
export interface LockedOrder {
  readonly order: Order;
  readonly facts: OrderFacts;
}

/** Locks an order for a transition. Throws NOT_FOUND. */
export async function lockOrder(ctx: Ctx, orderId: number): Promise<LockedOrder> {
  const order = await orNotFound(ctx.em.findOne(Order, orderId, forUpdate));
  const read = await sql<{ facts: OrderFacts }>`
    select ${orderFacts('r')} as facts from product_order as r where r.id = ${orderId}`.first(ctx);
  const facts = read?.facts;
  if (!facts) throw new DomainError(ErrorCode.NOT_FOUND);
  return { order, facts };
}

/** Locks an order for either side. Throws NOT_FOUND for strangers, FORBIDDEN for staff. */
export async function lockOrderOfParty(
  ctx: Ctx,
  orderId: number,
): Promise<LockedOrder & { side: OrderParty }> {
  const locked = await lockOrder(ctx, orderId);
  const side = orderSideOf(locked.facts, ctx.actor.accountId);
  if (side) return { ...locked, side };
  throw new DomainError(ctx.actor.isStaff ? ErrorCode.FORBIDDEN : ErrorCode.NOT_FOUND);
}

/**
 * Locks an order for one side. Throws NOT_FOUND for strangers, who may not learn that it exists, and FORBIDDEN for the
 * other side and staff.
 */
export async function lockOrderAs(ctx: Ctx, orderId: number, side: OrderParty): Promise<LockedOrder> {
  const locked = await lockOrderOfParty(ctx, orderId);
  if (locked.side !== side) throw new DomainError(ErrorCode.FORBIDDEN);
  return locked;
}

/** Details of a transition besides its name. */
export interface OrderMove {
  readonly action: string;
  readonly side: OrderSide;
  readonly amountMinor?: number;
  readonly note?: string;
  /** Columns that the transition writes besides the state. */
  readonly fill?: Partial<
    Pick<Order, 'paidAt' | 'shippedAt' | 'deliveredAt' | 'tracking' | 'problem' | 'endReason' | 'dueAt'>
  >;
}

/** Moves a locked order on. Throws the refusal of the process table, or WRONG_STATE when it has no matching row. */
export async function moveOrder(ctx: Ctx, { order, facts }: LockedOrder, move: OrderMove): Promise<void> {
  await transition(ctx, orderProcess, order, {
    ...move,
    facts: { ...facts, state: order.state },
    about: { orderId: order.id, productId: order.productId },
  });
  Object.assign(order, move.fill, { updatedAt: ctx.clock.now() });
  await ctx.em.flush();
}

/** Throws like `moveOrder`, and changes nothing. */
export function assertOrderMove({ order, facts }: LockedOrder, { action, side }: OrderMove): void {
  stepFor(orderProcess, { action, state: order.state, side, facts });
}

/** Returns reserved goods to the stock. */
export async function returnStock(ctx: Ctx, { order }: LockedOrder): Promise<void> {
  await sql`update product set stock_count = stock_count + ${order.quantity} where id = ${order.productId}`.run(
    ctx,
  );
}
