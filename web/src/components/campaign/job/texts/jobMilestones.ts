import type { RemarkState } from '../../../../__generated__/enums.ts';
import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDay, formatDayTime } from '../../../../lib/format/formatDate.ts';
import type { DeliverableWork } from '../../deliverables/jobWorkDocument.ts';
import {
  done,
  endMilestones,
  endsEarly,
  isEndedExtra,
  isLongerUse,
  later,
  type Milestone,
  ongoing,
  waitingFor,
  wentOn,
  withChargeback,
} from './endMilestones.ts';
import { workMilestones } from './workMilestones.ts';

type Stage = 'applied' | 'offer' | 'hire' | 'product' | 'work' | 'release';
type Entry = JobFragment['timeline'][number];

const paidStages: Stage[] = ['applied', 'offer', 'hire', 'work', 'release'];
const freeStages: Stage[] = ['applied', 'hire', 'work'];
/** Before it is paid, an extra does not say whether there is something to hand in. */
const extraStages: Stage[] = ['applied', 'offer', 'hire', 'release'];
const productStages: Stage[] = ['applied', 'hire', 'product', 'work'];

/** Where each state stands: the stage that is worked on. Nothing is left in those that are missing. */
const stageOf: Partial<Record<RemarkState, Stage>> = {
  APPLIED: 'offer',
  OFFERED: 'offer',
  COUNTERED: 'offer',
  OFFER_REJECTED: 'offer',
  OFFER_ACCEPTED: 'hire',
  PAYING: 'hire',
  HIRED: 'work',
  DONE: 'release',
  RELEASING: 'release',
};

/** What each action of the process tables is called once it happened, and which stage it belongs to. */
const happened: Record<string, [Stage, Text]> = {
  makeOffer: ['offer', msg('Offer made')],
  changeOffer: ['offer', msg('Offer changed')],
  counterOffer: ['offer', msg('Terms proposed')],
  offerLapsed: ['offer', msg('Offer lapsed')],
  acceptOffer: ['offer', msg('Offer accepted')],
  rejectOffer: ['offer', msg('Offer rejected')],
  pay: ['hire', msg('Payment started')],
  paymentFailed: ['hire', msg('Payment failed')],
  paid: ['hire', msg('Paid and hired')],
  hire: ['hire', msg('Hired')],
  giveAddress: ['product', msg('Delivery address added')],
  markAsSent: ['product', msg('Product sent')],
  confirmReceipt: ['product', msg('Product received')],
  markAsDone: ['work', msg('Work done')],
  releasePayment: ['release', msg('Payout started')],
  releaseLater: ['release', msg('Released, waiting for a new bank account')],
  releaseFollows: ['release', msg('Payout started')],
  silenceReleases: ['release', msg('Released automatically')],
  payoutFailed: ['release', msg('Payout failed')],
  payoutFailedAgain: ['release', msg('Payout failed')],
  payoutSent: ['release', msg('Payment released')],
  silencePaidOut: ['release', msg('Released automatically')],
  payoutReversed: ['release', msg('Payout taken back')],
  reversedAfterRefund: ['release', msg('Payout taken back')],
  reversedAfterChargeback: ['release', msg('Payout taken back')],
};

const toCome: Record<Stage, Text> = {
  applied: msg('Applied'),
  offer: msg('Offer'),
  hire: msg('Pay to hire'),
  product: msg('Product received'),
  work: msg('Work done'),
  release: msg('Payment released'),
};

/** Nobody applies for an extra, or is hired for it. */
const ofExtra: Partial<Record<Stage, Text>> = {
  applied: msg('Extra proposed'),
  hire: msg('Pay for the extra'),
};

const underWay: Record<Stage, Text> = {
  ...toCome,
  product: msg('Delivery address'),
  work: msg('Do the work'),
  release: msg('Release payment'),
};

/** `works` are the deliverables with all that was handed in, where the page has them. */
export function jobMilestones(job: JobFragment, works?: readonly DeliverableWork[]): Milestone[] {
  if (isEndedExtra(job)) return reached(job);
  const rows = endsEarly(job) ? [...reached(job), ...endMilestones(job)] : planned(job, works);
  return withChargeback(rows, job);
}

function planned(job: JobFragment, works?: readonly DeliverableWork[]): Milestone[] {
  const free = job.campaign.type !== 'PAID';
  const stages = stagesOf(job, free);
  const now = currentStage(job, free);
  const at = now ? stages.indexOf(now) : stages.length;
  return stages.flatMap((stage, index) => {
    const entry = lastOf(job.timeline, stage);
    if (index < at) return finished(stage, entry, job);
    if (index > at) return upcoming(stage, job);
    const rows = (stage === 'work' && workMilestones(job, works)) || [current(stage, entry, job)];
    return [...(stage === 'work' ? wentOn(job) : []), ...rows];
  });
}

function stagesOf(job: JobFragment, free: boolean): Stage[] {
  if (free) return job.shipping ? productStages : freeStages;
  return job.extraOfId && (!job.hiredAt || isLongerUse(job)) ? extraStages : paidStages;
}

function reached(job: JobFragment): Milestone[] {
  const paid = job.campaign.type === 'PAID';
  const got: Stage[] = ['applied'];
  if (paid && job.offer) got.push('offer');
  if (job.hiredAt) got.push('hire');
  if (job.doneAt && !isLongerUse(job)) got.push('work');
  // With a dispute, it stands among what became of the money.
  if (!job.dispute && job.timeline.some(({ action }) => action.startsWith('reversedAfter')))
    got.push('release');
  return got.map((stage) => finished(stage, lastOf(job.timeline, stage), job));
}

function currentStage({ state, shipping }: JobFragment, free: boolean): Stage | null {
  if (!free) return stageOf[state] ?? null;
  if (state === 'HIRED') return shipping && shipping.state !== 'RECEIVED' ? 'product' : 'work';
  return state === 'APPLIED' ? 'hire' : null;
}

const lastOf = (timeline: readonly Entry[], stage: Stage) =>
  timeline.findLast((entry) => happened[entry.action]?.[0] === stage);

function name(stage: Stage, job: JobFragment, names = toCome): Text {
  if (job.extraOfId && stage in ofExtra) return ofExtra[stage] ?? names[stage];
  return stage === 'hire' && job.campaign.type !== 'PAID' ? msg('Hire') : names[stage];
}

const labelOf = (stage: Stage, entry: Entry | undefined, job: JobFragment, names = toCome) =>
  job.extraOfId && entry?.action === 'paid'
    ? t('Paid')
    : t((entry && happened[entry.action]?.[1]) ?? name(stage, job, names));

function finished(stage: Stage, entry: Entry | undefined, job: JobFragment): Milestone {
  const at = stage === 'applied' ? job.createdAt : entry?.at;
  return done(stage, labelOf(stage, entry, job), at, amountOf(stage, entry, job));
}

function amountOf(stage: Stage, entry: Entry | undefined, job: JobFragment) {
  if (stage === 'applied' || stage === 'product' || stage === 'work') return null;
  return entry?.amount ?? job.offer?.amount;
}

function current(stage: Stage, entry: Entry | undefined, job: JobFragment): Milestone {
  const since = entry ? ` · ${formatDayTime(entry.at)}` : '';
  const label = labelOf(stage, entry, job, underWay);
  return ongoing(stage, label, `${waitingFor(job)}${since}`, amountOf(stage, entry, job));
}

function upcoming(stage: Stage, job: JobFragment): Milestone {
  const due = job.shipping
    ? t('from the day the product arrives')
    : t('by {day}', { day: formatDay(job.campaign.endsOn) });
  const detail = stage === 'work' ? due : null;
  return { ...later(stage, t(name(stage, job))), detail };
}
