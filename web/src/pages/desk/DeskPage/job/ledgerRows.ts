import type { JobPaymentFragment } from '../../../../__generated__/graphql.ts';

export type Payment = JobPaymentFragment;

/** Accounts of the ledger, as staff call them. `card` counts what the payer has back of what was charged. */
const names: Readonly<Record<string, string>> = {
  held: 'Held by Koli',
  payout: 'To the influencer',
  fee: 'Platform fee',
  chargeback: 'Taken by the bank',
  platform: 'Paid by Koli',
};

export const accountName = (account: string): string =>
  account === 'card' ? 'Card of the payer' : (names[account] ?? account);

/** What stands on each account of a job now, in minor units. */
export function balances({ ledger }: Payment): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { entries } of ledger)
    for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount.amount);
  return sums;
}

/** What was charged for a job, and what of it went back to the card, in minor units. */
export function chargedAndBack({ ledger }: Payment): { charged: number; back: number } {
  let [charged, back] = [0, 0];
  for (const { entries } of ledger)
    for (const { account, amount } of entries) {
      if (account !== 'card') continue;
      if (amount.amount < 0) charged -= amount.amount;
      else back += amount.amount;
    }
  return { charged, back };
}
