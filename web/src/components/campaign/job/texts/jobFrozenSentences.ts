import type { Row } from './jobEndSentences.ts';

/** How a bank or the payment provider may stand in the way of the money. */
export type JobFrozen =
  | 'FROZEN_HELD'
  | 'FROZEN_PAID_OUT'
  | 'CHARGED_BACK'
  | 'CHARGED_BACK_AFTER_PAYOUT'
  | 'PAYOUTS_PAUSED';

/** {bank} is how much the bank asks for. */
export const frozenSentences: Readonly<Record<JobFrozen, Row>> = {
  FROZEN_HELD: {
    brand: [
      'Frozen: your bank asks for {bank} back',
      'The money is with the banks until they have decided. Until then nothing can be released, refunded or cancelled.',
    ],
    influencer: [
      'Frozen: the bank of {brand} asks for {bank} back',
      'The money is with the banks until they have decided. We answer them; better wait with further work until then.',
    ],
    support: [
      'Frozen: the bank of {brand} asks for {bank} back',
      'The provider has taken the money. Answer it there in time: see Chargebacks in GraphiQL.',
    ],
  },
  FROZEN_PAID_OUT: {
    brand: [
      'Your bank asks for {bank} back',
      '{influencer} was paid already. We have advanced the money to the banks until they have decided.',
    ],
    influencer: [
      'You were paid; the bank of {brand} asks for {bank} back',
      'What you were paid stays yours. We have advanced the money to the banks and answer them.',
    ],
    support: [
      'Paid out, and the bank of {brand} asks for {bank} back',
      'We have advanced the money. Answer at the provider in time: see Chargebacks in GraphiQL.',
    ],
  },
  CHARGED_BACK: {
    brand: [
      'Over: your bank took {bank} back',
      'The money is on the card it was paid with. Nothing is held here any more, and {influencer} was not paid.',
    ],
    influencer: [
      'Over: the bank of {brand} took {bank} back',
      'Nothing is held here any more, so it cannot be paid out to you. Please write to us if you did the work.',
    ],
    support: [
      'Over: the bank of {brand} took {bank} back',
      'The chargeback is lost. The money is on the card; {influencer} was not paid.',
    ],
  },
  CHARGED_BACK_AFTER_PAYOUT: {
    brand: [
      'Your bank took {bank} back',
      '{influencer} was paid and keeps the money. What your bank took was ours.',
    ],
    influencer: [
      'All done: you were paid {amount}',
      'The bank of {brand} took its payment back later. Yours stays with you; we bear the loss.',
    ],
    support: [
      'Charged back after the payout: we bear {bank}',
      '{influencer} keeps the money. A reversed transfer would make the loss good.',
    ],
  },
  PAYOUTS_PAUSED: {
    brand: [
      "{influencer}'s turn: see to the payout account",
      'The payment provider has paused payouts to {influencer}, who knows what to do. {amount} is held here until then.',
    ],
    influencer: [
      'Your turn: see to your bank account',
      'The payment provider has paused payouts to you. Settings says what it needs; {amount} is held here for you.',
    ],
    support: [
      "{influencer}'s turn: see to the payout account",
      'The payment provider has paused payouts. {amount} is held here until it knows enough.',
    ],
  },
};
