import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { emailError, onlyErrors } from '../../../../lib/session/accountRules.ts';
import { DoneDialog } from '../fields/DoneDialog.tsx';
import { RequestEmailChangeDocument } from './settingsDocuments.ts';

const errorsIn = ({ email }: { email: string }) => onlyErrors({ email: emailError(email) });

/** Asks for another sign-in address, which changes once the link that is mailed to it is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const [request] = useMutation(RequestEmailChangeDocument);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { error, submit } = useSubmit({
    errorsIn,
    send: async ({ email }: { email: string }) => {
      const { data } = await request({ variables: { input: { email } } });
      setSentTo(data?.requestEmailChange.account?.pendingEmail ?? email);
    },
  });
  if (sentTo)
    return (
      <DoneDialog title={t('Check your new mailbox')} onDone={onClose}>
        {t('We emailed a link to {email}. Open it within 24 hours to change your address.', {
          email: sentTo,
        })}
      </DoneDialog>
    );
  return (
    <FormDialog title={t('Change email')} onClose={onClose}>
      <AppForm initialValues={{ email: '' }} {...submit}>
        <FormTextField
          name="email"
          label={t('New email address')}
          type="email"
          autoComplete="email"
          autoFocus
        />
        <FormError text={error} />
        <SubmitButton>{t('Send link')}</SubmitButton>
      </AppForm>
    </FormDialog>
  );
}
