import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import { FocusFirstError } from '../../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { useServerErrors } from '../../../../lib/form/useServerErrors.ts';
import { onlyErrors, passwordGivenError } from '../../../../lib/session/accountRules.ts';

export const OpenJobsDocument = graphql(`
  query OpenJobs {
    openJobs {
      remarkId
      campaignId
      campaignTitle
      isOwner
    }
  }
`);

export const ExportMyDataDocument = graphql(`
  mutation ExportMyData($password: String!) {
    exportMyData(password: $password) {
      url
      expiresAt
    }
  }
`);

export const CloseAccountDocument = graphql(`
  mutation CloseAccount($password: String!) {
    closeAccount(password: $password)
  }
`);

type Props = {
  /** Text of the button. */
  button: string;
  isDestructive?: boolean;
  /** Does what the password is asked for; what it throws is shown. */
  onPassword: (password: string) => Promise<void>;
};

const empty = { password: '' };

/** Asks for the password again, before something that a borrowed phone must not do. */
export function PasswordForm({ button, isDestructive, onPassword }: Props) {
  const { refuse, errorsOf } = useServerErrors();
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async (values: typeof empty, { setErrors }: FormikHelpers<typeof empty>) => {
    setError(null);
    try {
      await onPassword(values.password);
    } catch (thrown) {
      const { field, message } = toFailure(thrown);
      if (field !== 'password') return setError(message);
      refuse(field, values.password, message);
      setErrors({ password: message });
    }
  };
  return (
    <Formik
      initialValues={empty}
      validate={(values) => ({
        ...errorsOf(values),
        ...onlyErrors({ password: passwordGivenError(values.password) }),
      })}
      onSubmit={onSubmit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FocusFirstError />
          <PasswordField name="password" label={t('Your password')} />
          <FormError text={error} />
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            size="large"
            fullWidth
            loading={isSubmitting}
            sx={{ mt: 2 }}
          >
            {button}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
