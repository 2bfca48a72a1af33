import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { t } from '../../languages/t.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';

type Props = { amount: MoneyValue; busy: boolean; disabled?: boolean };

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
      {t('Pay {amount}', { amount: formatMoney(amount) })}
    </Button>
  );
}
