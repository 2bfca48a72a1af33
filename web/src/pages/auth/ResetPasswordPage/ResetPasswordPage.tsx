import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { onlyErrors, passwordError } from '../../../lib/session/accountRules.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

const ResetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) { email }
  }
`);

const empty = { password: '' };
const validate = ({ password }: typeof empty) => onlyErrors({ password: passwordError(password) });

/** Where the link of the reset mail leads: `/reset-password?token=`. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [reset, { data }] = useMutation(ResetPasswordDocument);
  const [error, setError] = useState<string | null>(null);
  const auth = useAuthModal();
  const onSubmit = async ({ password }: typeof empty) => {
    setError(null);
    await reset({ variables: { input: { token, password } } }).catch((failure) =>
      setError(toFailure(failure).message),
    );
  };
  if (data?.resetPassword)
    return (
      <PageContainer>
        <PageTitle hidden>{t('Password changed')}</PageTitle>
        <h1 style={visuallyHidden}>{t('Password changed')}</h1>
        <EmptyState
          drawing="letter"
          text={t('Your password is changed')}
          hint={t('All devices were signed out. Log in with the new password.')}
          action={{ text: t('Login'), onClick: () => auth.open('login') }}
        />
      </PageContainer>
    );
  return (
    <PageContainer width={424} title={t('Set a new password')}>
      <Card sx={{ p: 3 }}>
        <AppForm initialValues={empty} validate={validate} onSubmit={onSubmit}>
          <PasswordField name="password" label={t('New password')} isNew />
          <FormError text={error} />
          {error && (
            <Button color="inherit" onClick={() => auth.open('forgot')}>
              {t('Ask for a new link')}
            </Button>
          )}
          <SubmitButton>{t('Save password')}</SubmitButton>
        </AppForm>
      </Card>
    </PageContainer>
  );
}
