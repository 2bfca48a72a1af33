import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OfferState } from '../../../schema/offer.ts';
import type { Work } from '../../../schema/work.ts';
import type { JobParty } from './remark.policy.ts';

/** Terms that one side proposed for a paid job. Never deleted. */
export const Offer = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    amountMinor: p.bigint('number'),
    /** Our fee on top, by the rate of the time. */
    feeMinor: p.bigint('number').default(0),
    currency: p.string().default('USD'),
    proposedBy: p.string().$type<JobParty>(),
    work: p.json<Work>().nullable(),
    message: p.text().nullable(),
    status: p.string().$type<OfferState>(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    lapsesAt: p.datetime().nullable(),
    rejectReason: p.text().nullable(),
  },
});
export type Offer = InferEntity<typeof Offer>;
