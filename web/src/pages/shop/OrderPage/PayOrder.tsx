import Card from '@mui/material/Card';
import type {
  OrderFieldsFragment,
  OrderPageQuery,
  SavedCardFragment,
} from '../../../__generated__/graphql.ts';
import { CardPaymentForm } from '../../../components/payment/CardPaymentForm.tsx';
import { t } from '../../../languages/t.ts';
import { useOrderPayment } from '../shared/useOrderPayment.ts';

type Props = {
  order: OrderFieldsFragment;
  settings: OrderPageQuery['clientConfig'];
  savedCards: readonly SavedCardFragment[];
};

/** Goes on with an order whose payment was refused or left. */
export function PayOrder({ order, settings, savedCards }: Props) {
  const payment = useOrderPayment(async () => order.id);
  return (
    <Card component="section" aria-label={t('Payment')} sx={{ p: { xs: 2, sm: 3 } }}>
      <CardPaymentForm
        settings={settings}
        amount={order.total}
        payment={payment}
        savedCards={savedCards}
        begun={order.timeline.some(({ action }) => action === 'pay')}
        waiting={t('Your payment is on its way. This page shows when it arrives.')}
      />
    </Card>
  );
}
