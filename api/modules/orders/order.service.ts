import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { stepFor } from '../../platform/process.ts';
import { sql } from '../../platform/sql.ts';
import { transition } from '../../platform/transition.ts';
import { Order } from './order.entity.ts';
import { orderFacts } from './order.facts.ts';
import type { OrderFacts } from './order.policy.ts';
import { type OrderSide, orderProcess } from './order.process.ts';

/** A person of an order. */
export type OrderParty = Extract<OrderSide, 'buyer' | 'seller'>;

/** An order whose row is locked until the transaction ends, with the facts its rules look at. */
export interface LockedOrder {
  readonly order: Order;
  readonly facts: OrderFacts;
}

/** Which side of an order an account is on, null for everybody else. */
export function orderSideOf(
  { buyerId, sellerId }: Pick<OrderFacts, 'buyerId' | 'sellerId'>,
  accountId: number | null,
): OrderParty | null {
  if (accountId === buyerId) return 'buyer';
  return accountId === sellerId ? 'seller' : null;
}

/** Locks an order for whoever moves it on. Throws NOT_FOUND when there is none. */
export async function lockOrder(ctx: Ctx, orderId: number): Promise<LockedOrder> {
  const order = await ctx.em.findOne(Order, orderId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!order) throw new DomainError(ErrorCode.NOT_FOUND);
  const read = await sql<{ facts: OrderFacts }>`
    select ${orderFacts('r')} as facts from product_order as r where r.id = ${orderId}`.execute(
    ctx.em.getKysely(),
  );
  const facts = read.rows[0]?.facts;
  if (!facts) throw new DomainError(ErrorCode.NOT_FOUND);
  return { order, facts };
}

/** Locks an order for either side of it. Throws NOT_FOUND for strangers, FORBIDDEN for staff. */
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
 * Locks an order for one side of it. Throws NOT_FOUND for strangers, who may not know that it exists, and FORBIDDEN for
 * the other side and for staff.
 */
export async function lockOrderAs(ctx: Ctx, orderId: number, side: OrderParty): Promise<LockedOrder> {
  const locked = await lockOrderOfParty(ctx, orderId);
  if (locked.side !== side) throw new DomainError(ErrorCode.FORBIDDEN);
  return locked;
}

/** What a step of an order carries beside its name. */
export interface OrderMove {
  readonly action: string;
  readonly side: OrderSide;
  readonly amountMinor?: number;
  readonly note?: string;
  /** Columns that the step fills beside the state. */
  readonly fill?: Partial<
    Pick<Order, 'paidAt' | 'shippedAt' | 'deliveredAt' | 'tracking' | 'problem' | 'endReason' | 'dueAt'>
  >;
}

/** Moves a locked order on. Throws the refusal of the table, or WRONG_STATE when it has no row for this. */
export async function moveOrder(ctx: Ctx, { order, facts }: LockedOrder, move: OrderMove): Promise<void> {
  await transition(ctx, orderProcess, order, {
    ...move,
    facts: { ...facts, state: order.state },
    otherwise: ErrorCode.WRONG_STATE,
    about: { orderId: order.id, productId: order.productId },
  });
  Object.assign(order, move.fill, { updatedAt: ctx.clock.now() });
  await ctx.em.flush();
}

/** Throws as `moveOrder` would, and moves nothing. */
export function assertOrderMove({ order, facts }: LockedOrder, { action, side }: OrderMove): void {
  stepFor(orderProcess, { action, state: order.state, side, facts, otherwise: ErrorCode.WRONG_STATE });
}

/** Gives what was taken from the stock back to it. */
export async function giveStockBack(ctx: Ctx, { order }: LockedOrder): Promise<void> {
  await sql`update product set stock_count = stock_count + ${order.quantity} where id = ${order.productId}`.execute(
    ctx.em.getKysely(),
  );
}
