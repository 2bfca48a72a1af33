import { balances, chargedAndBack, type Payment } from '../../job/ledgerRows.ts';
import type { Effect } from './useRuling.ts';

export type LedgerRow = { account: string; now: number; after: number | null };

/** Where the money of a disputed job is now and after a ruling, in minor units. Without an effect the latter is open. */
export function ledgerAfter(
  payment: Payment,
  names: { owner: string; applicant: string },
  effect: Effect | undefined,
): LedgerRow[] {
  const now = balances(payment);
  const of = (account: string) => now.get(account) ?? 0;
  const { back } = chargedAndBack(payment);
  const [release, refund, feeBack] = [effect?.release.amount, effect?.refund.amount, effect?.feeBack.amount];
  const after = (value: number, change: number | undefined) => (change === undefined ? null : value + change);
  const gone = refund === undefined || release === undefined ? undefined : -(refund + release);
  const returned = refund === undefined || feeBack === undefined ? undefined : refund + feeBack;
  const rows: LedgerRow[] = [
    { account: 'Held by Koli', now: of('held'), after: after(of('held'), gone) },
    { account: `Back to ${names.owner}`, now: back, after: after(back, returned) },
    { account: `To ${names.applicant}`, now: of('payout'), after: after(of('payout'), release) },
    {
      account: 'Platform fee',
      now: of('fee'),
      after: after(of('fee'), feeBack === undefined ? undefined : -feeBack),
    },
  ];
  const others = ['chargeback', 'platform'].filter((account) => of(account) !== 0);
  for (const account of others)
    rows.push({
      account: account === 'platform' ? 'Paid by Koli' : 'Taken by the bank',
      now: of(account),
      after: effect ? of(account) : null,
    });
  return rows;
}

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number | null>((total, one) => (total === null || one === null ? null : total + one), 0);

/** The sums of both columns: they must be the same. */
export const sumsOf = (rows: readonly LedgerRow[]) => ({
  now: sum(rows.map(({ now }) => now)) ?? 0,
  after: sum(rows.map(({ after }) => after)),
});

/** Whether a ruling neither makes nor loses money. */
export const isBalanced = (rows: readonly LedgerRow[]): boolean => {
  const { now, after } = sumsOf(rows);
  return after !== null && now === after;
};
