import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type {
  OrderFieldsFragment,
  OrderPageQuery,
  SavedCardFragment,
} from '../../../__generated__/graphql.ts';
import { PaymentForm } from '../../../components/payment/PaymentForm.tsx';
import { PayNowCode } from '../../../components/payment/PayNowCode.tsx';
import { t } from '../../../languages/t.ts';
import { useOrderPayment } from '../shared/useOrderPayment.ts';
import { usePayNowLook } from './usePayNowLook.ts';

type Props = {
  order: OrderFieldsFragment;
  settings: OrderPageQuery['clientConfig'];
  savedCards: readonly SavedCardFragment[];
};

/** Goes on with an order whose payment was refused or left, or waits for one by PayNow. */
export function PayOrder({ order, settings, savedCards }: Props) {
  const { payNow, dueAt } = order;
  const payment = useOrderPayment(async () => order.id);
  // The code that the payer put aside for another way; a newer one is shown.
  const [leftCode, setLeftCode] = useState<string | null>(null);
  const code = payNow?.code !== leftCode ? payNow?.code : null;
  const isAtBank = payNow?.state === 'PROCESSING';
  usePayNowLook(order.id, (code || isAtBank) && dueAt ? dueAt : null);
  return (
    <Card component="section" aria-label={t('Payment')} sx={{ p: { xs: 2, sm: 3 } }}>
      {code && dueAt ? (
        <PayNowCode code={code} amount={order.total} payBy={dueAt} onOther={() => setLeftCode(code)} />
      ) : (
        <>
          {payNow && !payment.busy && <PayNowNote state={payNow.state} />}
          <PaymentForm
            settings={settings}
            amount={order.total}
            payment={{ ...payment, processing: payment.processing || isAtBank }}
            savedCards={savedCards}
            // Who chose PayNow before most likely does again; with a code at hand they asked for another way.
            firstWay={payNow && payNow.state !== 'WAITING' ? 'payNow' : 'card'}
            begun={!payNow && order.timeline.some(({ action }) => action === 'pay')}
            waiting={t('Your payment is on its way. This page shows when it arrives.')}
          />
        </>
      )}
    </Card>
  );
}

/** Why the code of PayNow was not paid, and what to do now. */
function PayNowNote({ state }: Pick<NonNullable<OrderFieldsFragment['payNow']>, 'state'>) {
  if (state !== 'EXPIRED' && state !== 'FAILED') return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {state === 'EXPIRED'
        ? t("The PayNow code expired. You weren't charged. Pay again below.")
        : t("Your bank refused the PayNow payment. You weren't charged. Pay again below.")}
    </Alert>
  );
}
