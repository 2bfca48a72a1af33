import type { OwnCampaignFragment } from '../../../__generated__/graphql.ts';
import { campaignBadge } from '../../../components/campaign/CampaignBadge.tsx';
import { t } from '../../../languages/t.ts';

/** The badge of the own profile: as elsewhere, but an open campaign counts its applications from none on. */
export function ownCampaignBadge(campaign: OwnCampaignFragment): ReturnType<typeof campaignBadge> {
  const isNew = campaign.status === 'OPEN' && campaign.remarkCount === 0;
  return isNew ? { text: t('0 Influencers Interested'), tone: 'info' } : campaignBadge(campaign);
}
