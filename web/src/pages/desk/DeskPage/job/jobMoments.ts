import type { JobStoryFragment } from '../../../../__generated__/graphql.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import type { Moment } from '../parts/Timeline.tsx';
import { pastWords, saidElsewhere } from './pastWords.ts';

type Side = JobStoryFragment['timeline'][number]['by'];

/** The name of a side, of staff and of what happens by itself. */
export function sideName({ campaign, applicant }: JobStoryFragment, side: Side): string {
  if (side === 'OWNER') return campaign.owner.fullName;
  return side === 'APPLICANT' ? applicant.fullName : 'Koli';
}

/** What happened in a job: its steps, its work and what was said in its dispute. */
export function jobMoments(job: JobStoryFragment): Moment[] {
  const told = job.timeline.filter(({ action }) => !saidElsewhere.has(action));
  const steps = told.map(({ action, by, at, amount }) => ({
    at,
    what: pastWords[action] ?? choiceWords(action),
    detail: [sideName(job, by), amount && formatMoney(amount)].filter(Boolean).join(', '),
  }));
  const work = job.deliverables.flatMap(({ format, count, submissions }) =>
    submissions.map(({ createdAt, kind, version, state, changes }) => ({
      at: createdAt,
      what: 'Handed in',
      detail: `${choiceWords(kind).toLowerCase()} ${version} of ${count} × ${choiceWords(format).toLowerCase()}, ${choiceWords(state).toLowerCase()}${changes ? `: ${changes}` : ''}`,
    })),
  );
  const due = job.workDueAt
    ? [{ at: job.workDueAt, what: 'Due', detail: `the work, ${formatInstant(job.workDueAt)}` }]
    : [];
  const deals = job.deals.map(({ createdAt, version, amount }) => ({
    at: createdAt,
    what: 'Agreed',
    detail: [`deal sheet ${version}`, amount && formatMoney(amount)].filter(Boolean).join(', '),
  }));
  return [...steps, ...work, ...due, ...deals, ...disputeMoments(job)];
}

function disputeMoments(job: JobStoryFragment): Moment[] {
  const { dispute } = job;
  if (!dispute) return [];
  const proposals = dispute.settlements.map(({ by, createdAt, refund, state }) => ({
    at: createdAt,
    what: 'Proposed',
    detail: `${sideName(job, by)}: ${formatMoney(refund)} back, ${choiceWords(state).toLowerCase()}`,
  }));
  const statements = dispute.statements.map(({ by, createdAt }) => ({
    at: createdAt,
    what: 'Answered',
    detail: sideName(job, by),
  }));
  return [...proposals, ...statements];
}
