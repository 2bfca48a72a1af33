import type { JobStoryFragment } from '../../../../../__generated__/graphql.ts';
import { formatMoney, type MoneyValue } from '../../../../../lib/format/formatMoney.ts';
import type { Effect } from './useRuling.ts';

const total = (one: MoneyValue, other: MoneyValue) => ({ ...one, amount: one.amount + other.amount });

/** What a ruling will do, from the numbers that the server computed. */
export function whatWillHappen(job: JobStoryFragment, { release, refund, feeBack }: Effect): string[] {
  const owner = job.campaign.owner.fullName;
  const influencer = job.applicant.fullName;
  const back =
    feeBack.amount > 0
      ? `${owner} gets ${formatMoney(total(refund, feeBack))} back on the card: ${formatMoney(refund)} and ${formatMoney(feeBack)} of the fee.`
      : `${owner} gets ${formatMoney(refund)} back on the card.`;
  return [
    refund.amount > 0 ? back : `${owner} gets nothing back.`,
    release.amount > 0
      ? `${influencer} gets ${formatMoney(release)} in the next payout.`
      : `${influencer} gets nothing.`,
    'The job closes. It can’t be disputed again.',
    'Both read your reason.',
  ];
}

/** Verb and amount for the button. */
export function rulingVerb({ release, refund }: Effect): string {
  if (refund.amount === 0) return `Release ${formatMoney(release)}`;
  if (release.amount === 0) return `Refund ${formatMoney(refund)}`;
  return `Refund ${formatMoney(refund)}, release ${formatMoney(release)}`;
}

/** What a side of a dispute asks for: its open proposal. */
export function askOf(job: JobStoryFragment, side: 'OWNER' | 'APPLICANT'): string | null {
  const proposal = job.dispute?.settlements.find(({ by, state }) => by === side && state === 'OPEN');
  if (!proposal) return null;
  return `${side === 'OWNER' ? 'Asks for' : 'Offers'} ${formatMoney(proposal.refund)} back`;
}
