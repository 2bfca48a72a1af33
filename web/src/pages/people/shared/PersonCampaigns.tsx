import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { Pager } from '../../../components/list/Pager.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
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

const SIZE = 12;

/** Open campaigns of somebody, a page at a time. */
export function usePersonCampaigns(ownerId: string) {
  const [page, setPage] = useState(1);
  const answer = useQuery(PersonCampaignsDocument, {
    variables: { ownerId, page: { offset: (page - 1) * SIZE, limit: SIZE } },
    skip: !ownerId,
  });
  return { ...answer, campaigns: (answer.data ?? answer.previousData)?.campaigns, page, setPage };
}

type Props = { list: ReturnType<typeof usePersonCampaigns>; first: string };

/** Draws what `usePersonCampaigns` answers. */
export function PersonCampaigns({ list, first }: Props) {
  const { campaigns, error, refetch, page, setPage } = list;
  if (error && !campaigns) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!campaigns) return <CardGridSkeleton count={4} />;
  if (campaigns.total === 0) {
    return (
      <EmptyState
        text={t('Sorry, no result found')}
        hint={t('{first} has no open campaigns at the moment.', { first })}
      />
    );
  }
  return (
    <>
      <CampaignCardGrid
        label={t('Campaigns')}
        items={campaigns.items}
        card={(campaign) => <CampaignCard campaign={campaign} />}
      />
      <Pager page={page} size={SIZE} total={campaigns.total} onPage={setPage} />
    </>
  );
}
