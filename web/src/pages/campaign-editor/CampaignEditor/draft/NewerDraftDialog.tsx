import Button from '@mui/material/Button';
import { AppDialog } from '../../../../components/campaign/dialogs/AppDialog.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { onCancel: () => void; onLoad: () => void; onReplace: () => void };

/** There is one draft, and it is not the one that this form began with: which of the two stays? */
export function NewerDraftDialog({ onCancel, onLoad, onReplace }: Props) {
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
