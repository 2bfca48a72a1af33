import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { ExtraOfQuery } from '../../../__generated__/graphql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { PhoneBar } from '../../../components/page/PhoneBar.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useAlone } from '../../../lib/navigation/useAlone.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { ExtraForm } from './ExtraForm.tsx';

const ExtraDocument = graphql(`
  query ExtraOf($id: ID!) {
    remark(id: $id) {
      ...Job
      deals { id work { ...WorkParts } }
    }
  }
`);

/** /extras/{job id}: more work for more money; `?renew=1`: longer use of the work that is there. */
export function Component() {
  const id = idInAddress('Remark', useParams().id);
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(ExtraDocument, { variables: { id } });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This job')} />;
  if (!data) return <CampaignDetailSkeleton />;
  const { remark } = data;
  const step = remark?.nextSteps.find(({ action }) => action === 'PROPOSE_EXTRA');
  if (!remark || !step) return <NotFoundPage what={t('This job')} />;
  return <ExtraView remark={remark} step={step} isRenewal={params.has('renew')} />;
}

type Remark = NonNullable<ExtraOfQuery['remark']>;
type Props = { remark: Remark; step: Remark['nextSteps'][number]; isRenewal: boolean };

function ExtraView({ remark, step, isRenewal }: Props) {
  useAlone();
  const other = remark.mySide === 'APPLICANT' ? remark.campaign.owner.fullName : remark.applicant.fullName;
  const back = { to: applicationPath(remark.id), text: t('Job with {fullName}', { fullName: other }) };
  const title = isRenewal ? t('Renew the use of the work') : t('Propose an extra');
  const open = remark.extraIds[0];
  return (
    <>
      <PhoneBar back={back} title={title} about={remark.campaign.title} />
      <PageContainer width={560}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, mb: 1.5, mt: { md: -1 } }}>
          <BackTo {...back} />
        </Box>
        <PageTitle hidden>{title}</PageTitle>
        <Typography variant="h2" component="h1" sx={heading}>
          {title}
        </Typography>
        <SecondaryText sx={{ display: { xs: 'none', sm: 'block' }, mt: 0.5, mb: 3 }}>
          {remark.campaign.title}
        </SecondaryText>
        {step.allowed ? (
          <ExtraForm
            job={remark}
            usage={remark.deals[0]?.work?.usage ?? null}
            isRenewal={isRenewal}
            other={other}
          />
        ) : (
          <EmptyState
            drawing="coins"
            text={serverSentence(step)}
            action={
              open
                ? { text: t('Open the extra'), to: applicationPath(open) }
                : { text: t('Open the job'), to: applicationPath(remark.id) }
            }
          />
        )}
      </PageContainer>
    </>
  );
}

/** On phones the bar says it. */
const heading = { '@media (max-width: 599.95px)': { ...visuallyHidden, m: 0 } } as const;
