import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormError } from '../../../../components/form/FormError.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { t } from '../../../../languages/t.ts';

type Props = {
  /** False while a posted campaign is edited: its changes cannot become the draft. */
  canSave: boolean;
  busy: boolean;
  error: string | null;
  onCancel: () => void;
  onDiscard: () => void;
  onSave: () => void;
};

/** Asks what becomes of a half-written campaign. */
export function LeaveDialog({ canSave, busy, error, onCancel, onDiscard, onSave }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={busy ? undefined : onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>
        {canSave ? t('Keep this as a draft?') : t('Discard your changes?')}
      </DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>
        {canSave
          ? t('You can go on with it whenever you press + Campaigns.')
          : t('The campaign stays as it was before you opened it.')}
        <FormError text={error} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" color="inherit" onClick={onDiscard} disabled={busy} sx={{ mr: 'auto' }}>
          {t('Discard')}
        </Button>
        <Button variant="outlined" onClick={onCancel} disabled={busy}>
          {t('Cancel')}
        </Button>
        {canSave && (
          <Button variant="contained" onClick={onSave} disabled={busy}>
            {t('Save Draft')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
