import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { pageInput, usePaging } from '../../../components/list/PagedList.tsx';
import { t } from '../../../languages/t.ts';

const PersonCampaignsDocument = graphql(`
  query PersonCampaigns($ownerId: ID!, $first: Int, $offset: Int) {
    campaigns(filter: { ownerId: $ownerId }, first: $first, offset: $offset) {
      totalCount
      nodes { ...CampaignCard }
    }
  }
`);

export function usePersonCampaigns(ownerId: string) {
  const paging = usePaging(12);
  const { data, previousData, error, refetch } = useQuery(PersonCampaignsDocument, {
    variables: { ownerId, ...pageInput(paging) },
    skip: !ownerId,
  });
  return { list: (data ?? previousData)?.campaigns, error, onRetry: () => void refetch(), paging };
}

type Props = { campaigns: ReturnType<typeof usePersonCampaigns>; first: string };

export function PersonCampaigns({ campaigns, first }: Props) {
  return (
    <PagedCards
      {...campaigns}
      label={t('Campaigns')}
      count={4}
      empty={{ hint: t('{first} has no open campaigns at the moment.', { first }) }}
      card={(campaign) => <CampaignCard campaign={campaign} />}
    />
  );
}
