import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** States of a chargeback, as stored. */
export type ChargebackState = 'open' | 'won' | 'lost';

/** The holder of a card asked their bank for a payment back. */
export const Chargeback = defineEntity({
  name: 'Chargeback',
  tableName: 'chargeback',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    paymentId: p.integer(),
    providerDisputeId: p.string(),
    state: p.string().$type<ChargebackState>(),
    reason: p.string(),
    amountMinor: p.bigint('number'),
    currency: p.string(),
    /** The part of what the provider took that was held for the job; the rest we advanced. */
    fromHeldMinor: p.bigint('number').nullable(),
    withdrawnAt: p.datetime().nullable(),
    /** When the provider gave the money back. */
    returnedAt: p.datetime().nullable(),
    dueBy: p.datetime().nullable(),
    openedAt: p.datetime(),
    closedAt: p.datetime().nullable(),
    checkedAt: p.datetime(),
    /** Number of the newest look at the provider. */
    look: p.bigint('number').default(0),
  },
});
export type Chargeback = InferEntity<typeof Chargeback>;
