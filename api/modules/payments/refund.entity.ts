import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Money of a job given back to the payer's card: of a cancelled job all of it, by a ruling of staff all or a part. */
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
    amountMinor: p.bigint('number'),
    currency: p.string(),
    state: p.string().$type<'created' | 'succeeded' | 'failed'>(),
    attempt: p.integer().default(1),
    providerRefundId: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** When the bank sent it back after it had counted as made. */
    returnedAt: p.datetime().nullable(),
    /** Not before then it is tried again; null while a try may be at the provider. */
    retryAt: p.datetime().nullable(),
    /** Since when it is not tried by itself any more: it waits for staff. */
    givenUpAt: p.datetime().nullable(),
    /** Staff gave the money back past the provider. */
    isByHand: p.boolean().default(false),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Refund = InferEntity<typeof Refund>;
