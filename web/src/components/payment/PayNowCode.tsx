import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { t } from '../../languages/t.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { formatMoney, type MoneyValue } from '../../lib/format/formatMoney.ts';
import { FormError } from '../form/FormError.tsx';
import { saveQrCode } from './saveQrCode.ts';

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
      <SaveCode code={code} />
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

/** A phone cannot scan its own screen: its banking app takes the code from the saved pictures. */
function SaveCode({ code }: Pick<Props, 'code'>) {
  const [failed, setFailed] = useState(false);
  const save = () =>
    saveQrCode(code).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        '@media (pointer: fine)': { display: 'none' },
      }}
    >
      <Typography>
        {t("Paying on this phone? Save the code, then choose the picture in your banking app's scanner.")}
      </Typography>
      <Button variant="outlined" onClick={() => void save()}>
        {t('Save QR code')}
      </Button>
      <FormError
        text={failed ? t("The picture couldn't be saved. Take a screenshot of the code.") : undefined}
      />
    </Box>
  );
}
