import type { BalanceMovement } from '../../platform/payment/payment-results.ts';
import { share } from '../../platform/share.ts';
import { type LedgerPosting, moving } from '../ledger/ledger.policy.ts';

export type MovementKind = 'charge' | 'refund' | 'transfer' | 'dispute' | 'fee' | 'payout' | 'other';

/** Kinds by the provider's categories. What is in none is booked as `other`, so that the balance agrees. */
const kinds: Readonly<Record<string, MovementKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  transfer: 'transfer',
  transfer_reversal: 'transfer',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  // To and from the bank account of the operator.
  payout: 'payout',
  payout_reversal: 'payout',
  topup: 'payout',
  topup_reversal: 'payout',
};

/** What a movement is, by the provider's category. */
export const kindOf = ({ category }: Pick<BalanceMovement, 'category'>): MovementKind =>
  kinds[category] ?? 'other';

/** What is a part of its charge. */
const followsCharge: ReadonlySet<MovementKind> = new Set(['refund', 'dispute', 'transfer']);

/** A charge: what the card paid, and what of it came into the balance before the fee. */
export interface SettledCharge {
  readonly paidMinor: number;
  readonly paidCurrency: string;
  readonly settledMinor: number;
}

/**
 * What exchange rates and rounding cost in a movement, in minor units of the balance; negative when they brought
 * something. A refund or chargeback is converted at that day's rate; what it would have been at the rate of its
 * charge is no cost.
 */
export function exchangeLoss(
  { amountMinor, source }: Pick<BalanceMovement, 'amountMinor' | 'source'>,
  kind: MovementKind,
  charge: SettledCharge | null,
): number {
  if (!charge || source?.amount?.currency !== charge.paidCurrency || !followsCharge.has(kind)) return 0;
  const expected = share(source.amount.minor, charge.settledMinor, charge.paidMinor);
  return Math.sign(amountMinor) * expected - amountMinor;
}

/** Postings of a movement. What payments move is on the clearing account; a separate fee has no such side. */
export function movementEntries(
  { amountMinor, feeMinor }: Pick<BalanceMovement, 'amountMinor' | 'feeMinor'>,
  kind: MovementKind,
  exchangeMinor: number,
): LedgerPosting[] {
  const isFee = kind === 'fee';
  return moving([
    { account: 'provider_balance', partyId: null, amountMinor: amountMinor - feeMinor },
    { account: 'provider_fee', partyId: null, amountMinor: isFee ? feeMinor - amountMinor : feeMinor },
    { account: 'exchange', partyId: null, amountMinor: exchangeMinor },
    { account: 'provider_clearing', partyId: null, amountMinor: isFee ? 0 : -amountMinor - exchangeMinor },
  ]);
}
