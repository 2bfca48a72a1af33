/** Who reads the card: the brand, the influencer, or support. */
export type JobReader = 'brand' | 'influencer' | 'support';

/** Whose turn it is, and what that means and where the money is. {amount} {brand} {influencer} {ends} are filled in. */
export type Sentence = readonly [turn: string, means: string];

/** What each reader is told. */
export type Row = Readonly<Record<JobReader, Sentence>>;

/** How a job may end early or be argued about. */
export type JobEnd =
  | 'CANCEL_ASKED'
  | 'REFUNDING'
  | 'CANCELLED'
  | 'CANCELLED_UNPAID'
  | 'APPLICATION_CANCELLED'
  | 'DISPUTED_BY_BRAND'
  | 'DISPUTED_BY_INFLUENCER'
  | 'DISPUTED_BY_STAFF'
  | 'RULED_RELEASING'
  | 'RULED_RELEASED'
  | 'RULED_REFUNDING'
  | 'RULED_REFUNDED'
  | 'RULED_SPLIT_REFUNDING'
  | 'RULED_SPLIT_RELEASING'
  | 'RULED_STUCK'
  | 'SETTLED';

/**
 * Paid jobs that are cancelled or disputed; like all lines about money they say where it is. Besides the usual words
 * {refund} is what the card gets back, {payout} what the influencer gets, {until} when the time to answer ends.
 */
export const endSentences: Readonly<Record<JobEnd, Row>> = {
  CANCEL_ASKED: {
    brand: [
      "{influencer}'s turn: answer your request to cancel",
      '{amount} is held here meanwhile. Until there is an answer you can withdraw the request.',
    ],
    influencer: [
      '{brand} asks to cancel',
      '{amount} is still held here for you. Agree, or keep working and the job goes on.',
    ],
    support: ["{influencer}'s turn: answer the request to cancel", '{amount} is held here meanwhile.'],
  },
  REFUNDING: {
    brand: [
      'Cancelled: {refund} is on its way back to you',
      'Nobody has to act. The money has left what was held here and goes to the card you paid with.',
    ],
    influencer: [
      'The job is cancelled',
      'Nobody has to act. The money, {refund}, is on its way back to the card of {brand}.',
    ],
    support: ['Cancelled: {refund} is on its way back', 'The money is between us and the card of {brand}.'],
  },
  CANCELLED: {
    brand: [
      'Cancelled: {refund} went back to your card',
      'Nothing is held here any more. The bank may take some days to show it.',
    ],
    influencer: [
      'The job is cancelled',
      'The money, {refund}, went back to the card of {brand}. Nothing is left to do.',
    ],
    support: [
      'Cancelled: {refund} went back to {brand}',
      'The money is on the card it was paid with. Nothing is held here any more.',
    ],
  },
  CANCELLED_UNPAID: {
    brand: ['The job is cancelled', 'Nothing was charged. Nothing is left to do.'],
    influencer: ['The job is cancelled', 'Nothing was charged, so no money has moved.'],
    support: ['The job is cancelled', 'Nothing was charged, so no money has moved.'],
  },
  APPLICATION_CANCELLED: {
    brand: ['The application is cancelled', 'Nothing was charged. Nothing is left to do.'],
    influencer: ['The application is cancelled', 'Nothing was charged, so no money has moved.'],
    support: ['The application is cancelled', 'Nothing was charged, so no money has moved.'],
  },
  DISPUTED_BY_BRAND: {
    brand: [
      "Support's turn: decide about your dispute",
      '{amount} stays held here until then: neither released nor refunded. You can add to what you said.',
    ],
    influencer: [
      '{brand} raised a dispute',
      '{amount} stays held here until support decides. Say how you see it, so that both sides are heard.',
    ],
    support: [
      "Support's turn: {brand} raised a dispute",
      '{amount} is held here and frozen until the ruling.',
    ],
  },
  DISPUTED_BY_INFLUENCER: {
    brand: [
      '{influencer} raised a dispute',
      '{amount} stays held here until support decides. Say how you see it, so that both sides are heard.',
    ],
    influencer: [
      "Support's turn: decide about your dispute",
      '{amount} stays held here until then: neither released nor refunded. You can add to what you said.',
    ],
    support: [
      "Support's turn: {influencer} raised a dispute",
      '{amount} is held here and frozen until the ruling.',
    ],
  },
  DISPUTED_BY_STAFF: {
    brand: [
      'Support decides about the money',
      '{amount} stays held here until support decides. Say how you see it, so that both sides are heard.',
    ],
    influencer: [
      'Support decides about the money',
      '{amount} stays held here until support decides. Say how you see it, so that both sides are heard.',
    ],
    support: ["Support's turn: decide about the money", '{amount} is held here and frozen until the ruling.'],
  },
  RULED_RELEASING: {
    brand: [
      'Support decided: {payout} goes to {influencer}',
      'Nobody has to act. The money is between us and the bank account.',
    ],
    influencer: [
      'Support decided: {payout} goes to you',
      'Nobody has to act. The money is on its way to your bank account.',
    ],
    support: ['Ruled: {payout} goes to {influencer}', 'The money is between us and the bank account.'],
  },
  RULED_RELEASED: {
    brand: [
      'Support decided: {influencer} was paid {payout}',
      'The money has left what was held here. Nothing is left to do.',
    ],
    influencer: [
      'Support decided: you were paid {payout}',
      'The money was sent to your bank account. Nothing is left to do.',
    ],
    support: ['Ruled: {influencer} was paid {payout}', 'Nothing is held here any more.'],
  },
  RULED_REFUNDING: {
    brand: [
      'Support decided: {refund} goes back to you',
      'Nobody has to act. The money is on its way to the card you paid with.',
    ],
    influencer: [
      'Support decided: {refund} goes back to {brand}',
      'Nobody has to act. The money is on its way back to the card.',
    ],
    support: ['Ruled: {refund} goes back to {brand}', 'The money is between us and the card.'],
  },
  RULED_REFUNDED: {
    brand: [
      'Support decided: {refund} went back to you',
      'The money is on the card you paid with; the bank may take some days to show it.',
    ],
    influencer: [
      'Support decided: {refund} went back to {brand}',
      'Nothing is held here any more, and nothing is left to do.',
    ],
    support: ['Ruled: {refund} went back to {brand}', 'Nothing is held here any more.'],
  },
  RULED_SPLIT_REFUNDING: {
    brand: [
      'Support decided: {refund} back to you, {payout} for {influencer}',
      'Nobody has to act. Your part of the money is on its way to your card; the rest is held here until then.',
    ],
    influencer: [
      'Support decided: {payout} for you, {refund} back to {brand}',
      'Nobody has to act. Your part of the money is held here and follows the refund.',
    ],
    support: [
      'Ruled: {refund} back to {brand}, {payout} for {influencer}',
      'The refund is on its way; the rest of the money is held here and follows.',
    ],
  },
  RULED_SPLIT_RELEASING: {
    brand: [
      'Support decided: {refund} back to you, {payout} for {influencer}',
      'Nobody has to act. Your part of the money went to your card; the rest is on its way to {influencer}.',
    ],
    influencer: [
      'Support decided: {payout} for you, {refund} back to {brand}',
      'Nobody has to act. Your part of the money is on its way to your bank account.',
    ],
    support: [
      'Ruled: {refund} back to {brand}, {payout} for {influencer}',
      'The refund has arrived; the rest of the money is on its way to the bank account.',
    ],
  },
  RULED_STUCK: {
    brand: [
      "Support's turn: send {payout} to {influencer}",
      'Your {refund} went back to your card. The transfer of the rest did not succeed, so it is held here.',
    ],
    influencer: [
      "Support's turn: send you {payout}",
      'The transfer did not succeed, so the money is held here. Please look at your bank account in Settings.',
    ],
    support: [
      "Support's turn: send {payout} to {influencer}",
      'The refund went through, the transfer did not; the rest is held here. Rule the same again to retry.',
    ],
  },
  SETTLED: {
    brand: [
      'Settled: {influencer} got {payout}, you got {refund} back',
      'Your part went to the card you paid with. Nothing is held here any more.',
    ],
    influencer: [
      'Settled: you got {payout}, {brand} got {refund} back',
      'Your part was sent to your bank account. Nothing is held here any more.',
    ],
    support: [
      'Settled: {influencer} got {payout}, {brand} got {refund} back',
      'Nothing is held here any more.',
    ],
  },
};
