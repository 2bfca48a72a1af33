import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { CaptchaField } from '../../../components/captcha/CaptchaField.tsx';
import { FocusFirstError } from '../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { PhoneFields } from '../../../components/form/PhoneFields.tsx';
import { t } from '../../../languages/t.ts';
import { AuthLink } from './AuthLink.tsx';
import { TermsField } from './TermsField.tsx';
import { UsernameField } from './UsernameField.tsx';

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 1.5,
  alignItems: 'start',
};

type Props = { error: string | null; captchaRound: number };

export function SignUpFields({ error, captchaRound }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <FocusFirstError />
      <Box sx={pair}>
        <FormTextField name="first" label={t('First name')} autoComplete="given-name" autoFocus />
        <FormTextField name="last" label={t('Last name')} autoComplete="family-name" />
      </Box>
      <UsernameField />
      <FormTextField name="email" label={t('Email address')} type="email" autoComplete="email" />
      <PasswordField name="password" label={t('Password')} isNew helperText={t('At least 8 characters')} />
      <PhoneFields />
      <TermsField />
      <CaptchaField key={captchaRound} />
      <FormError text={error} />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} sx={{ mt: 2 }}>
        {t('Sign up')}
      </Button>
      <Box sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary', fontSize: 14 }}>
        {t('Already a member?')} <AuthLink to="login">{t('Login')}</AuthLink>
      </Box>
    </>
  );
}
