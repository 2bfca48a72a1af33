import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../../__generated__/gql.ts';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { MyList } from '../shared/MyList.tsx';
import { useListAddress } from '../shared/useListAddress.ts';
import { isRejected, type MyCampaign, MyCampaignCard } from './MyCampaignCard.tsx';

const MyCampaignsDocument = graphql(`
  query MyCampaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      nodes {
        ...CampaignCard
        ...OwnCampaign
        rejectedReason
        permissions {
          edit { allowed }
        }
      }
      totalCount
    }
  }
`);

export function Component() {
  const address = useListAddress();
  const composer = useComposer();
  const { search, ...list } = address.variables;
  const answer = useQuery(MyCampaignsDocument, {
    variables: { filter: { search }, ...list },
  });
  const postOne = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={composer.start}>
      {t('Post a campaign')}
    </Button>
  );
  return (
    <MyList
      title={t('My Campaigns')}
      label={t('My campaigns')}
      answer={answer}
      pick={(data) => data.myCampaigns}
      address={address}
      empty={{ text: t("You haven't posted a campaign yet."), action: postOne }}
      card={(campaign, index) => <MyCampaignCard campaign={campaign} eager={index < 4} />}
      above={(campaigns) => <RejectedCampaigns campaigns={campaigns} />}
    />
  );
}

function RejectedCampaigns({ campaigns }: { campaigns: readonly MyCampaign[] }) {
  const composer = useComposer();
  const rejected = campaigns.filter(isRejected);
  if (rejected.length === 0) return null;
  return (
    <PlainList label={t('Not approved')} sx={{ mb: 3 }}>
      {rejected.map((campaign) => (
        <Box
          key={campaign.id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1.25,
            px: 2,
            py: 1.5,
            mb: 1.5,
            borderRadius: '12px',
            bgcolor: 'error.soft',
          }}
        >
          <ErrorOutlineRounded aria-hidden sx={{ color: 'error.main' }} />
          <Box sx={{ flex: '1 1 240px', fontSize: 14.5 }}>
            <Rich
              text={msg('<0>{title}</0> was not approved: {reason}')}
              values={{ title: campaign.title, reason: campaign.rejectedReason }}
              parts={[<b key="title" />]}
            />
          </Box>
          {campaign.permissions.edit.allowed && (
            <Button
              variant="outlined"
              size="small"
              startIcon={<EditOutlined />}
              aria-label={t('Edit and resubmit: {title}', { title: campaign.title })}
              onClick={() => composer.edit(campaign.id)}
            >
              {t('Edit and resubmit')}
            </Button>
          )}
        </Box>
      ))}
    </PlainList>
  );
}
