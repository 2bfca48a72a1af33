import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { use, useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { useProof } from '../../../components/captcha/useProof.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { CodeField, codeError } from '../../../components/security/CodeField.tsx';
import { PasskeyButton } from '../../../components/security/PasskeyButton.tsx';
import { t } from '../../../languages/t.ts';
import { toAccountFailure } from '../../../lib/errors.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import { emailError, onlyErrors, passwordGivenError } from '../../../lib/session/accountRules.ts';
import { canUsePasskeys } from '../../../lib/session/passkeys.ts';
import { useSessionChanged } from '../../../lib/session/useSessionChanged.ts';
import { AuthLink, TypedEmail } from './AuthLink.tsx';

export const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) { account { id } }
  }
`);

const SignInWithPasskeyDocument = graphql(`
  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {
    signInWithPasskey(input: $input) { account { id } }
  }
`);

const empty = { email: '', password: '', code: '' };

const errorsIn = ({ email, password, code }: typeof empty, asksCode: boolean) =>
  onlyErrors({
    email: emailError(email),
    password: passwordGivenError(password),
    code: asksCode ? codeError(code) : undefined,
  });

export function LoginForm() {
  const [signIn] = useMutation(SignInDocument);
  const { withProof, captcha } = useProof();
  const [signInWithPasskey] = useMutation(SignInWithPasskeyDocument);
  const { email } = use(TypedEmail);
  const [asksCode, setAsksCode] = useState(false);
  const [error, showError] = useTimedError(5);
  const sessionChanged = useSessionChanged();
  const onSubmit = async ({ email, password, code }: typeof empty) => {
    showError(null);
    try {
      const input = { email: email.trim(), password, ...(asksCode && { code }) };
      await withProof((captcha) => signIn({ variables: { input: { ...input, captcha } } }));
    } catch (thrown) {
      const { code: failure, message } = toAccountFailure(thrown);
      return failure === 'SECOND_FACTOR_NEEDED' ? setAsksCode(true) : showError(message);
    }
    await sessionChanged();
  };
  const onPasskey = async (passkey: string) => {
    await signInWithPasskey({ variables: { input: { passkey } } });
    await sessionChanged();
  };
  return (
    <AppForm
      initialValues={{ ...empty, email }}
      validate={(values) => errorsIn(values, asksCode)}
      onSubmit={onSubmit}
    >
      {/* They stay in the page, for password managers. */}
      <Box sx={{ display: asksCode ? 'none' : undefined }}>
        <FormTextField name="email" label={t('Email address')} type="email" autoComplete="email" autoFocus />
        <PasswordField name="password" label={t('Password')} />
      </Box>
      {asksCode && <CodeField />}
      <Box sx={{ textAlign: 'right', fontSize: 14, mt: 0.5 }}>
        <AuthLink to="forgot">{t('Forgot password?')}</AuthLink>
      </Box>
      {captcha}
      <FormError text={error} />
      <SubmitButton>{t('Login')}</SubmitButton>
      {canUsePasskeys() && (
        <Box sx={{ mt: 1.5 }}>
          <PasskeyButton onPasskey={onPasskey}>{t('Sign in with a passkey')}</PasskeyButton>
        </Box>
      )}
      <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary', fontSize: 14 }}>
        {t('New here?')} <AuthLink to="signup">{t('Sign up')}</AuthLink>
      </Box>
    </AppForm>
  );
}
