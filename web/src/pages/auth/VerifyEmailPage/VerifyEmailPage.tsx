import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { MeDocument, useMe } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

const VerifyEmailDocument = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) { email }
  }
`);

/** Where the link of the verification mail leads: `/verify-email?token=`. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [verify, { data, error }] = useMutation(VerifyEmailDocument, { refetchQueries: [MeDocument] });
  const sent = useRef(false);
  useEffect(() => {
    // The token is good for one use, and effects may run twice.
    if (sent.current) return;
    sent.current = true;
    verify({ variables: { input: { token } } }).catch(() => undefined);
  }, [verify, token]);
  return (
    <PageContainer>
      <PageTitle hidden>{t('Verify email')}</PageTitle>
      <h1 style={visuallyHidden}>{t('Verify email')}</h1>
      {data?.verifyEmail && <Verified />}
      {error && <NotVerified text={toFailure(error).message} />}
      {!data && !error && <TextSkeleton lines={3} />}
    </PageContainer>
  );
}

function Verified() {
  const { signedIn } = useMe();
  const auth = useAuthModal();
  return (
    <EmptyState
      drawing="letter"
      text={t('Your email address is verified')}
      hint={t('You can post campaigns, apply and get paid now.')}
      action={
        signedIn ? { text: t('Go on'), to: '/' } : { text: t('Login'), onClick: () => auth.open('login') }
      }
    />
  );
}

function NotVerified({ text }: { text: string }) {
  const { me } = useMe();
  const auth = useAuthModal();
  const verified = !!me?.emailVerified;
  return (
    <EmptyState
      drawing="lost"
      text={verified ? t('Your email address is verified already') : text}
      hint={
        verified
          ? undefined
          : t('Links are good for one use. Resend one from the line at the top once you are signed in.')
      }
      action={
        me
          ? { text: t('Home'), to: '/', quiet: true }
          : { text: t('Login'), onClick: () => auth.open('login') }
      }
    />
  );
}
