import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { AppDialog } from './AppDialog.tsx';
import { EscrowText } from './EscrowText.tsx';

/** 'What is Escrow?', answered in a dialog. */
export function EscrowLink() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" color="inherit" sx={{ color: 'text.secondary' }} onClick={() => setOpen(true)}>
        {t('What is Escrow?')}
      </Button>
      {open && (
        <AppDialog
          title={t('What is Escrow?')}
          onClose={close}
          actions={
            <Button variant="contained" onClick={close}>
              {t('Got it')}
            </Button>
          }
        >
          <EscrowText />
        </AppDialog>
      )}
    </>
  );
}
