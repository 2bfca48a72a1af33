import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import type { OwnSecondFactorsFragment } from '../../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { isCalledOff, makePasskey } from '../../../../lib/session/passkeys.ts';
import {
  AddPasskeyDocument,
  afterwards,
  RenamePasskeyDocument,
  StartPasskeyDocument,
} from './securityDocuments.ts';

type Props = {
  /** The one to rename; null for a new one. */
  passkey: OwnSecondFactorsFragment['passkeys'][number] | null;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

const errorsIn = ({ name }: { name: string }) =>
  onlyErrors({ name: name.trim() ? undefined : t('This field is required') });

/** What a person sees who closed the browser's own dialog. */
const failureOf = (thrown: unknown) =>
  isCalledOff(thrown)
    ? {
        code: 'PASSKEY_REFUSED' as const,
        field: null,
        message: t('No passkey was added. Try again when you are ready.'),
      }
    : toFailure(thrown);

/** Names a passkey, and makes it when it is new. */
export function PasskeyDialog({ passkey, onAdded, onClose }: Props) {
  const [start] = useMutation(StartPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, afterwards);
  const [rename] = useMutation(RenamePasskeyDocument, afterwards);
  const make = async (name: string) => {
    const begun = await start();
    const made = await makePasskey(begun.data?.startPasskey.passkeyOptions ?? '');
    const { data } = await add({ variables: { input: { name, passkey: made } } });
    onAdded(data?.addPasskey.recoveryCodes ?? []);
  };
  const { error, submit } = useSubmit({
    errorsIn,
    send: async ({ name }: { name: string }) => {
      if (!passkey) return make(name);
      await rename({ variables: { input: { passkeyId: passkey.id, name } } });
      onClose();
    },
    failureOf,
  });
  return (
    <FormDialog title={passkey ? t('Rename passkey') : t('Add passkey')} onClose={onClose}>
      <AppForm initialValues={{ name: passkey?.name ?? '' }} {...submit}>
        {!passkey && (
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>
            {t('Sign in with your fingerprint, face or screen lock instead of a password.')}
          </Typography>
        )}
        <FormTextField
          name="name"
          label={t('Name')}
          helperText={t('For example “My phone”')}
          maxLength={60}
          autoComplete="off"
          autoFocus
        />
        <FormError text={error} />
        <SubmitButton>{passkey ? t('Save') : t('Add passkey')}</SubmitButton>
      </AppForm>
    </FormDialog>
  );
}
