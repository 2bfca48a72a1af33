import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { PagedList, pageInput, usePaging } from '../../../components/list/PagedList.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { CardGridSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { OwnCampaignCard } from './OwnCampaignCard.tsx';

const OwnCampaignsDocument = graphql(`
  query OwnCampaigns($page: PageInput) {
    myCampaigns(page: $page) {
      total
      items { ...OwnCampaignCard }
    }
  }
`);

export function useOwnCampaigns() {
  const paging = usePaging(8);
  const answer = useQuery(OwnCampaignsDocument, {
    variables: { page: pageInput(paging) },
  });
  return { ...answer, campaigns: (answer.data ?? answer.previousData)?.myCampaigns, paging };
}

export function OwnCampaigns({ list }: { list: ReturnType<typeof useOwnCampaigns> }) {
  return (
    <Box component="section" aria-labelledby="own-campaigns" sx={{ mt: 5.5 }}>
      <SectionHeading title={t('Campaigns')} id="own-campaigns" to="/my-campaigns" />
      <OwnCampaignList list={list} />
    </Box>
  );
}

function OwnCampaignList({ list }: { list: ReturnType<typeof useOwnCampaigns> }) {
  const composer = useComposer();
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
          hint={t('You have not posted a campaign yet.')}
          action={{ text: t('Post a campaign'), onClick: composer.start }}
        />
      }
    >
      {(items) => (
        <CampaignCardGrid
          label={t('Campaigns')}
          items={items}
          card={(campaign) => <OwnCampaignCard campaign={campaign} />}
        />
      )}
    </PagedList>
  );
}
