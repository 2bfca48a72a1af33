import type { RemarkState } from '../../../../__generated__/enums.ts';
import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { isRefundedByHand } from './jobSentences.ts';

const early: readonly RemarkState[] = [
  ...(['CANCEL_ASKED', 'REFUNDING', 'CANCELLED', 'DECLINED', 'DISPUTED', 'SETTLED', 'CHARGED_BACK'] as const),
];
const over: readonly RemarkState[] = ['RELEASED', 'SETTLED'];

type Money = { amount: number; currency: string };
type Entry = JobFragment['timeline'][number];

export const endsEarly = ({ state, dispute }: JobFragment) => early.includes(state) || !!dispute;

/** Whether it is an extra that is not agreed on, and waits for nobody. */
export const isEndedExtra = ({ state, extraOfId }: Pick<JobFragment, 'state' | 'extraOfId'>): boolean =>
  state === 'OFFER_REJECTED' && !!extraOfId;

/** Whether it is an extra that was paid and has nothing to hand in: longer use of what is there. */
export const isLongerUse = ({ timeline }: Pick<JobFragment, 'timeline'>): boolean =>
  timeline.some(({ action }) => action === 'nothingToDo');

export function endMilestones(job: JobFragment): Milestone[] {
  if (job.state === 'CHARGED_BACK') {
    return job.dispute ? [done('raised', t('Dispute raised'), job.dispute.createdAt)] : [];
  }
  return job.dispute ? disputeRows(job, job.dispute) : cancelRows(job);
}

/** What was asked for before stays asked; what else was to happen now has to wait. */
function behindBank(row: Milestone): Milestone {
  if (row.status !== 'now') return row;
  const isAsked = row.key === 'raised' || row.key === 'asked';
  return isAsked ? { ...row, status: 'done' } : { ...row, detail: null, status: 'later' };
}

/** What a bank did: the newest chargeback. While it is open, everything else waits. */
export function withChargeback(rows: Milestone[], { chargeback }: JobFragment): Milestone[] {
  if (!chargeback) return rows;
  const { state, createdAt, closedAt, amount } = chargeback;
  const asked = done('chargeback', t('Chargeback: the bank wants it back'), createdAt, amount);
  if (state === 'OPEN') {
    const waiting = rows.map(behindBank);
    const detail = t('Waiting for the bank · {detail}', { detail: asked.detail });
    const first = waiting.findIndex(({ status }) => status === 'later');
    const at = first < 0 ? waiting.length : first;
    return waiting.toSpliced(at, 0, { ...asked, detail, status: 'now' });
  }
  const end = state === 'WON' ? t('The bank decided: the payment stands') : t('The bank took the money back');
  const first = rows.findIndex(({ status }) => status !== 'done');
  const at = first < 0 ? rows.length : first;
  return rows.toSpliced(at, 0, asked, done('decided', end, closedAt));
}

/** What a wish to cancel that came to nothing is called, while the work goes on. */
const wentOnWords: Record<string, Text> = {
  declineToCancel: msg('Asked to cancel, but the work goes on'),
  withdrawCancel: msg('Request to cancel withdrawn'),
  refundFailed: msg('The refund failed, so the work goes on'),
};

export function wentOn(job: JobFragment): Milestone[] {
  const entry = job.timeline.findLast(({ action }) => action in wentOnWords);
  return entry ? [done('wentOn', t(wentOnWords[entry.action] ?? ''), entry.at)] : [];
}

export const done = (key: string, label: string, at?: string | null, amount?: Money | null): Milestone => ({
  key,
  label,
  amount: amount ? formatMoney(amount) : null,
  detail: at ? formatDayTime(at) : null,
  status: 'done',
});

/** What ends a job or an application, by the names of the process tables. */
const endings: readonly string[] = [
  ...['cancel', 'decline', 'agreeToCancel', 'silenceAgrees', 'paidTooLate', 'endLate'],
];

/** Whether the owner ended a job that is over, because nothing was handed in on time. */
export const isEndedLate = ({ timeline }: Pick<JobFragment, 'timeline'>): boolean =>
  timeline.findLast(({ action }) => endings.includes(action))?.action === 'endLate';

/** What ends with the payer having the money back, by the names of the process tables. */
const arrivals: readonly string[] = ['refunded', 'refundedByHand', 'refundedAtProvider'];

const refundedWord = (job: Pick<JobFragment, 'timeline'>): string =>
  isRefundedByHand(job) ? t('Refunded by our team') : t('Refunded');

function cancelRows(job: JobFragment): Milestone[] {
  const asked = job.timeline.findLast(({ action }) => action === 'askToCancel');
  if (job.state === 'CANCEL_ASKED') return waitingRows(job, asked?.at);
  const ended = job.timeline.findLast(({ action }) => endings.includes(action));
  const rows = [done('cancelled', cancelledBy(job, ended), ended?.at)];
  const answered = ended?.action === 'agreeToCancel' || ended?.action === 'silenceAgrees';
  if (asked && answered) rows.unshift(done('asked', t('Asked to cancel'), asked.at));
  const arrived = job.timeline.findLast(({ action }) => arrivals.includes(action))?.at;
  if (job.state === 'REFUNDING') rows.push(moving('refund', t('Refund'), job.held ?? job.offer?.amount));
  else if (job.refunded) rows.push(done('refund', refundedWord(job), arrived, job.refunded));
  return rows;
}

function waitingRows(job: JobFragment, at: string | undefined): Milestone[] {
  const { cancelDeadline, refundPreview, applicant } = job;
  const since = at ? ` · ${formatDayTime(at)}` : '';
  return [
    ongoing('asked', t('Asked to cancel'), `${waitingFor(job)}${since}`),
    {
      ...later('refund', t('Full refund'), refundPreview),
      detail: unlessNo(job.mySide, applicant.first, cancelDeadline),
    },
  ];
}

function unlessNo(side: JobFragment['mySide'], first: string, deadline: string | null | undefined): string {
  const time = deadline && formatDayTime(deadline);
  if (side === 'APPLICANT') return time ? t('unless you say no by {time}', { time }) : t('unless you say no');
  return time
    ? t('unless {first} says no by {time}', { first, time })
    : t('unless {first} says no', { first });
}

function cancelledBy({ mySide, campaign, applicant }: JobFragment, ended: Entry | undefined): string {
  if (ended?.action === 'silenceAgrees') return t('No answer in 72 hours: cancelled');
  const you = ended?.by === mySide;
  if (ended?.action === 'decline') return t('Application declined');
  if (ended?.action === 'agreeToCancel') {
    return you ? t('You agreed to cancel') : t('{first} agreed to cancel', { first: applicant.first });
  }
  if (ended?.action === 'endLate')
    return you
      ? t('Ended by you: nothing handed in')
      : t('Ended by {name}: nothing handed in', { name: campaign.owner.fullName });
  if (ended?.action !== 'cancel' || ended.by === 'NOBODY') return t('Cancelled');
  if (you) return t('Cancelled by you');
  return t('Cancelled by {name}', { name: ended.by === 'OWNER' ? campaign.owner.fullName : applicant.first });
}

export const ongoing = (key: string, label: string, detail: string, amount?: Money | null): Milestone => ({
  ...done(key, label, null, amount),
  detail,
  status: 'now',
});

const moving = (key: string, label: string, amount?: Money | null) =>
  ongoing(key, label, t('On its way'), amount);

export const later = (key: string, label: string, amount?: Money | null): Milestone => ({
  ...done(key, label, null, amount),
  status: 'later',
});

type Dispute = NonNullable<JobFragment['dispute']>;

function disputeRows(job: JobFragment, dispute: Dispute): Milestone[] {
  const raised = done('raised', t('Dispute raised'), dispute.createdAt);
  if (dispute.ruling) {
    const ended = dispute.isSettled ? t('Settled by both sides') : t('Support decided');
    return [raised, done('ruling', ended, dispute.ruledAt), ...shares(job, dispute)];
  }
  const detail = t('Waiting for support · {detail}', { detail: raised.detail });
  return [{ ...raised, detail, status: 'now' }, later('ruling', t('Support decides'))];
}

/** The two parts of the money. A split refunds first, then transfers. */
function shares(job: JobFragment, { released, refunded }: Dispute): Milestone[] {
  const rows: Milestone[] = [];
  const { state, timeline } = job;
  const at = (...actions: string[]) => timeline.findLast(({ action }) => actions.includes(action))?.at;
  if (refunded) {
    const arrived = at('ruledRefunded', 'partRefunded', 'refundedByHand', 'partRefundedByHand');
    const moves = state === 'REFUNDING';
    rows.push(
      moves ? moving('refund', t('Refund'), refunded) : done('refund', refundedWord(job), arrived, refunded),
    );
  }
  if (!released) return rows;
  const takenBack = at('reversedAfterRefund');
  if (takenBack) rows.push(done('payout', t('Payout taken back'), takenBack, released));
  else if (over.includes(state))
    rows.push(done('payout', t('Paid out'), at('ruledPaidOut', 'restPaidOut'), released));
  else if (state === 'RELEASING') rows.push(moving('payout', t('Payout'), released));
  else rows.push(later('payout', t('Payout'), released));
  return rows;
}

export type Milestone = {
  key: string;
  label: string;
  /** Stands after the label: '$450'. */
  amount: string | null;
  /** Second line: when, or who is waited for. */
  detail: string | null;
  status: 'done' | 'now' | 'later';
};

export function waitingFor({ turn, mySide, campaign, applicant }: JobFragment): string {
  if (turn === 'NOBODY') return t('On its way');
  if (turn === mySide) return t('Waiting for you');
  return t('Waiting for {name}', { name: turn === 'OWNER' ? campaign.owner.fullName : applicant.first });
}
