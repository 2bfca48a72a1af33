import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';
import { FormError } from '../form/FormError.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  open: boolean;
  /** The question, for example 'Are you sure you want to Logout?'. */
  title: string;
  children?: ReactNode;
  /** Words of the two buttons. */
  no?: string;
  yes?: string;
  /** True while the answer is carried out. */
  busy?: boolean;
  /** Text of a failure. */
  error?: string | null;
  /** Leaves 'yes' without papaya, for what destroys. */
  destructive?: boolean;
  onNo: () => void;
  onYes: () => void;
};

/** A question with two answers. */
export function ConfirmDialog({
  open,
  title,
  children,
  no = t('No'),
  yes = t('Yes'),
  busy,
  error,
  destructive,
  onNo,
  onYes,
}: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={busy ? undefined : onNo} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>
        {children}
        <FormError text={error} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onNo} disabled={busy}>
          {no}
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} onClick={onYes} disabled={busy}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
