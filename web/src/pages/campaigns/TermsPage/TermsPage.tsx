import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { TermsQuery } from '../../../__generated__/graphql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import type { NextStep } from '../../../components/campaign/job/pressable.ts';
import { describeJob } from '../../../components/campaign/job/texts/describeJob.ts';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { PhoneBar } from '../../../components/page/PhoneBar.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { ProposalList } from '../../../components/terms/ProposalList.tsx';
import { t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useAlone } from '../../../lib/navigation/useAlone.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { ChangesView } from './changes/ChangesView.tsx';
import { ProposalView } from './ProposalView.tsx';
import { twoColumns } from './twoColumns.ts';

// Fetched when somebody proposes: answering does without fields.
const TermsForm = lazyPart(async () => (await import('./TermsForm.tsx')).TermsForm, <RowsSkeleton />);

const TermsDocument = graphql(`
  query Terms($id: ID!) {
    remark(id: $id) {
      ...Job
      offers { ...Proposal }
      amendments { ...AmendmentParts }
      deals { id version createdAt amount { amount currency } work { ...WorkParts } }
      campaign { id brief { ...WorkParts } }
    }
  }
`);

/**
 * /terms/{application id}: what is proposed, how it changed, and the form to propose something else; for a running job
 * its changes (`?change=1` opens the form, `?later=1` the one for another date).
 */
export function Component() {
  const id = idInAddress('Remark', useParams().id);
  const { data, error, refetch } = useQuery(TermsDocument, { variables: { id } });
  useJobEvents(data?.remark?.campaign.id ?? '');
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This job')} />;
  if (!data) return <CampaignDetailSkeleton />;
  const { remark } = data;
  if (!remark) return <NotFoundPage what={t('This job')} />;
  const isRunning = remark.state === 'HIRED' || remark.amendments.length > 0;
  if (isRunning) return <ChangesView remark={remark} />;
  if (remark.campaign.type !== 'PAID') return <NotFoundPage what={t('This job')} />;
  return (
    <JobDialogs>
      <TermsView remark={remark} />
    </JobDialogs>
  );
}

const proposing: readonly string[] = [
  'MAKE_OFFER',
  'CHANGE_OFFER',
  'COUNTER_OFFER',
] satisfies NextStep['action'][];

type Remark = NonNullable<TermsQuery['remark']>;

function TermsView({ remark }: { remark: Remark }) {
  const [params, setParams] = useSearchParams();
  const { offers, campaign } = remark;
  const [offer] = offers;
  const step = remark.nextSteps.find(({ action }) => proposing.includes(action));
  const isOpen = !!step && (params.has('change') || !offer);
  const other = remark.mySide === 'APPLICANT' ? campaign.owner.fullName : remark.applicant.fullName;
  const back = { to: applicationPath(remark.id), text: t('Job with {fullName}', { fullName: other }) };
  useAlone();
  return (
    <>
      <PhoneBar back={back} title={t('Terms with {name}', { name: other })} about={jobTitle(remark)} />
      <PageContainer sx={{ pb: { xs: 14 } }}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, mb: 1.5, mt: { md: -1 } }}>
          <BackTo {...back} />
        </Box>
        <PageTitle hidden>{t('Terms with {name}', { name: other })}</PageTitle>
        <Typography variant="h2" component="h1">
          {describeJob(remark).turn}
        </Typography>
        <SecondaryText sx={{ display: { xs: 'none', sm: 'block' }, mt: 0.5 }}>
          {jobTitle(remark)}
        </SecondaryText>
        <Box sx={{ ...twoColumns, mt: 3 }}>
          {offer && (
            <Box sx={{ display: { xs: isOpen ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
              <ProposalView
                job={remark}
                offers={offers}
                onChange={step && !isOpen ? () => setParams({ change: '1' }) : null}
              />
            </Box>
          )}
          <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            {isOpen && (
              <TermsForm
                job={remark}
                step={step}
                basis={{ amount: offer?.amount, work: offer ? offer.work : campaign.brief }}
                onDone={() => setParams({ change: null }, { replace: true })}
              />
            )}
            <ProposalList job={remark} offers={offers} />
          </Box>
        </Box>
      </PageContainer>
    </>
  );
}
