import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OrderMethod, OrderState } from '../../../schema/order.ts';

/** One product bought in a quantity, with its price at that time and a delivery address. */
export const Order = defineEntity({
  name: 'Order',
  tableName: 'product_order',
  properties: {
    id: p.integer().primary(),
    productId: p.integer(),
    buyerId: p.integer(),
    sellerId: p.integer(),
    state: p.string().$type<OrderState>(),
    method: p.string().$type<OrderMethod>(),
    /** Name and picture of the product when it was ordered. */
    title: p.string(),
    pictureId: p.string().nullable(),
    quantity: p.integer(),
    unitMinor: p.bigint('number'),
    totalMinor: p.bigint('number'),
    currency: p.string(),
    recipient: p.string(),
    phone: p.string(),
    line1: p.string(),
    line2: p.string().nullable(),
    postalCode: p.string(),
    /** Carrier and number, as the seller wrote them. */
    tracking: p.string().nullable(),
    /** The problem reported by the buyer; while it is open, the order is not delivered by silence. */
    problem: p.text().nullable(),
    /** Why it was cancelled or refunded. */
    endReason: p.text().nullable(),
    /** Deadline of the next automatic step: unpaid, unsent, or delivered by silence. */
    dueAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    shippedAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type Order = InferEntity<typeof Order>;
