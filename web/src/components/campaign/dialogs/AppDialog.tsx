import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../overlay/Dialog.tsx';

type Props = {
  title: string;
  /** Left out while something is carried out, so that nobody leaves half way. */
  onClose?: () => void;
  children?: ReactNode;
  actions: ReactNode;
};

/** A dialog of the campaign pages: title, text, buttons. */
export function AppDialog({ title, onClose, children, actions }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
