import type { RowSort } from '../../../schema/connection.ts';
import type { Order, OrderFilter, ProductReview } from '../../../schema/order.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { newestFirst, oldestFirst } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { earliestChangeFirst, rowConditions } from '../../platform/read/row-filter.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { daysBefore } from '../ledger/ledger.policy.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';
import { visibleProduct } from '../shop/product.view.ts';
import { orderView, reviewView } from './order.view.ts';

/** Days until staff look at a payout without a destination: money may not be held for ever. */
const WAITS_LONG = 7;

/** Arguments of a list of own orders. */
interface OrderQuery {
  readonly as: 'buyer' | 'seller';
  readonly filter?: OrderFilter | null;
  readonly sort?: RowSort | null;
}

/** One page of the actor's purchases or sales, newest first unless sorted by their last change. */
export function readMyOrders(ctx: Ctx, { as, filter, sort }: OrderQuery, fields: Fields, page?: PageAsked) {
  const mine = [sql`${sql.ref(`r.${as}_id`)} = ${accountIdOf(ctx)}`, ...rowConditions(filter ?? {})];
  const where = () => sql.join(mine, sql` and `);
  const keys = sort === 'updated' ? earliestChangeFirst : newestFirst;
  const reading: ListReading<Order> = { view: orderView, where, keys: (row) => keys(row) };
  return readPage(ctx, reading, fields, page);
}

/** SQL: the orders that need staff: `order_id`, why as a DeskReason, and `since` when. One order may be there twice. */
export const orderProblems = (
  now: Date,
): Sql => sql`select o.id as order_id, 'order_problem' as reason, o.updated_at as since
    from product_order as o where o.problem is not null and o.state = 'shipped'
  union all select asked.order_id, 'bank_asks', asked.updated_at from order_payment as asked
    where asked.chargeback_state = 'open'
  union all select m.order_id, 'refund_failed', m.updated_at from order_movement as m
    join product_order as stuck on stuck.id = m.order_id
    where m.kind = 'refund' and m.state = 'failed' and stuck.state = 'refunding'
  union all select m.order_id, 'payout_waits', m.created_at from order_movement as m
    where m.kind = 'payout' and m.state = 'created' and m.created_at <= ${daysBefore(now, WAITS_LONG)}`;

/**
 * One page of the orders that need staff, oldest first: a reported problem, a chargeback, a refund that was given up,
 * or a payout that has waited for a week. The caller has checked for staff.
 */
export function readOrderProblems(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<Order>> {
  const reading: ListReading<Order> = {
    view: orderView,
    where: () => sql`r.id in (select asking.order_id from (${orderProblems(ctx.clock.now())}) as asking)`,
    keys: oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** Orders that the viewer is a side of; staff see all. */
export const visibleOrders: ReadModel<Order> = {
  view: orderView,
  visible: (row, { actor }) =>
    actor.isStaff
      ? sql`true`
      : sql`${actor.accountId}::int in (${sql.ref(`${row}.buyer_id`)}, ${sql.ref(`${row}.seller_id`)})`,
};

/** An order; null when there is none or the viewer is neither a side of it nor staff. */
export function readOrder(ctx: Ctx, id: number, fields: Fields): Promise<Order | null> {
  return readById(ctx, visibleOrders, id, fields);
}

/** The order that a mutation has just changed. Throws NOT_FOUND when the viewer may not see it. */
export function readChangedOrder(ctx: Ctx, id: number, fields: Fields): Promise<Order> {
  return orNotFound(readOrder(ctx, id, fields));
}

/** One page of the reviews of a product that the viewer may see, newest first; without blocked people. */
export function readReviews(ctx: Ctx, productId: number, fields: Fields, page?: PageAsked) {
  const reading: ListReading<ProductReview> = {
    view: reviewView,
    where: (_row, plan) => sql`r.product_id = ${productId} and ${isNotBlocked(plan.actor, sql`r.author_id`)}
      and exists (select from product as p where p.id = r.product_id and ${visibleProduct('p', plan)})`,
    keys: newestFirst,
  };
  return readPage(ctx, reading, fields, page);
}
