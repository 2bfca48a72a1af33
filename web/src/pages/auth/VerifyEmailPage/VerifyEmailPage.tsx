import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../../__generated__/gql.ts';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { interruptedPlace } from '../../../lib/session/interruptedPlace.ts';
import { MeDocument, useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { useMailedToken } from '../shared/useMailedToken.ts';

const VerifyEmailDocument = graphql(`
  mutation VerifyEmail($input: VerifyEmailInput!) {
    verifyEmail(input: $input) { email }
  }
`);

const VerifiedPurposeDocument = graphql(`
  query VerifiedPurpose {
    me { id purpose hasDraft }
  }
`);

/** Where the link of the verification mail leads: `/verify-email?token=`. */
export function Component() {
  const [verify, { data, error }] = useMutation(VerifyEmailDocument, { refetchQueries: [MeDocument] });
  const token = useMailedToken((mailed) => verify({ variables: { input: { token: mailed } } }));
  const failure = error && toFailure(error);
  return (
    <PageContainer>
      <PageTitle hidden>{t('Verify email')}</PageTitle>
      <h1 style={visuallyHidden}>{t('Verify email')}</h1>
      {data?.verifyEmail && <Verified />}
      {failure?.code === 'VERIFY_SIGN_IN' && <SignInFirst token={token} />}
      {failure && failure.code !== 'VERIFY_SIGN_IN' && <NotVerified text={failure.message} />}
      {!data && !error && <TextSkeleton lines={3} />}
    </PageContainer>
  );
}

function Verified() {
  const { signedIn } = useMe();
  const auth = useAuthModal();
  const login = { text: t('Login'), onClick: () => auth.open('login') };
  return (
    <EmptyState
      drawing="letter"
      text={t('Your email address is verified')}
      hint={t('You can post campaigns, apply and get paid now.')}
      action={signedIn ? <NextStep /> : login}
    />
  );
}

/** Back to what waited for the verified address; for a new brand, its first campaign. */
function NextStep() {
  const { data, loading } = useQuery(VerifiedPurposeDocument);
  const place = interruptedPlace();
  const postsNow = data?.me?.purpose === 'BRAND' && place === '/';
  if (loading) return <Box sx={{ height: 42 }} />;
  return (
    <Button
      variant="contained"
      component={Link}
      to={postsNow ? `/?compose=${data.me?.hasDraft ? 'continue' : 'new'}` : place}
    >
      {postsNow ? t('Post a campaign') : t('Go on')}
    </Button>
  );
}

/** The link alone proves nothing: a stranger may have signed up with the address. */
function SignInFirst({ token }: { token: string }) {
  const login = `/verify-email?token=${encodeURIComponent(token)}&then=verify&auth=login`;
  return (
    <EmptyState
      drawing="letter"
      text={t('Log in to verify your email address')}
      hint={t('Use the account that you signed up for with this address.')}
      action={{ text: t('Login'), to: login }}
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
        verified ? undefined : t('Each link works once. Sign in, then resend it from the bar at the top.')
      }
      action={
        me
          ? { text: t('Home'), to: '/', quiet: true }
          : { text: t('Login'), onClick: () => auth.open('login') }
      }
    />
  );
}
