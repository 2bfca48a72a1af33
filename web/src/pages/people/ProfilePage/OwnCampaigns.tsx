import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCardGrid } from '../../../components/campaign/CampaignCardGrid.tsx';
import { Pager } from '../../../components/list/Pager.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
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

const SIZE = 8;

/** The viewer's campaigns, newest first, a page at a time. */
export function useOwnCampaigns() {
  const [page, setPage] = useState(1);
  const answer = useQuery(OwnCampaignsDocument, {
    variables: { page: { offset: (page - 1) * SIZE, limit: SIZE } },
  });
  return { ...answer, campaigns: (answer.data ?? answer.previousData)?.myCampaigns, page, setPage };
}

/** Draws what `useOwnCampaigns` answers. */
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
  const { campaigns, error, refetch, page, setPage } = list;
  if (error && !campaigns) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!campaigns) return <CardGridSkeleton count={4} />;
  if (campaigns.total === 0) {
    return (
      <EmptyState
        text={t('Sorry, no result found')}
        hint={t('You have not posted a campaign yet.')}
        action={
          <Button variant="contained" onClick={composer.start}>
            {t('Post a campaign')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <CampaignCardGrid
        label={t('Campaigns')}
        items={campaigns.items}
        card={(campaign) => <OwnCampaignCard campaign={campaign} />}
      />
      <Pager page={page} size={SIZE} total={campaigns.total} onPage={setPage} />
    </>
  );
}
