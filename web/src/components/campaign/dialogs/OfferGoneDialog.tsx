import Button from '@mui/material/Button';
import { t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { AppDialog } from './AppDialog.tsx';

/** Refusals of an answer that the same press cannot get past: the offer is another one by now, or gone. */
export const isOfferGone = ({ code }: Failure): boolean => code === 'OFFER_CHANGED' || code === 'WRONG_STATE';

/** The offer was changed while its question was open: whoever answers reads the new one first. */
export function OfferGoneDialog({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  return (
    <AppDialog
      title={t('Nothing was sent')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Okay')}
        </Button>
      }
    >
      {failure.message}
    </AppDialog>
  );
}
