import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { use } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { useProof } from '../../../components/captcha/useProof.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import { emailError, onlyErrors } from '../../../lib/session/accountRules.ts';
import { AuthLink, TypedEmail } from './AuthLink.tsx';

const RequestResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) { email }
  }
`);

type ForgotValues = { email: string };

const validate = ({ email }: ForgotValues) => onlyErrors({ email: emailError(email) });

export function ForgotForm({ onDone }: { onDone: (email: string) => void }) {
  const [request] = useMutation(RequestResetDocument);
  const { withProof, captcha } = useProof();
  const { email } = use(TypedEmail);
  const [error, showError] = useTimedError(5);
  const onSubmit = async ({ email }: ForgotValues) => {
    showError(null);
    try {
      await withProof((proof) => request({ variables: { input: { email: email.trim(), captcha: proof } } }));
    } catch (failure) {
      return showError(toFailure(failure).message);
    }
    onDone(email.trim());
  };
  return (
    <AppForm initialValues={{ email }} validate={validate} onSubmit={onSubmit}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t("We'll email you a link to set a new password.")}
      </Box>
      <FormTextField name="email" label={t('Email address')} type="email" autoComplete="email" autoFocus />
      {captcha}
      <FormError text={error} />
      <SubmitButton>{t('Send reset email')}</SubmitButton>
      <Box sx={{ mt: 2.5, textAlign: 'center', fontSize: 14 }}>
        <AuthLink to="login">{t('Back to login')}</AuthLink>
      </Box>
    </AppForm>
  );
}
