import type { CampaignType } from '../../__generated__/enums.ts';
import type { WorkPartsFragment } from '../../__generated__/graphql.ts';
import { dayAfter, todayInSingapore } from '../../lib/format/formatDate.ts';
import { changedRows, endOfDay, termRows, withDue } from './termRows.ts';

type Job = {
  hiredAt?: string | null;
  workDueAt?: string | null;
  shipping?: { receivedAt?: string | null } | null;
  campaign: { type: CampaignType; owner: { fullName: string } };
};

/** The instant at which other work would be due for a running job; null before what it counts from. */
function dueOf({ hiredAt, shipping, campaign }: Job, { dueOn, dueDays }: WorkPartsFragment): string | null {
  if (dueOn) return endOfDay(dueOn);
  const begins = campaign.type === 'SPONSORED' ? shipping?.receivedAt : hiredAt;
  return begins && dueDays ? endOfDay(dayAfter(todayInSingapore(new Date(begins)), dueDays)) : null;
}

const isDueAlike = (a: WorkPartsFragment, b: WorkPartsFragment) =>
  a.dueOn === b.dueOn && a.dueDays === b.dueDays;

/** The work in force of a running job in words, due at the instant that counts. */
export const agreedRows = (job: Job, work: WorkPartsFragment) =>
  withDue(termRows({ work }, job.campaign.owner.fullName), job.workDueAt ?? dueOf(job, work));

/** Other work for a running job in words, and what differs from what is in force. */
export function changeRows(job: Job, agreed: WorkPartsFragment | null | undefined, work: WorkPartsFragment) {
  const due = agreed && isDueAlike(agreed, work) ? (job.workDueAt ?? null) : null;
  const rows = withDue(termRows({ work }, job.campaign.owner.fullName), due ?? dueOf(job, work));
  return { rows, changes: changedRows(agreed ? agreedRows(job, agreed) : [], rows) };
}
