import { graphql } from '../../../../__generated__/gql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors, passwordGivenError } from '../../../../lib/session/accountRules.ts';

export const OpenJobsDocument = graphql(`
  query OpenJobs {
    openJobs(first: 100) {
      nodes { remarkId campaignId campaignTitle isOwner }
    }
  }
`);

export const ExportMyDataDocument = graphql(`
  mutation ExportMyData($password: String!) {
    exportMyData(password: $password) { url expiresAt }
  }
`);

export const CloseAccountDocument = graphql(`
  mutation CloseAccount($password: String!) {
    closeAccount(password: $password)
  }
`);

type Props = {
  button: string;
  isDestructive?: boolean;
  /** Does what the password is asked for; what it throws is shown. */
  onPassword: (password: string) => Promise<void>;
};

const empty = { password: '' };
const errorsIn = ({ password }: typeof empty) => onlyErrors({ password: passwordGivenError(password) });

/** Asks for the password again, before something that a borrowed phone must not do. */
export function PasswordForm({ button, isDestructive, onPassword }: Props) {
  const { error, submit } = useSubmit({
    errorsIn,
    send: ({ password }: typeof empty) => onPassword(password),
  });
  return (
    <AppForm initialValues={empty} {...submit}>
      <PasswordField name="password" label={t('Your password')} />
      <FormError text={error} />
      <SubmitButton color={isDestructive ? 'error' : 'primary'}>{button}</SubmitButton>
    </AppForm>
  );
}
