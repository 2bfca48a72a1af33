import { t } from '../../languages/t.ts';
import { FormTextField } from '../form/FormTextField.tsx';

/** Takes a code of an authenticator app, or a recovery code. */
export const CodeField = ({ onlyApp }: { onlyApp?: boolean }) => (
  <FormTextField
    name="code"
    label={onlyApp ? t('Code from the app') : t('Code')}
    helperText={onlyApp ? undefined : t('From your authenticator app, or a recovery code.')}
    autoComplete="one-time-code"
    inputMode={onlyApp ? 'numeric' : undefined}
    maxLength={20}
    autoFocus
  />
);

export const codeError = (code: string): string | undefined =>
  code.trim() ? undefined : t('This field is required');
