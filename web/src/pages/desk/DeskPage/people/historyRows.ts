import type { DeskPersonPartsFragment } from '../../../../__generated__/graphql.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { spanWords } from '../queue/age.ts';

export type Person = DeskPersonPartsFragment;

const hours = (given: number | null | undefined) =>
  given === null || given === undefined ? 'n/a' : spanWords(given * 3_600_000);

/** What happened with a person, as rows of a table: their name and their value. */
export const historyRows: readonly (readonly [name: string, value: (person: Person) => string])[] = [
  ['Jobs done', ({ account }) => `${account.profile.reputation.jobsDone}`],
  ['Rating', ({ account }) => account.profile.reputation.rating?.toFixed(1) ?? 'n/a'],
  [
    'On time',
    ({ account }) => {
      const percent = account.profile.reputation.onTimePercent;
      return percent === null || percent === undefined ? 'n/a' : `${percent} %`;
    },
  ],
  ['Usual time to release', ({ account }) => hours(account.profile.reputation.usualReleaseHours)],
  ['Campaigns approved', ({ approvedCount }) => `${approvedCount}`],
  ['Campaigns rejected', ({ rejectedCount }) => `${rejectedCount}`],
  ['Disputes, 12 months', ({ disputeCount }) => `${disputeCount}`],
  ['Ruled against', ({ ruledAgainstCount }) => `${ruledAgainstCount}`],
  ['Chargebacks', ({ chargebackCount }) => `${chargebackCount}`],
  ['Reports', ({ reportCount }) => `${reportCount}`],
  ['Member since', ({ account }) => formatDate(account.createdAt)],
];

/** 'Paid 14 times, US$6,200 in all. Bank account 3 d old.': what a decision about a payout looks at first. */
export function payeeLine(
  { payoutCount, payoutTotal, bankAccountSince, canBePaidOut }: Person,
  now: Date,
): string {
  const paid =
    payoutCount === 0
      ? 'Never paid out before.'
      : `Paid ${payoutCount === 1 ? 'once' : `${payoutCount} times`}, ${formatMoney(payoutTotal)} in all.`;
  const bank = bankAccountSince
    ? `Bank account ${spanWords(now.getTime() - new Date(bankAccountSince).getTime())} old${canBePaidOut ? '' : ', payouts paused'}.`
    : 'No bank account.';
  return `${paid} ${bank}`;
}
