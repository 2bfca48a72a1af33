import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../__generated__/gql.ts';
import { useProof } from '../../../components/captcha/useProof.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { t } from '../../../languages/t.ts';
import { toAccountFailure } from '../../../lib/errors.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import { emailError, onlyErrors, passwordGivenError } from '../../../lib/session/accountRules.ts';
import { useSessionChanged } from '../../../lib/session/useSessionChanged.ts';
import { AuthLink } from './AuthLink.tsx';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) { account { id } }
  }
`);

const empty = { email: '', password: '' };

const validate = ({ email, password }: typeof empty) =>
  onlyErrors({ email: emailError(email), password: passwordGivenError(password) });

export function LoginForm() {
  const [signIn] = useMutation(SignInDocument);
  const { withProof, captcha } = useProof();
  const [error, showError] = useTimedError(5);
  const sessionChanged = useSessionChanged();
  const onSubmit = async ({ email, password }: typeof empty) => {
    showError(null);
    try {
      await withProof((proof) =>
        signIn({ variables: { input: { email: email.trim(), password, captcha: proof } } }),
      );
    } catch (failure) {
      return showError(toAccountFailure(failure).message);
    }
    await sessionChanged();
  };
  return (
    <AppForm initialValues={empty} validate={validate} onSubmit={onSubmit}>
      <FormTextField name="email" label={t('Email address')} type="email" autoComplete="email" autoFocus />
      <PasswordField name="password" label={t('Password')} />
      <Box sx={{ textAlign: 'right', fontSize: 14, mt: 0.5 }}>
        <AuthLink to="forgot">{t('Forgot password?')}</AuthLink>
      </Box>
      {captcha}
      <FormError text={error} />
      <SubmitButton>{t('Login')}</SubmitButton>
      <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary', fontSize: 14 }}>
        {t('New here?')} <AuthLink to="signup">{t('Sign up')}</AuthLink>
      </Box>
    </AppForm>
  );
}
