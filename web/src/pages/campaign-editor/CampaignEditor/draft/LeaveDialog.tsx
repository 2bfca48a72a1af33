import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormError } from '../../../../components/form/FormError.tsx';
import { AppDialog } from '../../../../components/overlay/AppDialog.tsx';
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

export function DraftSavedDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('Campaign Save in Draft Successfully')}</DialogTitle>
      <DialogContent sx={{ color: 'text.secondary' }}>
        {t('A dot on + Campaigns reminds you that it waits.')}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('Okay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type NewerDraftDialogProps = { onCancel: () => void; onLoad: () => void; onReplace: () => void };

/** There is one draft, and it is not the one that this form began with: which of the two stays? */
export function NewerDraftDialog({ onCancel, onLoad, onReplace }: NewerDraftDialogProps) {
  return (
    <AppDialog
      title={t('This draft was saved in another window')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={onLoad}>
            {t('Load that draft')}
          </Button>
          <Button variant="contained" onClick={onReplace}>
            {t('Replace it')}
          </Button>
        </>
      }
    >
      {t('You have one draft. Load what was saved there, or replace it with what is in this window.')}
    </AppDialog>
  );
}
