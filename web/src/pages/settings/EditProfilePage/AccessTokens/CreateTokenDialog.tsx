import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { PasswordField } from '../../../../components/form/PasswordField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { ScopeFields } from '../../../../components/scopes/ScopeFields.tsx';
import { usualScopes } from '../../../../components/scopes/tokenScopes.ts';
import { msg, t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors, passwordGivenError } from '../../../../lib/session/accountRules.ts';
import { NewSecret } from '../fields/NewSecret.tsx';
import { CreateAccessTokenDocument } from './TokenRow.tsx';

type Values = typeof empty;

const empty = { name: '', expiresInDays: '90', scopes: usualScopes, password: '' };
const lifetimes = [
  { value: '7', label: msg('7 days') },
  { value: '30', label: msg('30 days') },
  { value: '90', label: msg('90 days') },
  { value: '180', label: msg('180 days') },
  { value: '365', label: msg('One year') },
];

const errorsIn = ({ name, scopes, password }: Values) =>
  onlyErrors({
    name: name.trim() ? undefined : t('This field is required'),
    scopes: scopes.length > 0 ? undefined : t('Please choose at least one'),
    password: passwordGivenError(password),
  });

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [create] = useMutation(CreateAccessTokenDocument, { refetchQueries: ['SettingsTab'] });
  const [secret, setSecret] = useState<string | null>(null);

  const send = async ({ name, scopes, password, expiresInDays }: Values) => {
    const input = { name, scopes: [...scopes], password, expiresInDays: Number(expiresInDays) };
    const { data } = await create({ variables: { input } });
    setSecret(data?.createAccessToken.secret ?? null);
  };
  const { error, submit } = useSubmit({ errorsIn, send });

  return (
    <FormDialog title={secret ? t('Your new access token') : t('New access token')} wide onClose={onClose}>
      {secret ? (
        <NewSecret secret={secret} label={t('Access token')} onDone={onClose} />
      ) : (
        <AppForm initialValues={empty} {...submit}>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>
            {t('Anyone with this token can act as you within these permissions.')}
          </Typography>
          <FormTextField
            name="name"
            label={t('What is it for?')}
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
          <FormTextField name="expiresInDays" label={t('Works for')} options={lifetimes} />
          <ScopeFields />
          <PasswordField name="password" label={t('Your password')} helperText={t("Confirm it's you")} />
          <FormError text={error} />
          <SubmitButton>{t('Create token')}</SubmitButton>
        </AppForm>
      )}
    </FormDialog>
  );
}
