import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { FormError } from '../../../components/form/FormError.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

const EndSessionDocument = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) { email }
  }
`);

/** Where the link of the mail about a new device leads: `/end-session?token=`. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [end, { data, loading }] = useMutation(EndSessionDocument, { refetchQueries: [MeDocument] });
  const [error, setError] = useState<string | null>(null);
  const auth = useAuthModal();
  const onEnd = () =>
    end({ variables: { input: { token } } }).catch((failure) => setError(toFailure(failure).message));
  if (data)
    return (
      <PageContainer title={t('Device signed out')}>
        <EmptyState
          drawing="letter"
          text={t('The device is signed out')}
          hint={t('Anyone who used it may know your password. Set a new one now.')}
          action={{ text: t('Set a new password'), onClick: () => auth.open('forgot') }}
        />
      </PageContainer>
    );
  return (
    <PageContainer width={424} title={t('Sign out this device?')}>
      <Card sx={{ p: 3, display: 'grid', gap: 2 }}>
        {t('The device from our email is signed out. Your other devices stay signed in.')}
        <FormError text={error} />
        <Button variant="contained" disabled={loading} onClick={onEnd}>
          {t('Sign out this device')}
        </Button>
      </Card>
    </PageContainer>
  );
}
