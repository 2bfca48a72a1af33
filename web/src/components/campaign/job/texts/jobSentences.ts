import type { RemarkState } from '../../../../__generated__/enums.ts';
import { endSentences, type JobEnd, type Row } from './jobEndSentences.ts';
import { frozenSentences, type JobFrozen } from './jobFrozenSentences.ts';

/** States whose words need to know more; `endSentences` has theirs. */
type Ending = 'DISPUTED' | 'SETTLED' | 'CANCEL_ASKED' | 'REFUNDING' | 'CANCELLED' | 'CHARGED_BACK';

/** A state, with what else changes the words: whether the influencer can be paid out, how a dispute was decided. */
export type JobMoment =
  | Exclude<RemarkState, Ending>
  | 'CAMPAIGN_NOT_OPEN'
  | 'DONE_NO_BANK'
  | JobEnd
  | JobFrozen;

/** Paid jobs: every line about money says where the money is. */
export const paidSentences: Readonly<Record<JobMoment, Row>> = {
  APPLIED: {
    brand: [
      'Your turn: make {influencer} an offer',
      'Nothing is charged before {influencer} accepts and you pay.',
    ],
    influencer: [
      "{brand}'s turn: look at your application",
      'You hear at once when there is an offer. No money has moved yet.',
    ],
    support: ["{brand}'s turn: make an offer", '{influencer} has applied. No money has moved.'],
  },
  CAMPAIGN_NOT_OPEN: {
    brand: [
      'The campaign is not open at the moment',
      'Nothing is charged meanwhile. You can go on with {influencer} as soon as it is open again.',
    ],
    influencer: [
      'The campaign is not open at the moment',
      'No money has moved. {brand} can go on with your application when it is open again.',
    ],
    support: [
      'The campaign is not open at the moment',
      'No money has moved. The application of {influencer} waits until it is open again.',
    ],
  },
  OFFERED: {
    brand: [
      "{influencer}'s turn: answer your offer of {amount}",
      'You may change the offer until it is answered. Nothing is charged yet.',
    ],
    influencer: [
      'Your turn: answer the offer of {amount}',
      'If you accept, {brand} pays before you start, and the money is held for you.',
    ],
    support: [
      "{influencer}'s turn: answer the offer of {amount}",
      '{brand} may change the offer until then. No money has moved.',
    ],
  },
  OFFER_ACCEPTED: {
    brand: [
      'Your turn: pay {amount} to hire',
      'The money is held until you release it. Full refund if the job is cancelled before it is done.',
    ],
    influencer: [
      "{brand}'s turn: pay {amount} to hire you",
      'Wait with the work until you are hired. The money is still with {brand}.',
    ],
    support: [
      "{brand}'s turn: pay {amount} to hire",
      'The offer is accepted. The money is still with {brand}.',
    ],
  },
  OFFER_REJECTED: {
    brand: [
      'Your turn: make {influencer} a new offer',
      '{influencer} rejected {amount}. Nothing was charged.',
    ],
    influencer: ["{brand}'s turn: make a new offer", 'You rejected {amount}. No money has moved.'],
    support: ["{brand}'s turn: make a new offer", '{influencer} rejected {amount}. No money has moved.'],
  },
  PAYING: {
    brand: [
      'Your payment of {amount} is on its way',
      '{influencer} is hired the moment it arrives. You are never charged twice.',
    ],
    influencer: [
      "{brand}'s payment of {amount} is on its way",
      'Wait with the work until you are hired. The money is between the bank and us.',
    ],
    support: [
      "{brand}'s payment of {amount} is on its way",
      'The money is between the bank of {brand} and us. The hire follows by itself.',
    ],
  },
  HIRED: {
    brand: [
      "{influencer}'s turn: do the work by {ends}",
      '{amount} is held here. It goes to {influencer} only when you release it.',
    ],
    influencer: [
      'Your turn: do the work, then mark it as completed',
      '{amount} is held here for you. {brand} releases it once the job is completed.',
    ],
    support: [
      "{influencer}'s turn: do the work by {ends}",
      '{amount} is held here. A full refund is possible until the work is done.',
    ],
  },
  DONE: {
    brand: [
      'Your turn: release {amount} to {influencer}',
      'The money is held here until you do. Look at the work first: a release is final.',
    ],
    influencer: [
      "{brand}'s turn: release your {amount}",
      'You have marked the job as completed. The money is held here until it is released.',
    ],
    support: ["{brand}'s turn: release {amount}", 'The work is marked as completed. The money is held here.'],
  },
  DONE_NO_BANK: {
    brand: [
      "{influencer}'s turn: add a bank account",
      'The offer is accepted, but no payment details were added, so please connect with {influencer}. {amount} is held here.',
    ],
    influencer: [
      'Your turn: add your bank account',
      '{amount} is held here for you. It can be released as soon as we know where to send it.',
    ],
    support: [
      "{influencer}'s turn: add a bank account",
      '{amount} is held here and cannot be released before that.',
    ],
  },
  RELEASING: {
    brand: [
      '{amount} is on its way to {influencer}',
      'Nobody has to act. You released the money; the transfer takes a moment.',
    ],
    influencer: [
      '{amount} is on its way to you',
      'Nobody has to act. {brand} released the money; the transfer takes a moment.',
    ],
    support: [
      '{amount} is on its way to {influencer}',
      'The money has been released and is between us and the bank account.',
    ],
  },
  RELEASED: {
    brand: [
      'All done: {influencer} was paid {amount}',
      'The money has left what was held here. Nothing is left to do.',
    ],
    influencer: [
      'All done: you were paid {amount}',
      'The money was sent to your bank account. Nothing is left to do.',
    ],
    support: ['All done: {influencer} was paid {amount}', 'Nothing is held here any more.'],
  },
  ...endSentences,
  ...frozenSentences,
};

type FreeMoment = 'APPLIED' | 'HIRED' | 'DONE' | 'CANCELLED';

const cancelledFree: Row = {
  brand: ['The job is cancelled', 'No money was held. Nothing is left to do.'],
  influencer: ['The job is cancelled', 'No money was held. Nothing is left to do.'],
  support: ['The job is cancelled', 'No money was held.'],
};

/** Sponsored jobs: a product changes hands, no money. */
export const sponsoredSentences: Readonly<Record<FreeMoment, Row>> = {
  APPLIED: {
    brand: ['Your turn: hire {influencer} or wait for others', 'You send the product. Nothing is charged.'],
    influencer: [
      "{brand}'s turn: look at your application",
      'If you are hired, {brand} sends you the product. No money moves.',
    ],
    support: ["{brand}'s turn: decide about the application", 'A sponsored product: no money moves.'],
  },
  HIRED: {
    brand: [
      "{influencer}'s turn: do the work by {ends}",
      'Send the product if you have not yet. No money is held for this job.',
    ],
    influencer: [
      'Your turn: do the work, then mark it as completed',
      '{brand} sends you the product. No money is held for this job.',
    ],
    support: ["{influencer}'s turn: do the work by {ends}", 'A sponsored product: no money is held.'],
  },
  DONE: {
    brand: [
      'All done: {influencer} completed the job',
      'The product stays with {influencer}. No money was held.',
    ],
    influencer: ['All done: you completed the job', 'The product is yours. No money was held.'],
    support: ['All done: the job is completed', 'A sponsored product: no money was held.'],
  },
  CANCELLED: cancelledFree,
};

/** Shoutout exchanges: each speaks of the other, no money. */
export const shoutoutSentences: Readonly<Record<FreeMoment, Row>> = {
  APPLIED: {
    brand: [
      'Your turn: hire {influencer} or wait for others',
      'You give each other a shoutout. Nothing is charged.',
    ],
    influencer: [
      "{brand}'s turn: look at your application",
      'If you are hired, you give each other a shoutout. No money moves.',
    ],
    support: ["{brand}'s turn: decide about the application", 'A shoutout exchange: no money moves.'],
  },
  HIRED: {
    brand: [
      "{influencer}'s turn: post the shoutout by {ends}",
      'Post yours as agreed. No money is held for this job.',
    ],
    influencer: [
      'Your turn: post the shoutout, then mark it as completed',
      '{brand} posts one for you too. No money is held for this job.',
    ],
    support: ["{influencer}'s turn: post the shoutout by {ends}", 'A shoutout exchange: no money is held.'],
  },
  DONE: {
    brand: ['All done: {influencer} completed the exchange', 'Both shoutouts are out. No money was held.'],
    influencer: ['All done: you completed the exchange', 'Both shoutouts are out. No money was held.'],
    support: ['All done: the exchange is completed', 'A shoutout exchange: no money was held.'],
  },
  CANCELLED: cancelledFree,
};
