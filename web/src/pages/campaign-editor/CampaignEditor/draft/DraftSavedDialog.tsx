import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { t } from '../../../../languages/t.ts';

/** Says that the draft is kept. */
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
