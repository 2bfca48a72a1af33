import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The one transfer of a job's held money to the influencer. */
export const Payout = defineEntity({
  name: 'Payout',
  tableName: 'payout',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    paymentId: p.integer(),
    payeeId: p.integer(),
    amountMinor: p.bigint('number'),
    currency: p.string(),
    state: p.string().$type<'created' | 'succeeded' | 'failed'>(),
    destination: p.string(),
    attempt: p.integer().default(1),
    providerTransferId: p.string().nullable(),
    /** Earlier transfers that counted as made and were reversed in part or whole. */
    earlierTransfers: p.array().default([]),
    failureMessage: p.string().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Payout = InferEntity<typeof Payout>;
