import type { JobFragment } from '../../../../__generated__/graphql.ts';
import type { JobReader, Sentence } from './jobEndSentences.ts';
import type { JobMoment } from './jobSentences.ts';

const actions: readonly string[] = ['refundedByHand', 'partRefundedByHand'];

/** Whether the card's bank refused the refund for good, and our team has given the money back in another way. */
export const isRefundedByHand = ({ timeline }: Pick<JobFragment, 'timeline'>) =>
  timeline.some(({ action }) => actions.includes(action));

/** What is said in place of that the money went to the card, when it did not. */
export const byHandSentences: Partial<Record<JobMoment, Partial<Record<JobReader, Sentence>>>> = {
  CANCELLED: {
    brand: [
      'Cancelled: {refund} was given back to you',
      'Our team has given it back in another way, not to your card. Nothing is held here any more.',
    ],
    influencer: [
      'The job is cancelled',
      'The money, {refund}, was given back to {brand}. Nothing is left to do.',
    ],
    support: [
      'Cancelled: {refund} was given back to {brand}',
      'It was given back by hand, not to the card. Nothing is held here any more.',
    ],
  },
  RULED_REFUNDED: {
    brand: [
      'Support decided: {refund} went back to you',
      'Our team has given it back in another way, not to your card. Nothing is held here any more.',
    ],
  },
  RULED_SPLIT_RELEASING: {
    brand: [
      'Support decided: {refund} back to you, {payout} for {influencer}',
      'Our team has given you your part in another way, not to your card; the rest is on its way to {influencer}.',
    ],
  },
  RULED_STUCK: {
    brand: [
      "Support's turn: send {payout} to {influencer}",
      'Our team has given you {refund} in another way, not to your card. The transfer of the rest did not succeed, so it is held here.',
    ],
  },
  SETTLED: {
    brand: [
      'Settled: {influencer} got {payout}, you got {refund} back',
      'Our team has given you your part in another way, not to your card. Nothing is held here any more.',
    ],
  },
};
