import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { renderSVG } from 'uqr';
import { t } from '../../languages/t.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';

type Props = {
  /** What the QR code says. */
  code: string;
  amount: MoneyValue;
  /** Until when it can be paid. */
  payBy: string;
  onOther: () => void;
};

/** The code of a payment by PayNow, to be scanned in the payer's banking app. */
export function PayNowCode({ code, amount, payBy, onOther }: Props) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center' }}>
      <Typography variant="h4" component="h2">
        {t('Waiting for your PayNow payment')}
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: 2 }))}`}
        alt={t('PayNow QR code')}
        sx={{ width: 'min(260px, 100%)', aspectRatio: '1', borderRadius: '8px', bgcolor: 'common.white' }}
      />
      <Typography sx={{ fontWeight: 650 }}>
        {t('Scan it with your banking app and pay {amount} by {time}.', {
          amount: formatMoney(amount),
          time: formatTime(payBy),
        })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('You can leave this page. It shows when your payment arrives.')}
      </Typography>
      {/* The local provider's code is the address of a page that plays the banking app. */}
      {code.startsWith('/') && (
        <Button variant="contained" href={code} target="_blank" rel="noopener">
          {t('Open the test banking app')}
        </Button>
      )}
      <Button variant="outlined" onClick={onOther}>
        {t('Pay another way')}
      </Button>
    </Box>
  );
}
