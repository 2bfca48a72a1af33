import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../../languages/t.ts';
import { AppDialog } from './AppDialog.tsx';

type Props = { title: string; children?: ReactNode; onClose: () => void };

/** Something went well, and what follows from it. */
export function SuccessDialog({ title, children, onClose }: Props) {
  return (
    <AppDialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Okay')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <CheckCircleRounded aria-hidden sx={{ color: 'success.main' }} />
        <Box>{children}</Box>
      </Box>
    </AppDialog>
  );
}
