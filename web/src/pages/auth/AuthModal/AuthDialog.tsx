import CloseRounded from '@mui/icons-material/CloseRounded';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { t } from '../../../languages/t.ts';

type Props = { title: string; narrow?: boolean; onClose: () => void; children: ReactNode };

/** Frame of the account dialogs; fills the screen of a phone. */
export function AuthDialog({ title, narrow, onClose, children }: Props) {
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      maxWidth={narrow ? 'xs' : 'sm'}
      slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={t('Close')} sx={{ position: 'absolute', top: 14, right: 14 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>{children}</DialogContent>
    </Dialog>
  );
}
