import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A disagreement about a finished paid job, and the ruling of staff. One per job. */
export const Dispute = defineEntity({
  name: 'Dispute',
  tableName: 'dispute',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    raisedBy: p.string().$type<'owner' | 'applicant' | 'staff'>(),
    reason: p.text(),
    pictures: p.array(),
    state: p.string().$type<'open' | 'ruled'>(),
    ruling: p.string().$type<'release' | 'refund' | 'split'>().nullable(),
    rulingReason: p.text().nullable(),
    /** Whose answer is awaited until `answerDeadline`; kept after it when none came. */
    awaits: p.string().$type<'owner' | 'applicant'>().nullable(),
    answerDeadline: p.datetime().nullable(),
    /** Until when staff decide. */
    rulingDeadline: p.datetime().nullable(),
    /** Sides that were given more time. */
    extendedFor: p.array().default([]),
    /** The proposal by which both sides settled it. */
    settlementId: p.integer().nullable(),
    releaseMinor: p.bigint('number').nullable(),
    refundMinor: p.bigint('number').nullable(),
    createdAt: p.datetime(),
    ruledAt: p.datetime().nullable(),
    ruledBy: p.integer().nullable(),
  },
});
export type Dispute = InferEntity<typeof Dispute>;
