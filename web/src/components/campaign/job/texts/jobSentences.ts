import type { RemarkState, ShippingState } from '../../../../__generated__/enums.ts';
import type { JobFragment } from '../../../../__generated__/graphql.ts';
import sentences from './jobSentences.json';

export type JobReader = 'brand' | 'influencer' | 'support';

export type Sentence = { readonly turn: string; readonly means: string };

type Table<Moment extends string> = Readonly<Record<Moment, Readonly<Record<JobReader, Sentence>>>>;

/** A state, with what else changes the words: how the last offer ended, whether the influencer can be paid out, whether all work is approved, where released money is, how a dispute was decided. */
export type JobMoment =
  | Exclude<RemarkState, 'DISPUTED'>
  | 'CAMPAIGN_NOT_OPEN'
  | 'COUNTER_REJECTED'
  | 'OFFER_LAPSED'
  | 'DONE_APPROVED'
  | 'DONE_NO_BANK'
  | 'RELEASE_WAITS'
  | 'RELEASING_BY_SILENCE'
  | 'CANCELLED_UNPAID'
  | 'APPLICATION_CANCELLED'
  | `DISPUTED_BY_${'BRAND' | 'INFLUENCER' | 'STAFF'}`
  | `RULED_${'RELEASING' | 'RELEASED' | 'REFUNDING' | 'REFUNDED' | 'STUCK'}`
  | `RULED_SPLIT_${'REFUNDING' | 'RELEASING'}`
  | `FROZEN_${'HELD' | 'PAID_OUT'}`
  | 'CHARGED_BACK_AFTER_PAYOUT'
  | 'PAYOUTS_PAUSED'
  | 'PAYOUT_ON_ITS_WAY'
  | 'PAYOUT_HELD';

type FreeMoment = 'APPLIED' | 'HIRED' | 'DONE' | 'CANCELLED';

/**
 * Paid jobs: every line about money says where it is. {amount} {brand} {influencer} {ends} are filled in; {refund} is what
 * the card gets back, {payout} what the influencer gets, {bank} how much the bank asks for.
 */
export const paidSentences: Table<JobMoment> = sentences.paid;

/** Extras where they differ from other paid jobs. */
export const extraSentences: Table<'OFFER_ACCEPTED' | 'LONGER_USE_DONE'> = sentences.extra;

/** Sponsored jobs: a product changes hands, no money. */
export const sponsoredSentences: Table<FreeMoment> = sentences.sponsored;

/** Hired sponsored jobs whose deal names the product, by where it stands. {due} is when the work is due. */
export const shippingSentences: Table<Exclude<ShippingState, 'AFTER_HIRE'>> = sentences.shipping;

/** What is waited for in a job with deliverables. */
export type WorkMoment =
  | 'DRAFT_AWAITED'
  | 'LINK_AWAITED'
  | 'PUBLISHING'
  | 'CHANGING'
  | 'DRAFT_IN_REVIEW'
  | 'RETURN_AWAITED';

/**
 * Jobs with deliverables. {what} is how much of it ('3 stories'), {known} the same once both have spoken of it, {round} of
 * {rounds} the one that was used, {left} how many are left.
 */
export const workSentences: Table<WorkMoment> = sentences.work;

/** Shoutout exchanges: each speaks of the other, no money. */
export const shoutoutSentences: Table<FreeMoment> = sentences.shoutout;

/** What is said in place of that the money went to the card, when it did not. */
export const byHandSentences: Partial<Record<JobMoment, Partial<Record<JobReader, Sentence>>>> =
  sentences.refundedByHand;

/** What is said of a dispute that both sides settled, in place of that support decided. */
export const settledSentences: Partial<Record<JobMoment, Readonly<Record<JobReader, Sentence>>>> =
  sentences.settledByBoth;

const actions: readonly string[] = ['refundedByHand', 'partRefundedByHand'];

/** Whether the card's bank refused the refund for good, and our team has given the money back in another way. */
export const isRefundedByHand = ({ timeline }: Pick<JobFragment, 'timeline'>) =>
  timeline.some(({ action }) => actions.includes(action));
