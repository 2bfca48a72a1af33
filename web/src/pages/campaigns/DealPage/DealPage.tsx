import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { DealsQuery } from '../../../__generated__/graphql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { JobButtons } from '../../../components/campaign/job/JobButtons.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { describeJob } from '../../../components/campaign/job/texts/describeJob.ts';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { PhoneBar } from '../../../components/page/PhoneBar.tsx';
import { t } from '../../../languages/t.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useAlone } from '../../../lib/navigation/useAlone.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { DealProof } from './DealProof.tsx';
import { DealSheet } from './DealSheet.tsx';
import { DealVersions } from './DealVersions.tsx';

const DealsDocument = graphql(`
  query Deals($id: ID!) {
    remark(id: $id) {
      ...Job
      deals { ...DealSheet }
    }
  }
`);

/** /deals/{application id}?version=1: what both sides agreed to, to read, print and check. */
export function Component() {
  const id = idInAddress('Remark', useParams().id);
  const { data, error, refetch } = useQuery(DealsDocument, { variables: { id } });
  useJobEvents(data?.remark?.campaign.id ?? '');
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This deal sheet')} />;
  if (!data) return <CampaignDetailSkeleton />;
  if (!data.remark || data.remark.deals.length === 0) return <NotFoundPage what={t('This deal sheet')} />;
  return (
    <JobDialogs>
      <DealView remark={data.remark} />
    </JobDialogs>
  );
}

function DealView({ remark }: { remark: NonNullable<DealsQuery['remark']> }) {
  const [params] = useSearchParams();
  const { deals } = remark;
  const back = { to: applicationPath(remark.id), text: t('Back to the job') };
  useAlone();
  const deal = deals.find(({ version }) => String(version) === params.get('version')) ?? deals[0];
  if (!deal) return null;
  const { turn, means } = describeJob(remark);
  const earlier = deals.find(({ version }) => version === deal.version - 1);
  const title = t('Deal sheet {n}', { n: deal.version });
  return (
    <>
      <PhoneBar back={back} title={title} about={deal.campaignTitle} />
      <PageContainer sx={{ pb: { xs: 12, md: 8 } }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, mb: 1.5, mt: { md: -1 }, displayPrint: 'none' }}>
          <BackTo {...back} />
        </Box>
        <PageTitle hidden>{title}</PageTitle>
        <Typography variant="h2" component="h1" sx={heading}>
          {title}
        </Typography>
        <Box sx={sideBySide}>
          <DealSheet job={remark} deal={deal} earlier={earlier} isInForce={deal === deals[0]} />
          <Box component="aside" sx={{ ...asideColumn, displayPrint: 'none' }}>
            {remark.turn === remark.mySide && (
              <Card sx={{ p: 2.5 }}>
                <Typography variant="subtitle1" component="h2">
                  {turn}
                </Typography>
                <SecondaryText sx={{ mb: 2 }}>{means}</SecondaryText>
                <JobButtons job={remark} wide />
              </Card>
            )}
            <DealVersions id={remark.id} deals={deals} shown={deal.version} />
            <DealProof deal={deal} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}

/** On the screens of phones the bar says it. */
const heading = { mb: 2, '@media screen and (max-width: 599.95px)': { ...visuallyHidden, m: 0 } } as const;
