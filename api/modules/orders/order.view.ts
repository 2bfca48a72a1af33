import { p } from '@mikro-orm/core';
import {
  type Delivery,
  Order,
  OrderEvent,
  type PayNowPayment,
  ProductReview,
} from '../../../schema/order.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, many, one, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { PAYNOW_EXPIRED } from '../payments/online/pay-outcome.facts.ts';
import { pictureOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { productOf } from '../shop/product.view.ts';
import { Order as OrderEntity } from './order.entity.ts';

const productReviewTable = tableOf('product_review', {
  id: p.integer().primary(),
  rating: p.integer(),
  text: p.string(),
  authorId: p.integer(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
});
const review = columnsOf(productReviewTable);

export const reviewView = viewOf(ProductReview, productReviewTable, {
  ...review.columns('id', 'rating', 'text', 'createdAt', 'updatedAt'),
  author: profileOf(review.column('authorId')),
});

/** SQL: the `OrderFacts` of an order as JSON. The service and the view use the same. */
export function orderFacts(row: string): Sql {
  const id = sql.ref(`${row}.id`);
  return sql`json_build_object(
    'state', ${sql.ref(`${row}.state`)},
    'method', ${sql.ref(`${row}.method`)},
    'buyerId', ${sql.ref(`${row}.buyer_id`)},
    'sellerId', ${sql.ref(`${row}.seller_id`)},
    'isCharging', exists (select from order_payment as paying where paying.order_id = ${id}
      and paying.state in ('created', 'processing')),
    'chargebackOpen', exists (select from order_payment as asked where asked.order_id = ${id}
      and asked.chargeback_state = 'open'),
    'hasProblem', ${sql.ref(`${row}.problem`)} is not null,
    'isReviewed', exists (select from product_review as said where said.order_id = ${id}))`;
}

const transitionTable = tableOf('transition', { action: p.string(), toState: p.string(), at: p.datetime() });
const transition = columnsOf(transitionTable);
const { column, columns, money } = columnsOf(OrderEntity);

const lines: Readonly<Record<keyof Delivery, string>> = {
  recipient: 'recipient',
  phone: 'phone',
  line1: 'line1',
  line2: 'line2',
  postalCode: 'postal_code',
};

/** The address of an order as JSON. */
export function deliveryFrom(row: string, fields: Fields): Sql {
  const pairs = fields.map(
    ({ name, key }) => sql`${sql.lit(key)}, ${sql.ref(`${row}.${lines[name as keyof Delivery]}`)}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** The seller sees the address until the order is cancelled or refunded. */
const delivery: Column = (row, { fields }, { actor }) => {
  const isOver = sql`${sql.ref(`${row}.state`)} in ('cancelled', 'refunding', 'refunded')`;
  const isFor = actor.isStaff
    ? sql`true`
    : sql`(${sql.ref(`${row}.buyer_id`)} = ${actor.accountId} or not ${isOver})`;
  return sql`case when ${isFor} then ${deliveryFrom(row, fields)} end`;
};

const isHeld: Column = (row) => sql`exists (select from ledger_entry as held
  where held.order_id = ${sql.ref(`${row}.id`)} and held.account = 'held' having sum(held.amount_minor) > 0)`;

const isPaidOut: Column = (row) => sql`exists (select from order_movement as sent
  where sent.order_id = ${sql.ref(`${row}.id`)} and sent.kind = 'payout' and sent.state = 'succeeded')`;

const isChargedBack: Column = (row) => sql`exists (select from order_payment as asked
  where asked.order_id = ${sql.ref(`${row}.id`)} and (asked.chargeback_state = 'open'
    or asked.chargeback_state = 'lost' and ${sql.ref(`${row}.state`)} = 'refunded'
      and asked.chargeback_held_minor > 0))`;

/** Money that a bank took after it had been paid out: it neither freezes nor ends the order. */
const chargebackAfterPayout: Column = (
  row,
  field,
  plan,
) => sql`(select asked.chargeback_state from order_payment as asked
  where asked.order_id = ${sql.ref(`${row}.id`)} and asked.chargeback_state in ('open', 'lost')
    and ${isPaidOut(row, field, plan)} and coalesce(asked.chargeback_held_minor, 0) = 0)`;

/** Money held for an order; null when none. */
const held: Column = (row) => sql`(select json_build_object('amount', sum(kept.amount_minor),
    'currency', ${sql.ref(`${row}.currency`)})
  from ledger_entry as kept where kept.order_id = ${sql.ref(`${row}.id`)} and kept.account = 'held'
  having sum(kept.amount_minor) > 0)`;

/** A payment by PayNow that was begun and is not paid: for the buyer, while the order can be paid. */
const payNow: Column = (row, { fields }, { actor }) => {
  const pairs = fields.map(
    ({ name, key }) => sql`${sql.lit(key)}, ${payNowColumns[name as keyof PayNowPayment]}`,
  );
  return sql`(select json_build_object(${sql.join(pairs)}) from order_payment as asked
    where asked.order_id = ${sql.ref(`${row}.id`)} and ${sql.ref(`${row}.state`)} = 'placed'
      and ${sql.ref(`${row}.buyer_id`)} = ${actor.accountId}
      and asked.paynow_code is not null and asked.cancel_asked_at is null)`;
};

const payNowColumns: Readonly<Record<keyof PayNowPayment, Sql>> = {
  state: sql`case when asked.state = 'requires_action' then 'waiting' when asked.state = 'processing' then 'processing'
    when asked.failure_code = ${PAYNOW_EXPIRED} then 'expired' else 'failed' end`,
  code: sql`case when asked.state = 'requires_action' then asked.paynow_code end`,
};

const eventView = viewOf(OrderEvent, transitionTable, {
  ...transition.columns('action', 'at'),
  state: transition.column('toState'),
  by: (row) =>
    sql`case when ${sql.ref(`${row}.side`)} in ('buyer', 'seller') then ${sql.ref(`${row}.side`)} else 'nobody' end`,
});

const facts: Column = (row) => orderFacts(row);

/** View of Order. `mySide`, `nextSteps` and `mayReview` read the facts that its policy decides on. */
export const orderView = viewOf(Order, OrderEntity, {
  ...columns(
    'id',
    'state',
    'method',
    'title',
    'quantity',
    'tracking',
    'problem',
    'endReason',
    'dueAt',
    'createdAt',
    'updatedAt',
    'shippedAt',
    'deliveredAt',
  ),
  picture: pictureOf(column('pictureId'), 'public'),
  product: productOf(column('productId')),
  unitPrice: money('unitMinor'),
  total: money('totalMinor'),
  buyer: profileOf(column('buyerId')),
  seller: profileOf(column('sellerId')),
  delivery,
  isHeld,
  held,
  isPaidOut,
  isChargedBack,
  chargebackAfterPayout,
  review: one(reviewView, (review, row) => sql`${sql.ref(`${review}.order_id`)} = ${sql.ref(`${row}.id`)}`),
  payNow,
  mySide: facts,
  nextSteps: facts,
  mayReview: facts,
  timeline: many(
    eventView,
    (
      step,
      row,
    ) => sql`${sql.ref(`${step}.process`)} = 'order' and ${sql.ref(`${step}.subject_id`)} = ${sql.ref(`${row}.id`)}
      order by ${sql.ref(`${step}.id`)} limit 100`,
  ),
});
