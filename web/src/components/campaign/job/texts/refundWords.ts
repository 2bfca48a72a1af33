import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';

/** Whose card: t('your card'), "Rice & Fire's card". The owner paid, so refunds go there. */
export const cardOfOwner = ({ mySide, campaign }: Pick<JobFragment, 'mySide' | 'campaign'>) =>
  mySide === 'OWNER' ? t('your card') : t("{fullName}'s card", { fullName: campaign.owner.fullName });

/** '$450 goes back to your card', or that there is nothing to give back. */
export function refundWords(job: JobFragment): string {
  const { refundPreview: refund, campaign } = job;
  if (refund && refund.minorUnits > 0)
    return t('{amount} goes back to {card}', { amount: formatMoney(refund), card: cardOfOwner(job) });
  return campaign.type === 'PAID'
    ? t('Nothing was charged, so no money moves')
    : t('No money is held for this job');
}
