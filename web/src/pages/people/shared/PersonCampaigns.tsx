import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { PagedList, pageInput, usePaging } from '../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';

const PersonCampaignsDocument = graphql(`
  query PersonCampaigns($ownerId: ID!, $page: PageInput) {
    campaigns(filter: { ownerId: $ownerId }, page: $page) {
      total
      items { ...CampaignCard }
    }
  }
`);

export function usePersonCampaigns(ownerId: string) {
  const paging = usePaging(12);
  const answer = useQuery(PersonCampaignsDocument, {
    variables: { ownerId, page: pageInput(paging) },
    skip: !ownerId,
  });
  return { ...answer, campaigns: (answer.data ?? answer.previousData)?.campaigns, paging };
}

type Props = { list: ReturnType<typeof usePersonCampaigns>; first: string };

export function PersonCampaigns({ list, first }: Props) {
  const { campaigns, error, refetch, paging } = list;
  return (
    <PagedList
      list={campaigns}
      error={error}
      onRetry={() => void refetch()}
      paging={paging}
      skeleton={<CardGridSkeleton count={4} />}
      empty={
        <EmptyState
          text={t('Sorry, no result found')}
          hint={t('{first} has no open campaigns at the moment.', { first })}
        />
      }
    >
      {(items) => (
        <CampaignCardGrid
          label={t('Campaigns')}
          items={items}
          card={(campaign) => <CampaignCard campaign={campaign} />}
        />
      )}
    </PagedList>
  );
}
