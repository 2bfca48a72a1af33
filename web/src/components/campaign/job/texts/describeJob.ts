import type { CampaignType, RemarkState, Ruling } from '../../../../__generated__/enums.ts';
import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDay, formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { knownWords } from '../../../work/knownWords.ts';
import { countWords } from '../../../work/workWords.ts';
import { isAllApproved } from '../../deliverables/deliverableStates.ts';
import type { JobDeliverable } from '../../deliverables/jobWorkDocument.ts';
import { awaitedWork } from './awaitedWork.ts';
import { isEndedExtra, isEndedLate, isLongerUse } from './endMilestones.ts';
import {
  byHandSentences,
  extraSentences,
  isRefundedByHand,
  type JobMoment,
  type JobReader,
  paidSentences,
  type Sentence,
  settledSentences,
  shippingSentences,
  shoutoutSentences,
  sponsoredSentences,
  workSentences,
} from './jobSentences.ts';

export const readerOf = (side: JobFragment['mySide']): JobReader =>
  side === 'OWNER' ? 'brand' : side === 'APPLICANT' ? 'influencer' : 'support';

export function jobAmount({ offer, held }: Pick<JobFragment, 'offer' | 'held'>): string {
  const amount = offer?.amount ?? held;
  return amount ? formatMoney(amount) : '';
}

/** What its owner pays, and everybody else's amount. */
function amountFor(reader: JobReader, job: JobFragment): string {
  const isToPay = reader === 'brand' && (job.state === 'OFFER_ACCEPTED' || job.state === 'PAYING');
  return isToPay && job.offer ? formatMoney(job.offer.quote.total) : jobAmount(job);
}

export function describeJob(job: JobFragment): { turn: string; means: string } {
  const [moment, reader] = [momentOf(job), readerOf(job.mySide)];
  const byHand = isRefundedByHand(job) ? byHandSentences[moment]?.[reader] : undefined;
  const settled = job.dispute?.isSettled ? settledSentences[moment]?.[reader] : undefined;
  const plain = sentenceFor(job.campaign.type, moment, reader);
  const awaited = awaitedWork(job);
  const work = awaited && workSentences[awaited.moment][reader];
  const extra = extraSentence(job, moment)?.[reader];
  const { turn: said, means } = byHand ?? settled ?? work ?? shippingSentence(job, reader) ?? extra ?? plain;
  const end = extraEnd(job, moment);
  const turn = end ?? said;
  const isCancelled = job.state === 'CANCELLED' && job.refunded;
  const back = isCancelled || (job.dispute?.refunded ?? job.refunded ?? job.refundPreview);
  const paidOut = job.dispute?.released;
  const amount = amountFor(reader, job) || t('the amount');
  const words = {
    ...(awaited && workWords(awaited.deliverable)),
    amount,
    bank: job.chargeback ? formatMoney(job.chargeback.amount) : amount,
    refund: back ? formatMoney(back) : amount,
    payout: paidOut ? formatMoney(paidOut) : amount,
    brand: job.campaign.owner.fullName,
    influencer: job.applicant.first,
    ends: formatDay(job.campaign.endsOn),
    payable: job.money?.hold?.until ? formatInstant(job.money.hold.until) : '',
    due: job.workDueAt ? formatInstant(job.workDueAt) : formatDay(job.campaign.endsOn),
  };
  const told = [
    isOverLate(job) &&
      t(
        reader === 'brand'
          ? msg('You ended the job because nothing was handed in on time.')
          : msg('{brand} ended the job because nothing was handed in on time.'),
        words,
      ),
    t(
      mayEndLate(job) ? msg('Nothing was handed in. Give {influencer} more time, or end the job.') : means,
      words,
    ),
    end && t('Nothing changed in the first job.'),
  ];
  return { turn: t(turn, words), means: told.filter(Boolean).join(' ') };
}

/** The owner can wait, or end it alone. */
const mayEndLate = ({ nextSteps }: JobFragment): boolean =>
  nextSteps.some(({ action, allowed }) => action === 'END_LATE' && allowed);

const isOverLate = (job: JobFragment): boolean =>
  (job.state === 'REFUNDING' || job.state === 'CANCELLED') && isEndedLate(job);

/** What is said of an extra that is paid for, or has no work. */
function extraSentence(job: JobFragment, moment: JobMoment) {
  if (!job.extraOfId) return undefined;
  if (moment === 'DONE' && isLongerUse(job)) return extraSentences.LONGER_USE_DONE;
  return moment === 'OFFER_ACCEPTED' ? extraSentences.OFFER_ACCEPTED : undefined;
}

/** How an extra came to nothing: it waits for nobody, and leaves the first job alone. */
function extraEnd(job: JobFragment, moment: JobMoment): Text | null {
  if (!job.extraOfId) return null;
  if (moment === 'APPLICATION_CANCELLED') return msg('The extra is cancelled');
  if (!isEndedExtra(job)) return null;
  return job.offer?.state === 'LAPSED' ? msg('The extra lapsed') : msg('The extra was rejected');
}

const workWords = (deliverable: JobDeliverable) => ({
  what: countWords(deliverable),
  known: knownWords(deliverable),
  round: deliverable.roundsUsed,
  rounds: deliverable.rounds,
  left: deliverable.rounds - deliverable.roundsUsed,
});

function shippingSentence({ state, shipping }: JobFragment, reader: JobReader): Sentence | null {
  if (state !== 'HIRED' || !shipping || shipping.state === 'AFTER_HIRE') return null;
  return shippingSentences[shipping.state][reader];
}

const paidOut: readonly RemarkState[] = ['RELEASED', 'SETTLED'];

/** A bank that asks for the money back comes before everything else; one that was refused changes nothing. */
function bankMoment({ state, chargeback }: JobFragment): JobMoment | null {
  if (state === 'CHARGED_BACK') return 'CHARGED_BACK';
  const isOut = paidOut.includes(state);
  if (chargeback?.state === 'OPEN') return isOut ? 'FROZEN_PAID_OUT' : 'FROZEN_HELD';
  return chargeback?.state === 'LOST' && isOut ? 'CHARGED_BACK_AFTER_PAYOUT' : null;
}

/** Offers and hires wait while a campaign is not approved (again) yet, or is over without a hire. */
const waitsForCampaign = ({ campaign: { state } }: JobFragment) =>
  state === 'INACTIVE' || state === 'AWAITING_APPROVAL';

const disputedBy = {
  OWNER: 'DISPUTED_BY_BRAND',
  APPLICANT: 'DISPUTED_BY_INFLUENCER',
  NOBODY: 'DISPUTED_BY_STAFF',
} as const;

/** Money that only clears is on its way: nobody can do anything about it. */
function releasedMoment({ money }: JobFragment): JobMoment {
  if (money?.hold && money.hold.reason !== 'BALANCE_PENDING') return 'PAYOUT_HELD';
  return money?.place === 'ON_ITS_WAY' ? 'PAYOUT_ON_ITS_WAY' : 'RELEASED';
}

/** The owner released it, and the influencer's new bank account is not paid out to yet. */
const isReleasedLater = ({ turn, timeline }: JobFragment): boolean =>
  turn === 'NOBODY' && timeline.some(({ action }) => action === 'releaseLater');

function momentOf(job: JobFragment): JobMoment {
  const { state, hiredAt, applicantHasBankAccount, applicantPayoutsPaused, dispute, refunded } = job;
  const frozen = bankMoment(job);
  if (frozen) return frozen;
  // Another ruling than to refund ends as cancelled only when what was paid out came back.
  const cameBack = state === 'CANCELLED' && dispute?.ruling !== 'REFUND';
  if (dispute?.ruling && !cameBack) return ruledMoment(state, dispute.ruling);
  switch (state) {
    case 'APPLIED':
      return waitsForCampaign(job) ? 'CAMPAIGN_NOT_OPEN' : state;
    case 'OFFER_REJECTED':
      return !isEndedExtra(job) && waitsForCampaign(job) ? 'CAMPAIGN_NOT_OPEN' : rejectedMoment(job);
    case 'DONE':
      if (isReleasedLater(job)) return job.money?.hold?.until ? 'RELEASE_WAITS' : 'RELEASING';
      if (applicantPayoutsPaused) return 'PAYOUTS_PAUSED';
      if (!applicantHasBankAccount) return 'DONE_NO_BANK';
      return isAllApproved(job) ? 'DONE_APPROVED' : 'DONE';
    case 'RELEASING':
      return job.timeline.at(-1)?.action === 'silenceReleases' ? 'RELEASING_BY_SILENCE' : state;
    case 'RELEASED':
      return releasedMoment(job);
    case 'CHARGED_BACK':
      return 'CHARGED_BACK';
    case 'DISPUTED':
      return disputedBy[dispute?.raisedBy ?? 'OWNER'];
    case 'CANCELLED':
      if (refunded) return 'CANCELLED';
      return hiredAt ? 'CANCELLED_UNPAID' : 'APPLICATION_CANCELLED';
    default:
      return state;
  }
}

function rejectedMoment({ offer }: JobFragment): JobMoment {
  if (offer?.state === 'LAPSED') return 'OFFER_LAPSED';
  return offer?.proposedBy === 'APPLICANT' ? 'COUNTER_REJECTED' : 'OFFER_REJECTED';
}

/** Where the money of a decided dispute is. A split refunds first, then transfers. */
function ruledMoment(state: RemarkState, ruling: Ruling): JobMoment {
  const split = ruling === 'SPLIT';
  if (state === 'DISPUTED') return 'RULED_STUCK';
  if (state === 'REFUNDING') return split ? 'RULED_SPLIT_REFUNDING' : 'RULED_REFUNDING';
  if (state === 'RELEASING') return split ? 'RULED_SPLIT_RELEASING' : 'RULED_RELEASING';
  if (ruling === 'REFUND') return 'RULED_REFUNDED';
  return split ? 'SETTLED' : 'RULED_RELEASED';
}

/** The row of the tables. Free jobs know four states only. */
export function sentenceFor(type: CampaignType, moment: JobMoment, reader: JobReader): Sentence {
  if (type === 'PAID') return paidSentences[moment][reader];
  const table = type === 'SPONSORED' ? sponsoredSentences : shoutoutSentences;
  if (moment === 'HIRED') return table.HIRED[reader];
  if (moment === 'CANCELLED_UNPAID') return table.CANCELLED[reader];
  if (moment === 'APPLICATION_CANCELLED' || moment === 'CAMPAIGN_NOT_OPEN' || moment === 'DECLINED')
    return paidSentences[moment][reader];
  return moment === 'APPLIED' ? table.APPLIED[reader] : table.DONE[reader];
}

/** 'Job with Mei Tan'. */
export function jobWith({ mySide, applicant, campaign }: JobFragment): string {
  if (mySide === 'OWNER') return t('Job with {fullName}', { fullName: applicant.fullName });
  if (mySide === 'APPLICANT') return t('Job with {fullName}', { fullName: campaign.owner.fullName });
  return t('Job of {fullName} with {fullName2}', {
    fullName: applicant.fullName,
    fullName2: campaign.owner.fullName,
  });
}

export const otherSide = ({ mySide, campaign, applicant }: JobFragment) =>
  mySide === 'APPLICANT' ? campaign.owner.fullName : applicant.first;

/** Whose card: t('your card'), "Rice & Fire's card". The owner paid, so refunds go there. */
export const cardOfOwner = ({ mySide, campaign }: Pick<JobFragment, 'mySide' | 'campaign'>) =>
  mySide === 'OWNER' ? t('your card') : t("{fullName}'s card", { fullName: campaign.owner.fullName });

/** '$450 goes back to your card', or that there is nothing to give back. */
export function refundWords(job: JobFragment): string {
  const { refundPreview: refund, campaign } = job;
  if (refund && refund.amount > 0)
    return t('{amount} goes back to {card}', { amount: formatMoney(refund), card: cardOfOwner(job) });
  return campaign.type === 'PAID'
    ? t('Nothing was charged, so no money moves')
    : t('No money is held for this job');
}
