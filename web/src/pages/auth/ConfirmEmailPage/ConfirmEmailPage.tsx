import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { TextSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { type Failure, toFailure } from '../../../lib/errors.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { useMailedToken } from '../shared/useMailedToken.ts';

const ConfirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {
    confirmEmailChange(input: $input) { email }
  }
`);

/** Where the link of the mail to a new address leads: `/confirm-email?token=`. */
export function Component() {
  const [confirm, { data, error }] = useMutation(ConfirmEmailChangeDocument, {
    refetchQueries: [MeDocument],
  });
  const token = useMailedToken((mailed) => confirm({ variables: { input: { token: mailed } } }));
  return (
    <PageContainer>
      <PageTitle hidden>{t('Confirm email')}</PageTitle>
      <h1 style={visuallyHidden}>{t('Confirm email')}</h1>
      {data && (
        <EmptyState
          drawing="letter"
          text={t('Your email address is changed')}
          hint={t('Log in with {email} from now on.', { email: data.confirmEmailChange.email })}
          action={{ text: t('Go on'), to: '/' }}
        />
      )}
      {!data && error && <NotConfirmed failure={toFailure(error)} token={token} />}
      {!data && !error && <TextSkeleton lines={3} />}
    </PageContainer>
  );
}

function NotConfirmed({ failure, token }: { failure: Failure; token: string }) {
  if (failure.code === 'VERIFY_SIGN_IN')
    return (
      <EmptyState
        drawing="letter"
        text={t('Log in to confirm your new email address')}
        hint={t('Use the account that asked for it, with its present email address.')}
        action={{
          text: t('Login'),
          to: `/confirm-email?token=${encodeURIComponent(token)}&auth=login`,
        }}
      />
    );
  return (
    <EmptyState
      drawing="lost"
      text={failure.message}
      hint={t('You can ask for a new link in Settings.')}
      action={{ text: t('Settings'), to: '/edit-profile/setting#email', quiet: true }}
    />
  );
}
