import Alert from '@mui/material/Alert';
import { t } from '../../languages/t.ts';

/** The answer to a payment was lost on the way. */
export function LookingNote() {
  return (
    <Alert severity="info" role="status" sx={{ my: 1.5 }}>
      {t(
        'The connection broke while you paid. As soon as it is back, this page shows whether the payment arrived. You are never charged twice.',
      )}
    </Alert>
  );
}
