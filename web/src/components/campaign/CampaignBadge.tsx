import { graphql } from '../../__generated__/gql.ts';
import type { OwnCampaignFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';

/** Spread `...OwnCampaign` beside `...CampaignCard` in lists of the viewer's own campaigns. */
export const OwnCampaignDocument = graphql(`
  fragment OwnCampaign on Campaign {
    id
    state
    remarkCount
    isDisabled
  }
`);

/** Words for where an own campaign stands (specification, 'Own profile' and section 4). */
export function campaignBadge({ state, remarkCount }: Pick<OwnCampaignFragment, 'state' | 'remarkCount'>): {
  text: string;
  tone: Tone;
} {
  switch (state) {
    case 'AWAITING_APPROVAL':
      return { text: t('Awaiting Approval'), tone: 'warning' };
    case 'OPEN':
      return remarkCount === 0
        ? { text: t('New Listing'), tone: 'info' }
        : { text: interested(remarkCount), tone: 'success' };
    case 'INACTIVE':
      return { text: t('Rejected/Inactive'), tone: 'neutral' };
    case 'AWARDED':
      return { text: t('Awarded'), tone: 'success' };
  }
}

const interested = (count: number) =>
  t('{count, plural, one {{count} Influencer Interested} other {{count} Influencers Interested}}', { count });

export function CampaignBadge({ campaign }: { campaign: OwnCampaignFragment }) {
  const { text, tone } = campaignBadge(campaign);
  return <SoftTag tone={tone}>{campaign.isDisabled ? t('{text} · Hidden', { text }) : text}</SoftTag>;
}
