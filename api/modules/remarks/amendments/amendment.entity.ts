import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AmendmentState } from '../../../../schema/amendment.ts';
import type { Work } from '../../../../schema/work.ts';
import type { JobParty } from '../remark.policy.ts';

/** Other work that one side proposed for a running job. Never deleted; a job has one pending one at most. */
export const Amendment = defineEntity({
  name: 'Amendment',
  tableName: 'amendment',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    proposedBy: p.string().$type<JobParty>(),
    work: p.json<Work>(),
    message: p.text().nullable(),
    state: p.string().$type<AmendmentState>(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    lapsesAt: p.datetime().nullable(),
    rejectReason: p.text().nullable(),
  },
});
export type Amendment = InferEntity<typeof Amendment>;
