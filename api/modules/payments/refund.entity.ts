import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Money refunded to a job's payer: all of it after a cancellation, all or a part by a ruling. */
export const Refund = defineEntity({
  name: 'Refund',
  tableName: 'refund',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    paymentId: p.integer(),
    payerId: p.integer(),
    /** `provider`: made by somebody at the provider itself. */
    kind: p.string().$type<'cancel' | 'ruling' | 'provider'>(),
    /** Of the held money. */
    amountMinor: p.bigint('number'),
    /** Of our fee; the payer gets both. */
    feeMinor: p.bigint('number').default(0),
    currency: p.string(),
    state: p.string().$type<'created' | 'succeeded' | 'failed'>(),
    attempt: p.integer().default(1),
    providerRefundId: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** When the bank returned it after it had counted as made. */
    returnedAt: p.datetime().nullable(),
    /** The next try is not before this; null while a try may be at the provider. */
    retryAt: p.datetime().nullable(),
    /** Since when it is no longer tried automatically and waits for staff. */
    givenUpAt: p.datetime().nullable(),
    /** Staff paid the buyer outside the provider. */
    isByHand: p.boolean().default(false),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Refund = InferEntity<typeof Refund>;
