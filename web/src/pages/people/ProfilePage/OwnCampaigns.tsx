import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { pageInput, usePaging } from '../../../components/list/PagedList.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { t } from '../../../languages/t.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { OwnCampaignCard } from './OwnCampaignCard.tsx';

const OwnCampaignsDocument = graphql(`
  query OwnCampaigns($first: Int, $offset: Int) {
    myCampaigns(first: $first, offset: $offset) {
      totalCount
      nodes { ...OwnCampaignCard }
    }
  }
`);

export function useOwnCampaigns() {
  const paging = usePaging(8);
  const { data, previousData, error, refetch } = useQuery(OwnCampaignsDocument, {
    variables: { ...pageInput(paging) },
  });
  return { list: (data ?? previousData)?.myCampaigns, error, onRetry: () => void refetch(), paging };
}

export function OwnCampaigns({ campaigns }: { campaigns: ReturnType<typeof useOwnCampaigns> }) {
  const composer = useComposer();
  return (
    <Box component="section" aria-labelledby="own-campaigns" sx={{ mt: 5.5 }}>
      <SectionHeading title={t('Campaigns')} id="own-campaigns" to="/my-campaigns" />
      <PagedCards
        {...campaigns}
        label={t('Campaigns')}
        count={4}
        empty={{
          text: t("You haven't posted a campaign yet."),
          action: { text: t('Post a campaign'), onClick: composer.start },
        }}
        card={(campaign) => <OwnCampaignCard campaign={campaign} />}
      />
    </Box>
  );
}
