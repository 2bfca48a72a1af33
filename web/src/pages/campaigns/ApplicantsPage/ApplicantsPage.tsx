import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { campaignAmount } from '../../../components/campaign/campaignFacts.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import {
  type CampaignDetail,
  CampaignDetailDocument,
} from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { ReportButton } from '../../../components/campaign/detail/ReportButton.tsx';
import { asideColumn, jobFirst, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { JobCard } from '../../../components/campaign/job/JobCard.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { PeopleTabs } from '../../../components/campaign/people/PeopleTabs.tsx';
import { useApplicantTable } from '../../../components/campaign/people/useApplicantTable.ts';
import { useOwnerJobs } from '../../../components/campaign/people/useOwnerJobs.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { campaignPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';

/** /application-user-list/applicants/{campaign id}: the people of an own campaign. */
export function Component() {
  const id = idInAddress('Campaign', useParams().id);
  const { data, error, refetch } = useQuery(CampaignDetailDocument, { variables: { id } });
  useJobEvents(id);
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This list')} />;
  if (!data) {
    return (
      <PageContainer>
        <RowsSkeleton />
      </PageContainer>
    );
  }
  if (!data.campaign?.permissions.seeApplications.allowed) return <NotFoundPage what={t('This list')} />;
  return (
    <JobDialogs>
      <Applicants campaign={data.campaign} />
    </JobDialogs>
  );
}

function Applicants({ campaign }: { campaign: CampaignDetail }) {
  const { counts, urgent } = useOwnerJobs(campaign.id, false);
  const isTable = useApplicantTable();
  return (
    <PageContainer sx={{ pb: urgent ? { xs: 14, md: 8 } : undefined }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5, mt: { md: -1 } }}>
        <BackTo to="/my-campaigns" text={t('My Campaigns')} />
        <ReportButton campaign={campaign} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 260 }}>
          <PageTitle>{campaign.title}</PageTitle>
          <SecondaryText sx={{ mt: -1 }}>
            {t('{campaignAmount} · Ending on {date}', {
              campaignAmount: campaignAmount(campaign),
              date: formatDate(campaign.endsOn),
            })}
          </SecondaryText>
        </Box>
        <Button variant="outlined" component={Link} to={campaignPath(campaign.id)}>
          {t('View campaign')}
        </Button>
      </Box>
      <Box sx={isTable ? { mt: 1 } : { ...sideBySide, mt: { xs: 2.5, md: 1 } }}>
        <PeopleTabs campaign={campaign} counts={counts} isTable={isTable} />
        {urgent && (
          <Box component="aside" sx={isTable ? belowTable : { ...asideColumn, mt: { md: 3 } }}>
            <Box sx={jobFirst}>
              <JobCard job={urgent} />
            </Box>
          </Box>
        )}
      </Box>
    </PageContainer>
  );
}

/** The table has the whole width; the job that waits follows it. */
const belowTable = { maxWidth: 480, mt: 4 } as const;
