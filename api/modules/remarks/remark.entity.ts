import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { RemarkState } from '../../../schema/remark.ts';
import type { Work } from '../../../schema/work.ts';

/** An application to a campaign, and the job it becomes. */
export const Remark = defineEntity({
  name: 'Remark',
  tableName: 'remark',
  properties: {
    id: p.integer().primary(),
    campaignId: p.integer(),
    applicantId: p.integer(),
    /** The first job of the same two for this campaign, when this one is an extra. */
    extraOf: p.integer().nullable(),
    text: p.text().nullable(),
    state: p.string().$type<RemarkState>(),
    /** US cents. */
    priceMinor: p.bigint('number').nullable(),
    /** Brief of the campaign when they applied. */
    brief: p.json<Work>().nullable(),
    shortlistedAt: p.datetime().nullable(),
    doneText: p.text().nullable(),
    hiredAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
    /** Until when the work is due; null without agreed work, and before its days begin. */
    workDueAt: p.datetime().nullable(),
    /** From when the owner can end the job alone if nothing was handed in; null where that is switched off. */
    lateEndAt: p.datetime().nullable(),
    releasedAt: p.datetime().nullable(),
    cancelDeadline: p.datetime().nullable(),
    /** When a finished paid job is released without the owner; null where that is switched off. */
    releaseDeadline: p.datetime().nullable(),
    /** When the owner released it while the influencer's new bank account could not be paid out to yet. */
    releaseAskedAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type Remark = InferEntity<typeof Remark>;
