import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { text: string; onClose: () => void };

/** Why a photo was not taken. */
export function UploadWarningDialog({ text, onClose }: Props) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{t('This photo was not uploaded')}</DialogTitle>
      <DialogContent id={textId} sx={{ color: 'text.secondary' }}>
        {text}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
