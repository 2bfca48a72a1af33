import { useMutation } from '@apollo/client/react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { onlyErrors, passwordError } from '../../../lib/session/accountRules.ts';
import { MeDocument } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

const UndoEmailChangeDocument = graphql(`
  mutation UndoEmailChange($input: UndoEmailChangeInput!) {
    undoEmailChange(input: $input) { email }
  }
`);

const errorsIn = ({ password }: { password: string }) => onlyErrors({ password: passwordError(password) });

/** Where the link of the mail about a changed address leads: `/undo-email?token=`. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [undo, { data }] = useMutation(UndoEmailChangeDocument, { refetchQueries: [MeDocument] });
  const auth = useAuthModal();
  const { error, submit } = useSubmit({
    errorsIn,
    send: ({ password }: { password: string }) => undo({ variables: { input: { token, password } } }),
  });
  if (data)
    return (
      <PageContainer title={t('Change undone')}>
        <EmptyState
          drawing="letter"
          text={t('Your email address is {email} again', { email: data.undoEmailChange.email })}
          hint={t('All devices were signed out. Log in with the new password.')}
          action={{ text: t('Login'), onClick: () => auth.open('login') }}
        />
      </PageContainer>
    );
  return (
    <PageContainer width={424} title={t('Undo the change of your email address?')}>
      <Card sx={{ p: 3 }}>
        <Typography sx={{ mb: 2 }}>
          {t(
            'You sign in with this address again, and with a new password. All devices, apps and access tokens are disconnected.',
          )}
        </Typography>
        <AppForm initialValues={{ password: '' }} {...submit}>
          <PasswordField name="password" label={t('New password')} isNew />
          <FormError text={error} />
          <SubmitButton>{t('Undo the change')}</SubmitButton>
        </AppForm>
      </Card>
    </PageContainer>
  );
}
