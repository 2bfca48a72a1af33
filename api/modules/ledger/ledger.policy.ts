/**
 * Accounts of the ledger: payers' cards, held money, our fee on top of it, influencers' payouts, money taken by a
 * chargeback that is not decided yet, our own account (negative: our loss), and cash that passed from buyers to sellers.
 */
type JobAccount = 'card' | 'held' | 'fee' | 'payout' | 'chargeback' | 'platform' | 'cash';

/**
 * Accounts of our money at the payment provider, without job or person, in the currency that it settles in: the balance,
 * fees, what exchange rates cost (negative: brought), and the other side of what payments move there.
 */
type ProviderAccount = 'provider_balance' | 'provider_fee' | 'exchange' | 'provider_clearing';

export type LedgerAccount = JobAccount | ProviderAccount;

/** One posting of a movement: negative leaves the account, positive enters it. */
export interface LedgerPosting {
  readonly account: LedgerAccount;
  /** The member whose card or payout it is; null for other accounts. */
  readonly partyId: number | null;
  readonly amountMinor: number;
}

/** The split of a charged-back amount, in minor units. */
export interface ChargebackSplit {
  readonly amountMinor: number;
  /** The part that was still held; we advance the rest. */
  readonly fromHeldMinor: number;
  /** The part that was our fee; orders have none. */
  readonly fromFeeMinor?: number;
}

/** The postings that move something. */
export const moving = (entries: readonly LedgerPosting[]): LedgerPosting[] =>
  entries.filter(({ amountMinor }) => amountMinor !== 0);

/** The split of a charged-back amount: as much as possible comes from held money. */
export const fromHeld = (heldMinor: number, amountMinor: number): number =>
  Math.max(0, Math.min(heldMinor, amountMinor));

/** Postings when the provider takes the money: held money first, the rest is advanced by us. */
export const withdrawalEntries = (split: ChargebackSplit): LedgerPosting[] => {
  const { amountMinor, fromHeldMinor, fromFeeMinor = 0 } = split;
  return moving([
    { account: 'held', partyId: null, amountMinor: -fromHeldMinor },
    { account: 'fee', partyId: null, amountMinor: -fromFeeMinor },
    { account: 'platform', partyId: null, amountMinor: fromHeldMinor + fromFeeMinor - amountMinor },
    { account: 'chargeback', partyId: null, amountMinor },
  ]);
};

/** Postings when the provider returns the money: back to where it came from. */
export const returnEntries = (split: ChargebackSplit): LedgerPosting[] =>
  withdrawalEntries(split).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));

/** Postings when the payer keeps the money. What was advanced stays on `platform` as our loss. */
export const lossEntries = (amountMinor: number, payerId: number): LedgerPosting[] =>
  moving([
    { account: 'chargeback', partyId: null, amountMinor: -amountMinor },
    { account: 'card', partyId: payerId, amountMinor },
  ]);

/** Days that the payment provider lets us hold money; before that it must be released or refunded. */
export const HOLD_DAYS = 90;

/** Days after which both sides and staff are warned; the second warning is more urgent. */
export const WARN_DAYS = [80, 87] as const;

const DAY = 86_400_000;

/** The instant this many days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY);
}
