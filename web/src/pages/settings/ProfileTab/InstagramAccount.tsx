import { useMutation } from '@apollo/client/react';
import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FieldError } from '../../../components/FieldError.tsx';
import { toFailure } from '../../../lib/errors.ts';
import { NEEDED_TO_APPLY } from '../fields/SettingsField.tsx';
import { AddInstagramDialog } from './AddInstagramDialog.tsx';
import { SetInstagramDocument } from './profileFormDocuments.ts';

type Props = { username: string | null; needed: boolean };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  mb: 1.5,
  border: 1,
  borderRadius: '12px',
} as const;

/** The linked Instagram handle, or the way to link one. */
export function InstagramAccount({ username, needed }: Props) {
  const [asking, setAsking] = useState<'add' | 'remove' | null>(null);
  const missing = needed && !username;
  return (
    <>
      <Box sx={{ ...row, borderColor: missing ? 'error.main' : 'divider' }}>
        <Instagram aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: 1, minWidth: 140 }}>
          <Box sx={{ fontWeight: 650 }}>{username ? `@${username}` : 'Instagram account not linked'}</Box>
          {missing && <FieldError id="instagram-missing" text={NEEDED_TO_APPLY} />}
        </Box>
        {username ? (
          <Button variant="text" color="inherit" onClick={() => setAsking('remove')}>
            Remove
          </Button>
        ) : (
          <Button
            variant="outlined"
            onClick={() => setAsking('add')}
            aria-invalid={missing}
            aria-describedby={missing ? 'instagram-missing' : undefined}
          >
            Link Instagram
          </Button>
        )}
      </Box>
      {asking === 'add' && <AddInstagramDialog onClose={() => setAsking(null)} />}
      {asking === 'remove' && <RemoveDialog onClose={() => setAsking(null)} />}
    </>
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { setFieldValue } = useFormikContext();
  const [save, { loading }] = useMutation(SetInstagramDocument);
  const [error, setError] = useState<string | null>(null);
  const onYes = async () => {
    try {
      await save({ variables: { username: null } });
    } catch (thrown) {
      return setError(toFailure(thrown).message);
    }
    // The server forgets both with the handle.
    void setFieldValue('followers', '');
    void setFieldValue('instagramPrice', '');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Are you sure you want to remove your Instagram account?"
      busy={loading}
      error={error}
      destructive
      onNo={onClose}
      onYes={() => void onYes()}
    >
      Your username, followers and price per post are removed from your profile.
    </ConfirmDialog>
  );
}
