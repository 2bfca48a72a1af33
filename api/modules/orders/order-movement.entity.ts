import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Held money of an order on its way: back to the buyer's card, or on to the seller's bank account. Always all that is
 * held, which is less than the total when a bank took a part of it.
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
    /** Where it goes at the provider, noted before it is asked; null while nothing can be on its way there. */
    destination: p.string().nullable(),
    providerId: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** Staff gave the money back past the provider, which had refused to. */
    isByHand: p.boolean().default(false),
    /** Not before then the job tries. */
    retryAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type OrderMovement = InferEntity<typeof OrderMovement>;
