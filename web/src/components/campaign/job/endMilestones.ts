import type { JobSide, RemarkState } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { formatDayTime } from '../../../lib/formatDate.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { type Milestone, waitingFor } from './milestone.ts';

const early: readonly RemarkState[] = ['CANCEL_ASKED', 'REFUNDING', 'CANCELLED', 'DISPUTED', 'SETTLED'];
const over: readonly RemarkState[] = ['RELEASED', 'CANCELLED', 'SETTLED'];

type Money = { minorUnits: number; currency: string };

/** Whether a job leaves the usual course: it is being cancelled, or was argued about. */
export const endsEarly = ({ state, dispute }: JobFragment) => early.includes(state) || !!dispute;

/** Rows of cancelling or of the dispute, after what had happened before. */
export const endMilestones = (job: JobFragment): Milestone[] =>
  job.dispute ? disputeRows(job, job.dispute) : cancelRows(job);

/** A wish to cancel that came to nothing, while the work goes on. */
export function wentOn(job: JobFragment): Milestone[] {
  const entry = job.timeline.findLast(
    ({ action }) => action === 'declineToCancel' || action === 'withdrawCancel',
  );
  if (!entry) return [];
  const kept = entry.action === 'declineToCancel';
  return [
    done('wentOn', kept ? 'Asked to cancel, but the work goes on' : 'Request to cancel withdrawn', entry.at),
  ];
}

const done = (key: string, label: string, at?: string | null, amount?: Money | null): Milestone => ({
  key,
  label,
  amount: amount ? formatMoney(amount) : null,
  detail: at ? formatDayTime(at) : null,
  status: 'done',
});

function cancelRows(job: JobFragment): Milestone[] {
  const asked = job.timeline.findLast(({ state }) => state === 'CANCEL_ASKED');
  if (job.state === 'CANCEL_ASKED') return waitingRows(job, asked?.at);
  const ended = job.timeline.find(({ state }) => state === 'REFUNDING' || state === 'CANCELLED');
  const rows = [done('cancelled', cancelledBy(job, ended?.by, !!asked), ended?.at)];
  if (asked) rows.unshift(done('asked', 'Asked to cancel', asked.at));
  const refunded = job.timeline.findLast(({ state }) => state === 'CANCELLED');
  const amount = job.refunded ?? (job.state === 'REFUNDING' ? job.refundPreview : null);
  if (job.state === 'REFUNDING') rows.push(moving('refund', 'Refund', amount));
  else if (amount) rows.push(done('refund', 'Refunded', refunded?.at, amount));
  return rows;
}

function waitingRows(job: JobFragment, at: string | undefined): Milestone[] {
  const { cancelDeadline, refundPreview, applicant } = job;
  const since = at ? ` · ${formatDayTime(at)}` : '';
  const until = cancelDeadline ? ` by ${formatDayTime(cancelDeadline)}` : '';
  const who = job.mySide === 'APPLICANT' ? 'you say' : `${applicant.first} says`;
  return [
    {
      key: 'asked',
      label: 'Asked to cancel',
      amount: null,
      detail: `${waitingFor(job)}${since}`,
      status: 'now',
    },
    {
      key: 'refund',
      label: 'Full refund',
      amount: refundPreview ? formatMoney(refundPreview) : null,
      detail: `unless ${who} no${until}`,
      status: 'later',
    },
  ];
}

function cancelledBy(job: JobFragment, by: JobSide | undefined, asked: boolean): string {
  const { mySide, campaign, applicant } = job;
  if (asked && by === 'NOBODY') return 'No answer in 72 hours: cancelled';
  if (!by || by === 'NOBODY') return 'Cancelled';
  const who = by === mySide ? 'you' : by === 'OWNER' ? campaign.owner.fullName : applicant.first;
  if (asked && by === 'APPLICANT') return `${who === 'you' ? 'You' : who} agreed to cancel`;
  return `Cancelled by ${who}`;
}

function moving(key: string, label: string, amount?: Money | null): Milestone {
  return { key, label, amount: amount ? formatMoney(amount) : null, detail: 'On its way', status: 'now' };
}

function disputeRows(job: JobFragment, dispute: NonNullable<JobFragment['dispute']>): Milestone[] {
  const raised = done('raised', 'Dispute raised', dispute.raisedAt);
  if (!dispute.ruling) {
    const waiting = { ...raised, detail: `Waiting for support · ${raised.detail}`, status: 'now' } as const;
    return [
      waiting,
      { key: 'ruling', label: 'Support decides', amount: null, detail: null, status: 'later' },
    ];
  }
  const rows = [raised, done('ruling', 'Support decided', dispute.ruledAt)];
  const last = job.timeline.findLast(({ state }) => over.includes(state))?.at;
  const { released, refunded } = dispute;
  const arrived = over.includes(job.state);
  if (released)
    rows.push(arrived ? done('payout', 'Paid out', last, released) : moving('payout', 'Payout', released));
  if (refunded)
    rows.push(arrived ? done('refund', 'Refunded', last, refunded) : moving('refund', 'Refund', refunded));
  return rows;
}
