import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OfferState } from '../../../schema/offer.ts';

/** An amount that the owner offered for a job. Never deleted. */
export const Offer = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    amountMinor: p.bigint('number'),
    currency: p.string().default('USD'),
    status: p.string().$type<OfferState>(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});
export type Offer = InferEntity<typeof Offer>;
