import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { FieldError } from '../../../components/FieldError.tsx';
import { toFailure } from '../../../lib/errors.ts';
import { FormDialog } from '../fields/FormDialog.tsx';
import { SetInstagramDocument } from './profileFormDocuments.ts';

const EMPTY = 'Please enter username.';
const FAILED = 'Please check if you have entered the correct details or try again.';

/** Asks for the Instagram username and saves it. */
export function AddInstagramDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SetInstagramDocument);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the profile form that this dialog was opened from.
    event.stopPropagation();
    const username = typed.trim().replace(/^@/, '');
    if (!username) return setError(EMPTY);
    try {
      await save({ variables: { username } });
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      return setError(code === 'RATE_LIMITED' ? message : FAILED);
    }
    onClose();
  };

  return (
    <FormDialog title="Add Instagram account" onClose={onClose}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <TextField
          label="Instagram username"
          value={typed}
          onChange={(event) => {
            setError(null);
            setTyped(event.target.value);
          }}
          error={!!error}
          helperText={error && <FieldError text={error} />}
          fullWidth
          autoFocus
          margin="dense"
          slotProps={{
            htmlInput: { maxLength: 31, autoCapitalize: 'none', spellCheck: false },
            input: { startAdornment: <InputAdornment position="start">@</InputAdornment> },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={loading} sx={{ mt: 2 }}>
          Add Account
        </Button>
      </form>
    </FormDialog>
  );
}
