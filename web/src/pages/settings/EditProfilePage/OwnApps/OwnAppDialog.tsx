import { useMutation } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import type { OwnAppFragment } from '../../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { CreateOwnAppDocument, UpdateOwnAppDocument } from './ownAppDocuments.ts';

type Props = {
  /** Null registers a new one. */
  app: OwnAppFragment | null;
  onMade: (made: { clientId: string; secret: string | null }) => void;
  onClose: () => void;
};

type Values = { name: string; website: string; redirectUris: string; isConfidential: boolean };

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const given = (text: string) => (text.trim() ? undefined : t('This field is required'));
const errorsIn = ({ name, website, redirectUris }: Values) =>
  onlyErrors({ name: given(name), website: given(website), redirectUris: given(redirectUris) });

export function OwnAppDialog({ app, onMade, onClose }: Props) {
  const [create] = useMutation(CreateOwnAppDocument, { refetchQueries: ['OwnApps'] });
  const [update] = useMutation(UpdateOwnAppDocument);
  const toast = useToast();
  const initial: Values = {
    name: app?.name ?? '',
    website: app?.website ?? '',
    redirectUris: app?.redirectUris.join('\n') ?? '',
    isConfidential: true,
  };

  const send = async ({ isConfidential, redirectUris, ...rest }: Values) => {
    const input = { ...rest, redirectUris: linesOf(redirectUris) };
    if (app) {
      await update({ variables: { input: { id: app.id, ...input } } });
      toast(t('App saved'));
    } else {
      const { data } = await create({ variables: { input: { ...input, isConfidential } } });
      if (data) {
        const { secret, app: made } = data.createOAuthApp;
        onMade({ clientId: made.clientId, secret: secret ?? null });
      }
    }
    onClose();
  };
  const { error, submit } = useSubmit({ errorsIn, send });
  const url = { htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' } } as const;
  return (
    <FormDialog title={app ? t('Edit app') : t('Register app')} wide onClose={onClose}>
      <AppForm initialValues={initial} {...submit}>
        <FormTextField
          name="name"
          label={t('Name')}
          maxLength={60}
          autoComplete="off"
          helperText={t('Shown to members when they connect the app')}
        />
        <FormTextField
          name="website"
          label={t('Website')}
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
          slotProps={url}
        />
        <FormTextField
          name="redirectUris"
          label={t('Redirect addresses')}
          placeholder="https://"
          multiline
          minRows={2}
          maxRows={6}
          autoComplete="off"
          helperText={t('One per line; https, or http://127.0.0.1 on a device')}
          slotProps={url}
        />
        {!app && <SecretField />}
        <FormError text={error} />
        <SubmitButton>{app ? t('Save') : t('Register app')}</SubmitButton>
      </AppForm>
    </FormDialog>
  );
}

/** Member `isConfidential` of the form. */
function SecretField() {
  const [{ value }, , { setValue }] = useField<boolean>('isConfidential');
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      label={t('Runs on a server and can keep a secret')}
      control={<Checkbox checked={value} onChange={(_event, checked) => void setValue(checked)} />}
    />
  );
}
