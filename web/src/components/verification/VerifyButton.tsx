import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../languages/t.ts';
import { useVerification } from './useVerification.ts';

/** The way to the payment provider's page for documents and details. */
export function VerifyButton({ returnTo }: { returnTo: string }) {
  const { start, busy, error } = useVerification();
  return (
    <>
      <Button
        variant="contained"
        loading={busy}
        onClick={() => void start(returnTo)}
        sx={{ mt: 1, minHeight: 44 }}
      >
        {t('Continue at payment provider')}
      </Button>
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
    </>
  );
}
