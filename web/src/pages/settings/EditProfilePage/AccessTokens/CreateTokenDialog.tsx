import { useMutation } from '@apollo/client/react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
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
        <NewSecret secret={secret} onDone={onClose} />
      ) : (
        <AppForm initialValues={empty} {...submit}>
          <Typography sx={{ mb: 1, color: 'text.secondary' }}>
            {t(
              'Whoever has the token can do in your name what you tick here, until it expires or you revoke it.',
            )}
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
          <PasswordField
            name="password"
            label={t('Your password')}
            helperText={t('To make sure that it is you')}
          />
          <FormError text={error} />
          <SubmitButton>{t('Create token')}</SubmitButton>
        </AppForm>
      )}
    </FormDialog>
  );
}

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without leave to write there, it is marked, so that the keys for copying do it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Copy it now and keep it like a password: it is not shown again.')}
      </Typography>
      <Box
        component="code"
        ref={text}
        aria-label={t('Access token')}
        sx={{
          display: 'block',
          mt: 2,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.default',
          fontSize: 14,
          wordBreak: 'break-all',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="contained"
          autoFocus
          onClick={() => void onCopy()}
          startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
        >
          {copied ? t('Copied') : t('Copy')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('Done')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 20, fontSize: 13, color: 'text.secondary' }}>
        {copied && t('The token is in your clipboard.')}
      </Box>
    </>
  );
}
