import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { draftInReview, nextToHandIn } from '../../deliverables/deliverableStates.ts';
import type { JobDeliverable } from '../../deliverables/jobWorkDocument.ts';
import type { WorkMoment } from './jobSentences.ts';

export type AwaitedWork = { moment: WorkMoment; deliverable: JobDeliverable };

/** Which deliverable a job waits for, and what for; null without deliverables, and while a product is under way. */
export function awaitedWork(job: JobFragment): AwaitedWork | null {
  const { state, shipping, campaign } = job;
  if (state === 'HIRED' && (!shipping || shipping.state === 'RECEIVED')) {
    const draft = draftInReview(job);
    if (draft) return { moment: 'DRAFT_IN_REVIEW', deliverable: draft };
    const next = nextToHandIn(job, 'APPLICANT');
    if (next) return { moment: handInMoment(next), deliverable: next };
  }
  const isOver = state === 'HIRED' || state === 'DONE';
  const owed = isOver && campaign.type === 'SHOUTOUT' && nextToHandIn(job, 'OWNER');
  return owed ? { moment: 'RETURN_AWAITED', deliverable: owed } : null;
}

function handInMoment({ state, draftFirst }: JobDeliverable): WorkMoment {
  if (state === 'CHANGES_ASKED') return 'CHANGING';
  if (state === 'DRAFT_APPROVED') return 'PUBLISHING';
  return draftFirst ? 'DRAFT_AWAITED' : 'LINK_AWAITED';
}
