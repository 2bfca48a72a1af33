import { useQuery } from '@apollo/client/react';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { applicantsPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { Checkout } from './Checkout.tsx';

const HirePaymentDocument = graphql(`
  query HirePayment($campaignId: ID!, $applicantId: ID!, $remarkId: ID) {
    clientConfig { paymentPublishableKey paymentLocalBase }
    savedPaymentMethods(first: 20) {
      nodes { ...SavedCard }
    }
    hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId, remarkId: $remarkId) {
      quote { ...Quote }
      remark {
        id
        state
        applicant {
          id
          first
          fullName
          isStaff
          username
          avatar { id tiny small }
        }
        campaign {
          id
          title
          endsOn
          cover { id small }
        }
      }
    }
  }
`);

/** 'Secure Checkout': the owner pays the accepted offer, and the influencer is hired; `?job=` pays an extra. */
export function Component() {
  const params = useParams();
  const campaignId = idInAddress('Campaign', params.campaignId);
  const applicantId = idInAddress('Profile', params.applicantOwnerId);
  const [search] = useSearchParams();
  const job = search.get('job');
  const { data, error, refetch } = useQuery(HirePaymentDocument, {
    variables: { campaignId, applicantId, remarkId: job ? idInAddress('Remark', job) : null },
  });
  const failure = error && !data ? toFailure(error) : null;
  if (failure?.code === 'NOT_FOUND' || failure?.code === 'FORBIDDEN')
    return <NotFoundPage what={t('This payment')} />;
  const isDown = failure?.code === 'UNAVAILABLE' || failure?.code === 'INTERNAL';
  const back = applicantsPath(campaignId);
  return (
    <PageContainer width={1024}>
      <Button
        component={Link}
        to={back}
        variant="text"
        color="inherit"
        startIcon={<ArrowBackRounded />}
        sx={{ color: 'text.secondary', ml: -2, mb: 1 }}
      >
        {t('Applicants')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h2" component="h1">
          {t('Secure Checkout')}
        </Typography>
        <LockOutlined aria-hidden sx={{ color: 'success.main' }} />
      </Box>
      <PageTitle hidden>{t('Secure Checkout')}</PageTitle>
      {data && (
        <Checkout
          setup={data.hirePaymentSetup}
          settings={data.clientConfig}
          savedCards={data.savedPaymentMethods?.nodes ?? []}
        />
      )}
      {!data && !failure && (
        <Box
          role="status"
          aria-label={t('Loading')}
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 400px' } }}
        >
          <Skeleton variant="rounded" height={360} />
          <Skeleton variant="rounded" height={360} />
        </Box>
      )}
      {failure && isDown && <ErrorState error={error} onRetry={() => void refetch()} />}
      {failure && !isDown && (
        <EmptyState
          drawing="coins"
          text={failure.message}
          action={{ text: t('Back to the applicants'), to: back }}
        />
      )}
    </PageContainer>
  );
}
