import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { CaptchaField } from '../../../components/captcha/CaptchaField.tsx';
import { SubmitButton } from '../../../components/form/AppForm.tsx';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { PhoneFields } from '../../../components/form/PhoneFields.tsx';
import { ChoiceRow } from '../../../components/work/ChoiceRow.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { isUsernameTaken } from '../../../lib/session/accountRules.ts';
import { AuthLink } from './AuthLink.tsx';

const purposes = [
  { value: 'BRAND', label: msg('Find influencers') },
  { value: 'INFLUENCER', label: msg('Find campaigns') },
  { value: 'BOTH', label: msg('Both') },
] as const;

export function SignUpFields({ error, captchaRound }: { error: string | null; captchaRound: number }) {
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ChoiceRow name="purpose" label={t('I want to')} options={purposes} />
      </Box>
      <FieldPair gap={1.5}>
        <FormTextField name="first" label={t('First name')} autoComplete="given-name" autoFocus />
        <FormTextField name="last" label={t('Last name')} autoComplete="family-name" />
      </FieldPair>
      <UsernameField />
      <FormTextField name="email" label={t('Email address')} type="email" autoComplete="email" />
      <PasswordField name="password" label={t('Password')} isNew />
      <PhoneFields />
      <TermsField />
      <CaptchaField key={captchaRound} />
      <FormError text={error} />
      <SubmitButton>{t('Sign up')}</SubmitButton>
      <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary', fontSize: 14 }}>
        {t('Already a member?')} <AuthLink to="login">{t('Login')}</AuthLink>
      </Box>
    </>
  );
}

/** The username of the sign-up form. Leaving it asks the server whether somebody has it. */
function UsernameField() {
  const client = useApolloClient();
  const [taken, setTaken] = useState<string | null>(null);
  const asked = useRef('');
  const validate = (value: string) =>
    value.trim() && value.trim() === taken ? t('Username already exist') : undefined;
  const [field, , helpers] = useField<string>({ name: 'username', validate });
  const onBlur = async () => {
    const name = field.value.trim();
    if (!name || name === asked.current) return;
    asked.current = name;
    // When the question fails, the server still refuses a taken name on submit.
    const answer = await isUsernameTaken(client, name).catch(() => false);
    if (!answer || asked.current !== name) return;
    setTaken(name);
    helpers.setError(t('Username already exist'));
  };
  return (
    <FormTextField
      name="username"
      label={t('Username')}
      maxLength={30}
      autoComplete="username"
      onBlur={onBlur}
    />
  );
}

function TermsField() {
  const [field, { error, touched }] = useField<boolean>({ name: 'termsAccepted', type: 'checkbox' });
  const wrong = !!error && touched;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: { 'aria-invalid': wrong, 'aria-describedby': wrong ? 'terms-error' : undefined },
            }}
          />
        }
        label={
          <Rich
            text={msg('I agree to the <0>terms and conditions</0>')}
            parts={[<Link key="terms" href="/terms-condition" target="_blank" sx={{ color: 'info.main' }} />]}
          />
        }
      />
      {wrong && (
        <div>
          <FieldError id="terms-error" text={error} />
        </div>
      )}
    </div>
  );
}
