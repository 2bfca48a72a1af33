import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** A payment was begun before, and not ended: go on with it, or use another card below. */
export function ResumeNote({ onResume }: { onResume: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button size="small" color="inherit" onClick={onResume}>
          Continue
        </Button>
      }
    >
      A payment was begun and waits for your bank. You are never charged twice.
    </Alert>
  );
}
