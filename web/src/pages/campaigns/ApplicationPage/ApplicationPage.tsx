import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import type { ApplicationQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { DisputeRoom } from '../../../components/campaign/dispute/DisputeRoom.tsx';
import { JobCard } from '../../../components/campaign/job/JobCard.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { t } from '../../../languages/t.ts';
import { useParams } from '../../../routing/hooks.ts';
import { ApplicationText } from './ApplicationText.tsx';
import { OfferHistory } from './OfferHistory.tsx';

const ApplicationDocument = graphql(`
  query Application($id: ID!) {
    remark(id: $id) {
      ...Job
      ...DisputeRoom
      offers {
        id
        status
        createdAt
        decidedAt
        amount {
          minorUnits
          currency
        }
      }
      campaign {
        ...CampaignCard
      }
    }
  }
`);

/** /applicationdetail/applicantdetail/{application id}: one application or job, for both sides and for staff. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ApplicationDocument, { variables: { id } });
  useJobEvents(data?.remark?.campaign.id ?? '');
  if (error && !data) {
    return <PageFailure error={error} onRetry={() => refetch()} what={t('This application')} />;
  }
  if (!data) return <CampaignDetailSkeleton />;
  if (!data.remark) return <NotFoundPage what={t('This application')} />;
  return (
    <JobDialogs>
      <ApplicationView remark={data.remark} />
    </JobDialogs>
  );
}

function ApplicationView({ remark }: { remark: NonNullable<ApplicationQuery['remark']> }) {
  const { campaign, mySide } = remark;
  return (
    <PageContainer>
      <Box sx={{ mb: 1.5, mt: { md: -1 } }}>
        {mySide === 'APPLICANT' ? (
          <BackTo to="/my-application" text={t('My Applications')} />
        ) : (
          <BackTo to={`/application-user-list/applicants/${campaign.id}`} text={t('Applications')} />
        )}
      </Box>
      <Box sx={sideBySide}>
        <Box sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
          <ApplicationText remark={remark} />
          <DisputeRoom job={remark} />
          <OfferHistory offers={remark.offers} />
        </Box>
        <Box component="aside" sx={asideColumn}>
          <JobCard job={remark} />
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <CampaignCard campaign={campaign} />
          </Box>
        </Box>
      </Box>
    </PageContainer>
  );
}
