import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Held money of an order on its way: back to the buyer's card, or on to the seller's bank account. Always all held
 * money, which is less than the total when a bank took a part.
 */
export const OrderMovement = defineEntity({
  name: 'OrderMovement',
  tableName: 'order_movement',
  properties: {
    id: p.integer().primary(),
    orderId: p.integer(),
    kind: p.string().$type<'refund' | 'payout'>(),
    partyId: p.integer(),
    amountMinor: p.bigint('number'),
    currency: p.string(),
    state: p.string().$type<'created' | 'succeeded' | 'failed'>(),
    attempt: p.integer().default(1),
    /** Destination at the provider, recorded before calling it; null while nothing can be under way there. */
    destination: p.string().nullable(),
    providerId: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** Staff paid the buyer outside the provider, which had refused. */
    isByHand: p.boolean().default(false),
    /** The job does not try before this. */
    retryAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type OrderMovement = InferEntity<typeof OrderMovement>;
