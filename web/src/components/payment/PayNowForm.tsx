import Typography from '@mui/material/Typography';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { AppForm } from '../form/AppForm.tsx';
import { FormError } from '../form/FormError.tsx';
import { LookingNote, PayButton } from './PayButton.tsx';
import { createPayNow, type PaymentSettings } from './payNow.ts';
import type { OnlinePayment } from './useOnlinePayment.ts';

type Props = { settings: PaymentSettings; amount: MoneyValue; payment: OnlinePayment };

/** Begins a payment by PayNow. Its code is shown by the page of what is paid. */
export function PayNowForm({ settings, amount, payment }: Props) {
  return (
    <AppForm
      label="PayNow"
      initialValues={{}}
      onSubmit={() => payment.payByCode(() => createPayNow(settings))}
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('Next, scan a QR code with your banking app.')}
      </Typography>
      <FormError text={payment.failure?.message} code={payment.failure?.code} />
      {payment.looking && <LookingNote />}
      <PayButton amount={amount} busy={payment.busy} />
    </AppForm>
  );
}
