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

const UndoBankAccountDocument = graphql(`
  mutation UndoBankAccount($input: UndoBankAccountChangeInput!) {
    undoBankAccountChange(input: $input) { email }
  }
`);

/** Where the link of the mail about a changed bank account leads: `/undo-bank-account?token=`. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [undo, { data, loading }] = useMutation(UndoBankAccountDocument, { refetchQueries: [MeDocument] });
  const [error, setError] = useState<string | null>(null);
  const auth = useAuthModal();
  const onUndo = () =>
    undo({ variables: { input: { token } } }).catch((failure) => setError(toFailure(failure).message));
  if (data)
    return (
      <PageContainer title={t('Change undone')}>
        <EmptyState
          drawing="letter"
          text={t('Your earlier bank account is back')}
          hint={t('All devices were signed out. Set a new password in case someone else knows it.')}
          action={{ text: t('Set a new password'), onClick: () => auth.open('forgot') }}
        />
      </PageContainer>
    );
  return (
    <PageContainer width={424} title={t('Undo the change of your bank account?')}>
      <Card sx={{ p: 3, display: 'grid', gap: 2 }}>
        {t('Payouts will go to your earlier account again, and all devices will be signed out.')}
        <FormError text={error} />
        <Button variant="contained" disabled={loading} onClick={onUndo}>
          {t('Undo the change')}
        </Button>
      </Card>
    </PageContainer>
  );
}
