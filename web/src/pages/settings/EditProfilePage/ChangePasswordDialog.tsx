import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { FocusFirstError } from '../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useServerErrors } from '../../../lib/form/useServerErrors.ts';
import { onlyErrors, passwordError, passwordGivenError } from '../../../lib/session/accountRules.ts';
import { DoneDialog } from './fields/DoneDialog.tsx';

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($current: String!, $password: String!) {
    changePassword(current: $current, password: $password)
  }
`);

const empty = { current: '', password: '' };
type Values = typeof empty;

const errorsIn = ({ current, password }: Values) =>
  onlyErrors({ current: passwordGivenError(current), password: passwordError(password) });

/** Sets a new password; the other devices are signed out and the access tokens revoked by that. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [change] = useMutation(ChangePasswordDocument, { refetchQueries: ['SettingsTab'] });
  const { refuse, errorsOf } = useServerErrors();
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState(false);

  const onSubmit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    setError(null);
    try {
      await change({ variables: values });
      setDone(true);
    } catch (thrown) {
      const { code, field, message } = toFailure(thrown);
      const name = code === 'PASSWORD_WRONG' ? 'current' : field;
      if (name !== 'current' && name !== 'password') return setError(message);
      refuse(name, values[name], message);
      setErrors({ [name]: message });
    }
  };

  if (done) {
    return (
      <DoneDialog title={t('Password changed')} onDone={onClose}>
        {t('Your other devices have been signed out, and your access tokens no longer work.')}
      </DoneDialog>
    );
  }
  return (
    <FormDialog title={t('Change Password')} onClose={onClose}>
      <Formik
        initialValues={empty}
        validate={(values) => ({ ...errorsOf(values), ...errorsIn(values) })}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
            <PasswordField name="current" label={t('Current password')} />
            <PasswordField
              name="password"
              label={t('New password')}
              isNew
              helperText={t('At least 8 characters')}
            />
            <FormError text={error} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              fullWidth
              loading={isSubmitting}
              sx={{ mt: 2 }}
            >
              {t('Change Password')}
            </Button>
          </Form>
        )}
      </Formik>
    </FormDialog>
  );
}
