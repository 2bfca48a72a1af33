import { useApolloClient } from '@apollo/client/react';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { t } from '../../../languages/t.ts';
import { isUsernameTaken } from '../../../lib/session/isUsernameTaken.ts';

/** The username of the sign-up form. Leaving it asks the server whether somebody has it. */
export function UsernameField() {
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
