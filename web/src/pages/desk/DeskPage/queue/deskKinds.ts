import type { DeskKind, DeskReason } from '../../../../__generated__/enums.ts';
import type { Tone } from '../../../../components/display/SoftTag.tsx';

type KindWords = {
  /** How addresses name it. */
  readonly slug: string;
  readonly label: string;
  readonly tone: Tone;
  readonly isMoney: boolean;
};

/** What waits for staff. The desk is in English, so its words are no texts of the catalogue. */
export const deskKinds: Readonly<Record<DeskKind, KindWords>> = {
  CAMPAIGN: { slug: 'campaign', label: 'Campaign', tone: 'info', isMoney: false },
  DISPUTE: { slug: 'dispute', label: 'Dispute', tone: 'error', isMoney: true },
  REFUND: { slug: 'refund', label: 'Refund', tone: 'warning', isMoney: true },
  PAYOUT: { slug: 'payout', label: 'Payout', tone: 'warning', isMoney: true },
  HELD_PAYMENT: { slug: 'held', label: 'Held money', tone: 'warning', isMoney: true },
  CHARGEBACK: { slug: 'chargeback', label: 'Chargeback', tone: 'error', isMoney: true },
  REPORT: { slug: 'report', label: 'Report', tone: 'warning', isMoney: false },
  FOLLOWER_JUMP: { slug: 'followers', label: 'Followers', tone: 'warning', isMoney: false },
  HELP: { slug: 'help', label: 'Help', tone: 'neutral', isMoney: false },
  REVIEW: { slug: 'review', label: 'Review', tone: 'warning', isMoney: false },
  ORDER: { slug: 'order', label: 'Order', tone: 'warning', isMoney: true },
};

export const allKinds = Object.keys(deskKinds) as DeskKind[];

export const kindInAddress = (slug: string | undefined): DeskKind | undefined =>
  allKinds.find((kind) => deskKinds[kind].slug === slug);

/** Why a case waits, where its kind alone does not say it. */
export const reasonWords: Readonly<Partial<Record<DeskReason, string>>> = {
  RULING: 'Ready to rule',
  SIDE_TO_ANSWER: 'Waits for an answer',
  REFUND_FAILED: 'Refund keeps failing',
  HELD_LONG: 'Release or refund soon',
  BANK_ASKS: 'Bank wants an answer',
  BANK_ACCOUNT_MISSING: 'No bank account for a week',
  IDENTITY_NEEDED: 'Identity not confirmed for a week',
  DOCUMENT_NEEDED: 'Document missing for a week',
  DETAILS_NEEDED: 'Details missing for a week',
  IN_REVIEW: 'In review for a week',
  PAUSED_BY_PROVIDER: 'Payouts paused by the provider',
  BANK_REJECTED: 'Returned by the bank',
  FOLLOWERS_JUMPED: 'Follower count jumped',
  ORDER_PROBLEM: 'Buyer reported a problem',
  PAYOUT_WAITS: 'Payout has waited for a week',
};
