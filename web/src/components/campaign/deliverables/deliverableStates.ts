import type { DeliverableState, SubmissionKind } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text } from '../../../languages/t.ts';
import type { Tone } from '../../display/SoftTag.tsx';
import type { DeliverableWork, JobDeliverable, Submission } from './jobWorkDocument.ts';

/** How a deliverable stands; `mine` when the viewer is the one who moves next. */
const tags: Readonly<Record<DeliverableState, { tone: Tone; text: Text; mine?: Text }>> = {
  AWAITED: { tone: 'neutral', text: msg('Not handed in') },
  DRAFT_IN_REVIEW: { tone: 'warning', text: msg('In review'), mine: msg('Your review') },
  CHANGES_ASKED: { tone: 'warning', text: msg('Changes asked'), mine: msg('Changes asked') },
  DRAFT_APPROVED: { tone: 'success', text: msg('Draft approved') },
  PUBLISHED: { tone: 'info', text: msg('Handed in') },
  APPROVED: { tone: 'success', text: msg('Approved ## work') },
};

type Side = JobFragment['mySide'];

/** Words and colour of a deliverable's tag. Papaya, with a dot, marks what waits for the viewer. */
export function tagOf({ state, by }: JobDeliverable, mySide: Side) {
  const { tone, text, mine } = tags[state];
  const isMine = state === 'DRAFT_IN_REVIEW' ? mySide !== by && mySide !== 'NOBODY' : mySide === by;
  return mine && isMine
    ? ({ tone: 'primary', text: mine, isMine: true } as const)
    : { tone, text, isMine: false };
}

/** In the order of urgency: what the other side waits for, what may go out, what has not begun. */
const open: readonly DeliverableState[] = ['CHANGES_ASKED', 'DRAFT_APPROVED', 'AWAITED'];

/** The deliverable that a side hands in next. */
export const nextToHandIn = ({ deliverables }: Pick<JobFragment, 'deliverables'>, side: Side) =>
  open.flatMap((state) => deliverables.filter((one) => one.by === side && one.state === state)).at(0);

/** The draft that the owner answers next. */
export const draftInReview = ({ deliverables }: Pick<JobFragment, 'deliverables'>) =>
  deliverables.find(({ state }) => state === 'DRAFT_IN_REVIEW');

export const isToHandIn = ({ state }: JobDeliverable): boolean => open.includes(state);

/** Whether the owner has approved all work of the influencer, so that there is nothing to dispute. */
export function isAllApproved({ deliverables }: Pick<JobFragment, 'deliverables'>): boolean {
  const theirs = deliverables.filter(({ by }) => by === 'APPLICANT');
  return theirs.length > 0 && theirs.every(({ state }) => state === 'APPROVED');
}

/** The newest version that nobody has answered. */
export const unanswered = ({ submissions }: DeliverableWork): Submission | undefined =>
  submissions.find(({ state }) => state === 'IN_REVIEW');

/** What is handed in next: a draft while one is needed and none is approved. */
export function awaitedKind({ draftFirst, submissions }: DeliverableWork): SubmissionKind {
  const isOver = submissions.some(
    ({ kind, state }) => kind === 'PUBLISHED' || (kind === 'DRAFT' && state === 'APPROVED'),
  );
  return draftFirst && !isOver ? 'DRAFT' : 'PUBLISHED';
}

/** Which round a request for changes was, counted from 1; the newest submission comes first. */
export function roundOf({ submissions }: DeliverableWork, { id }: Submission): number {
  const asked = submissions.filter(({ changes }) => changes);
  return asked.length - asked.findIndex((one) => one.id === id);
}
