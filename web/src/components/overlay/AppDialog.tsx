import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';
import { Dialog } from './Dialog.tsx';

type Props = {
  open?: boolean;
  title: string;
  /** Left out while something is carried out, so that nobody leaves half way. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
  actions: ReactNode;
};

export function AppDialog({ open = true, title, onClose, children, actions }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  );
}

type NoticeProps = { title: string; children?: ReactNode; onClose: () => void };

export function NoticeDialog({ title, children, onClose }: NoticeProps) {
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
      {children}
    </AppDialog>
  );
}

export function SuccessDialog({ children, ...props }: NoticeProps) {
  return (
    <NoticeDialog {...props}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <CheckCircleRounded aria-hidden sx={{ color: 'success.main' }} />
        <Box>{children}</Box>
      </Box>
    </NoticeDialog>
  );
}
