import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../languages/t.ts';

/** A payment was begun before, and not ended: go on with it, or use another card below. */
export function ResumeNote({ onResume }: { onResume: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" onClick={onResume}>
          {t('Continue')}
        </Button>
      }
    >
      {t('A payment was begun and waits for your bank. You are never charged twice.')}
    </Alert>
  );
}
