import { useMutation } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Field, type FieldProps } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { onlyErrors, passwordError, passwordGivenError } from '../../../lib/session/accountRules.ts';
import { DoneDialog } from './fields/DoneDialog.tsx';

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) { account { id } }
  }
`);

const empty = { current: '', password: '', disconnect: true };

const errorsIn = ({ current, password }: typeof empty) =>
  onlyErrors({ current: passwordGivenError(current), password: passwordError(password) });

/** Sets a new password, which signs the other devices out; apps, tokens and webhooks end unless they are kept. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [change] = useMutation(ChangePasswordDocument, { refetchQueries: ['SettingsTab'] });
  const [done, setDone] = useState<'all' | 'devices' | null>(null);

  const { error, submit } = useSubmit({
    errorsIn,
    send: async (values: typeof empty) => {
      await change({ variables: { input: values } });
      setDone(values.disconnect ? 'all' : 'devices');
    },
    fieldOf: ({ code, field }) => (code === 'PASSWORD_WRONG' ? 'current' : field),
  });

  if (done) {
    return (
      <DoneDialog title={t('Password changed')} onDone={onClose}>
        {done === 'all'
          ? t('Your other devices have been signed out, and your access tokens no longer work.')
          : t('Your other devices have been signed out.')}
      </DoneDialog>
    );
  }
  return (
    <FormDialog title={t('Change Password')} onClose={onClose}>
      <AppForm initialValues={empty} {...submit}>
        <PasswordField name="current" label={t('Current password')} />
        <PasswordField name="password" label={t('New password')} isNew />
        <Field name="disconnect">
          {({ field }: FieldProps<boolean>) => (
            <FormControlLabel
              control={<Checkbox {...field} checked={field.value} />}
              label={t('Also disconnect apps and webhooks')}
            />
          )}
        </Field>
        <FormError text={error} />
        <SubmitButton>{t('Change Password')}</SubmitButton>
      </AppForm>
    </FormDialog>
  );
}
