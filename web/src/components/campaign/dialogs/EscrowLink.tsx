import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { msg, t } from '../../../languages/t.ts';
import { AppDialog } from '../../overlay/AppDialog.tsx';

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

const steps = [
  msg('You pay when you hire. Your card is charged once.'),
  msg('The money is held here, not by the influencer, while the work goes on.'),
  msg('When the job is marked as completed, check the work and release the payment.'),
  msg("If the job is cancelled before it's done, you get everything back."),
];

export function EscrowText() {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: 14.5 }}>
      {steps.map((step) => (
        <li key={t(step)}>{t(step)}</li>
      ))}
    </Box>
  );
}
