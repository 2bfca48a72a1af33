import Button from '@mui/material/Button';
import { FormError } from '../../../../components/form/FormError.tsx';
import { AppDialog } from '../../../../components/overlay/AppDialog.tsx';
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
  return (
    <AppDialog
      title={canSave ? t('Keep this as a draft?') : t('Discard your changes?')}
      onClose={busy ? undefined : onCancel}
      actions={
        <>
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
        </>
      }
    >
      {canSave
        ? t('Continue any time with + Campaigns.')
        : t('The campaign stays as it was before you opened it.')}
      <FormError text={error} />
    </AppDialog>
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
            {t('Open that draft')}
          </Button>
          <Button variant="contained" onClick={onReplace}>
            {t('Replace it')}
          </Button>
        </>
      }
    >
      {t('You have one draft. Open the saved one, or replace it with this one.')}
    </AppDialog>
  );
}
