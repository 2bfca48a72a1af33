import type { LedgerPosting } from './ledger.service.ts';

/** What a bank takes of a payment, in minor units. */
export interface Taken {
  readonly amountMinor: number;
  /** The part of it that was still held; the rest we advance. */
  readonly fromHeldMinor: number;
}

const moving = (entries: readonly LedgerPosting[]): LedgerPosting[] =>
  entries.filter(({ amountMinor }) => amountMinor !== 0);

/** How much of what a bank takes comes from what is held: all that there is. */
export const fromHeld = (heldMinor: number, amountMinor: number): number =>
  Math.max(0, Math.min(heldMinor, amountMinor));

/** The provider took the money: first what is held; what is not there any more, we advance. */
export const withdrawalEntries = ({ amountMinor, fromHeldMinor }: Taken): LedgerPosting[] =>
  moving([
    { account: 'held', partyId: null, amountMinor: -fromHeldMinor },
    { account: 'platform', partyId: null, amountMinor: fromHeldMinor - amountMinor },
    { account: 'chargeback', partyId: null, amountMinor },
  ]);

/** The provider gave the money back: to where it was taken from. */
export const returnEntries = ({ amountMinor, fromHeldMinor }: Taken): LedgerPosting[] =>
  moving([
    { account: 'chargeback', partyId: null, amountMinor: -amountMinor },
    { account: 'held', partyId: null, amountMinor: fromHeldMinor },
    { account: 'platform', partyId: null, amountMinor: amountMinor - fromHeldMinor },
  ]);

/** The money is the payer's again. What was not held any more stays as our loss on `platform`. */
export const lossEntries = (amountMinor: number, payerId: number): LedgerPosting[] =>
  moving([
    { account: 'chargeback', partyId: null, amountMinor: -amountMinor },
    { account: 'card', partyId: payerId, amountMinor },
  ]);
