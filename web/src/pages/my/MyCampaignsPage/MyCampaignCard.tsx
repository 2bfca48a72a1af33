import type { MyCampaignsQuery } from '../../../__generated__/graphql.ts';
import { CampaignBadge } from '../../../components/campaign/CampaignBadge.tsx';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { pathOfMine } from '../../../components/campaign/campaignFacts.ts';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { t } from '../../../languages/t.ts';
import { formatCardDate } from '../../../lib/format/formatDate.ts';

export type MyCampaign = MyCampaignsQuery['myCampaigns']['nodes'][number];
export const isRejected = ({ status, rejectedReason }: Pick<MyCampaign, 'status' | 'rejectedReason'>) =>
  status === 'INACTIVE' && !!rejectedReason;

export function MyCampaignCard({ campaign, eager }: { campaign: MyCampaign; eager: boolean }) {
  return (
    <CampaignCard
      campaign={campaign}
      to={pathOfMine(campaign)}
      badge={
        isRejected(campaign) ? (
          <SoftTag tone="error">{t('Not approved')}</SoftTag>
        ) : (
          <CampaignBadge campaign={campaign} />
        )
      }
      line={t('Ends {date}', { date: formatCardDate(campaign.endsOn) })}
      eager={eager}
    />
  );
}
