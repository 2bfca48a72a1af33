import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SettlementState } from '../../../schema/remark.ts';

/** How a side of a dispute proposes to divide the held money. Never deleted; each side has one open one at most. */
export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'settlement',
  properties: {
    id: p.integer().primary(),
    disputeId: p.integer(),
    remarkId: p.integer(),
    side: p.string().$type<'owner' | 'applicant'>(),
    releaseMinor: p.bigint('number'),
    /** All that was held, which the proposal divides. */
    totalMinor: p.bigint('number'),
    currency: p.string(),
    state: p.string().$type<SettlementState>(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
  },
});
export type Settlement = InferEntity<typeof Settlement>;
