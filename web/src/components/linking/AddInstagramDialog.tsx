import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { msg, t } from '../../languages/t.ts';
import { toFailure, Unreachable } from '../../lib/errors.ts';
import { FieldError } from '../form/FieldError.tsx';
import { FormError } from '../form/FormError.tsx';
import { FormDialog } from '../overlay/FormDialog.tsx';
import { SetInstagramDocument } from './linkingDocuments.ts';
import { useBeginLinking } from './useBeginLinking.ts';

const EMPTY = msg('Please enter username.');
const FAILED = msg('Please check if you have entered the correct details or try again.');

const SILENT = msg("Instagram isn't answering. Nothing was changed. Try again later.");

/** What is known beside that it failed: the specified text alone would send people looking for a typing error. */
function causeOf(thrown: unknown): string | null {
  if (thrown instanceof Unreachable) return thrown.message;
  return toFailure(thrown).code === 'UNAVAILABLE' ? t(SILENT) : null;
}

/** Failures that say more than that the lookup failed. */
const told = new Set(['RATE_LIMITED', 'SOCIAL_ACCOUNT_TAKEN']);

export function AddInstagramDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [save, { loading }] = useMutation(SetInstagramDocument);

  const refuse = (text: string, cause: string | null = null) => {
    setComplaint({ text, cause });
    field.current?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the profile form that this dialog may have been opened from.
    event.stopPropagation();
    const username = typed.trim().replace(/^@/, '');
    if (!username) return refuse(t(EMPTY));
    try {
      await save({ variables: { input: { username } } });
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      return refuse(told.has(code) ? message : t(FAILED), causeOf(thrown));
    }
    onClose();
  };

  return (
    <FormDialog title={t('Add Instagram account')} onClose={onClose}>
      <SignInThere />
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label={t('Instagram username')}
          inputRef={field}
          value={typed}
          onChange={(event) => {
            setComplaint(null);
            setTyped(event.target.value);
          }}
          error={!!complaint}
          helperText={complaint && <ComplaintText {...complaint} />}
          fullWidth
          autoFocus
          autoComplete="off"
          margin="dense"
          slotProps={{
            htmlInput: { maxLength: 31, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
            input: { startAdornment: <InputAdornment position="start">@</InputAdornment> },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={loading} sx={{ mt: 2 }}>
          {t('Add Account')}
        </Button>
      </form>
    </FormDialog>
  );
}

type Complaint = { text: string; cause: string | null };

function ComplaintText({ text, cause }: Complaint) {
  return (
    <>
      <FieldError text={text} />
      {cause && (
        <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
          {cause}
        </Box>
      )}
    </>
  );
}

function SignInThere() {
  const { offered, start, busy, error } = useBeginLinking('INSTAGRAM');
  if (!offered) return null;
  return (
    <>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        {t(
          'Sign in there once. Your followers and posts come from Instagram, and brands see the account is yours.',
        )}
      </Box>
      <Button variant="outlined" size="large" fullWidth loading={busy} onClick={() => void start()}>
        {t('Continue with Instagram')}
      </Button>
      <FormError text={error} />
      <Divider sx={{ my: 2, color: 'text.secondary', fontSize: 14 }}>{t('or by username')}</Divider>
    </>
  );
}
