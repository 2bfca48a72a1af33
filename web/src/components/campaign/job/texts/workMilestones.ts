import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { knownWords } from '../../../work/knownWords.ts';
import { countWords } from '../../../work/workWords.ts';
import type { DeliverableWork } from '../../deliverables/jobWorkDocument.ts';
import { type AwaitedWork, awaitedWork } from './awaitedWork.ts';
import { done, later, type Milestone, ongoing, waitingFor } from './endMilestones.ts';

/** The work while it is under way: what was approved, what is waited for, and when all is due. Null without deliverables. */
export function workMilestones(job: JobFragment, works: readonly DeliverableWork[] = []): Milestone[] | null {
  const awaited = job.state === 'HIRED' && awaitedWork(job);
  if (!awaited) return null;
  const end = later('work', t('All work handed in'));
  const due = job.workDueAt ? t('by {day}', { day: formatInstant(job.workDueAt) }) : null;
  return [
    ...approvals(works),
    ongoing(`now ${awaited.deliverable.id}`, labelOf(awaited), waitingFor(job)),
    { ...end, detail: due },
  ];
}

/** The last approval of each deliverable, in the order in which they came. */
function approvals(works: readonly DeliverableWork[]): Milestone[] {
  return works
    .flatMap((deliverable) => {
      const approved = deliverable.submissions.find(({ state }) => state === 'APPROVED');
      if (!approved?.decidedAt) return [];
      const what = countWords(deliverable);
      const label =
        approved.kind === 'DRAFT' ? t('Draft approved: {what}', { what }) : t('Approved: {what}', { what });
      return [{ at: approved.decidedAt, row: done(deliverable.id, label, approved.decidedAt) }];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ row }) => row);
}

function labelOf({ moment, deliverable }: AwaitedWork): string {
  const what = countWords(deliverable);
  switch (moment) {
    case 'CHANGING':
      return t('Changes asked: {what}', { what });
    case 'DRAFT_IN_REVIEW':
      return t('Draft in review: {what}', { what });
    case 'PUBLISHING':
      return t('Publish {known}', { known: knownWords(deliverable) });
    default:
      return t('Hand in {what}', { what });
  }
}
