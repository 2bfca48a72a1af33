import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ChargebackState } from '../../../schema/chargeback.ts';

/** A card holder asked their bank to take a payment back. */
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
    /** The part of the taken amount that was held for the job; we advanced the rest. */
    fromHeldMinor: p.bigint('number').nullable(),
    /** The part of the taken amount that was our fee. */
    fromFeeMinor: p.bigint('number').default(0),
    withdrawnAt: p.datetime().nullable(),
    /** When the provider returned the money. */
    returnedAt: p.datetime().nullable(),
    dueBy: p.datetime().nullable(),
    createdAt: p.datetime(),
    closedAt: p.datetime().nullable(),
    checkedAt: p.datetime(),
    /** Number of the newest look at the provider. */
    look: p.bigint('number').default(0),
  },
});
export type Chargeback = InferEntity<typeof Chargeback>;
