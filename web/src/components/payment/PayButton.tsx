import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../languages/t.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';

/** Without an amount, the card is saved. */
type Props = { amount: MoneyValue | null; busy: boolean; disabled?: boolean };

/** The one papaya button of the page. */
export function PayButton({ amount, busy, disabled }: Props) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      loading={busy}
      loadingPosition="start"
      startIcon={<LockOutlined />}
      disabled={busy || disabled}
      // On phones it stays above the bar of the thumb.
      sx={{ mt: 2, position: { xs: 'sticky', sm: 'static' }, bottom: 72, zIndex: 1 }}
    >
      {amount ? t('Pay {amount}', { amount: formatMoney(amount) }) : t('Save card')}
    </Button>
  );
}

/** The answer to a payment was lost on the way. */
export function LookingNote() {
  return (
    <Alert severity="info" role="status" sx={{ my: 1.5 }}>
      {t(
        "The connection was lost while you paid. Once it's back, this page shows if the payment arrived. You are never charged twice.",
      )}
    </Alert>
  );
}

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
      {t('A payment is waiting for your bank. You are never charged twice.')}
    </Alert>
  );
}
