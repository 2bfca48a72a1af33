import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { graphql } from '../../../__generated__/gql.ts';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { ListBody } from '../shared/ListBody.tsx';
import { ListControls } from '../shared/ListControls.tsx';
import { useListAddress } from '../shared/useListAddress.ts';
import { MyCampaignCard } from './MyCampaignCard.tsx';
import { RejectedCampaigns } from './RejectedCampaigns.tsx';

const MyCampaignsDocument = graphql(`
  query MyCampaigns($search: String, $sort: CampaignSort, $page: PageInput) {
    myCampaigns(search: $search, sort: $sort, page: $page) {
      items {
        ...CampaignCard
        ...OwnCampaign
        createdAt
        rejectedReason
        permissions {
          edit {
            allowed
          }
        }
      }
      total
    }
  }
`);

/** Campaigns the viewer posted. */
export function Component() {
  const address = useListAddress();
  const composer = useComposer();
  const { data, previousData, error, refetch } = useQuery(MyCampaignsDocument, {
    variables: address.variables,
  });
  const list = (data ?? (error ? undefined : previousData))?.myCampaigns;
  const postOne = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={composer.start}>
      {t('Post a campaign')}
    </Button>
  );
  return (
    <PageContainer>
      <PageTitle>{t('My Campaigns')}</PageTitle>
      <ListControls address={address} total={list?.total} />
      {list && <RejectedCampaigns campaigns={list.items} />}
      <ListBody
        label={t('My campaigns')}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        address={address}
        empty={{ hint: t('You have not posted a campaign yet.'), action: postOne }}
        card={(campaign, index) => <MyCampaignCard campaign={campaign} eager={index < 4} />}
      />
    </PageContainer>
  );
}
