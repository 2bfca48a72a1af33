import type { JobFragment } from '../../../__generated__/graphql.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';

/** Whose card: 'your card', "Rice & Fire's card". The owner paid, so refunds go there. */
export const cardOfOwner = ({ mySide, campaign }: Pick<JobFragment, 'mySide' | 'campaign'>) =>
  mySide === 'OWNER' ? 'your card' : `${campaign.owner.fullName}'s card`;

/** '$450 goes back to your card', or that there is nothing to give back. */
export function refundWords(job: JobFragment): string {
  const { refundPreview: refund, campaign } = job;
  if (refund && refund.minorUnits > 0) return `${formatMoney(refund)} goes back to ${cardOfOwner(job)}`;
  return campaign.type === 'PAID'
    ? 'Nothing was charged, so no money moves'
    : 'No money is held for this job';
}
