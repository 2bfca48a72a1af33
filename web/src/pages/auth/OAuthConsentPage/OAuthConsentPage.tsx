import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { ConsentForm } from './ConsentForm.tsx';

const OAuthRequestDocument = graphql(`
  query OAuthRequest($id: ID!) {
    oauthRequest(id: $id) { appName websiteHost returnsTo scopes }
  }
`);

/** Where programs of others send members: `/oauth/consent?request=`. */
export function Component() {
  const id = useSearchParams()[0].get('request');
  const { me } = useMe();
  return (
    <PageContainer width={560}>
      <PageTitle hidden>{t('Connect an app')}</PageTitle>
      {!id ? <WrongLink /> : me ? <Decision id={id} email={me.email} /> : <SignInFirst waits={me === null} />}
    </PageContainer>
  );
}

function Decision({ id, email }: { id: string; email: string }) {
  const { data, error, refetch } = useQuery(OAuthRequestDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  if (error && toFailure(error).code === 'NOT_FOUND') return <WrongLink />;
  if (error) return <PageFailure error={error} onRetry={refetch} />;
  if (!data) return <TextSkeleton lines={6} />;
  return <ConsentForm id={id} email={email} request={data.oauthRequest} />;
}

function SignInFirst({ waits }: { waits: boolean }) {
  const auth = useAuthModal();
  if (!waits) return <TextSkeleton lines={6} />;
  return (
    <EmptyState
      heading
      drawing="people"
      text={t('Log in to connect an app')}
      hint={t('Next, you choose what it can do.')}
      action={{ text: t('Login'), onClick: () => auth.open('login') }}
    />
  );
}

function WrongLink() {
  return (
    <EmptyState
      heading
      drawing="lost"
      text={t('This link is wrong or has expired')}
      hint={t('Go back to the app and try again.')}
      action={{ text: t('Home'), to: '/', quiet: true }}
    />
  );
}
