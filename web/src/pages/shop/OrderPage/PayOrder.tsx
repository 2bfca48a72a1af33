import { useApolloClient, useMutation } from '@apollo/client/react';
import Card from '@mui/material/Card';
import { graphql } from '../../../__generated__/gql.ts';
import type {
  OrderFieldsFragment,
  OrderPageQuery,
  SavedCardFragment,
} from '../../../__generated__/graphql.ts';
import { CardPaymentForm } from '../../../components/payment/CardPaymentForm.tsx';
import { useCardPayment } from '../../../components/payment/useCardPayment.ts';
import { t } from '../../../languages/t.ts';
import { OrderDocument } from '../shared/orderDocuments.ts';

const PayForOrderDocument = graphql(`
  mutation PayForOrder($input: PayForOrderInput!) {
    payForOrder(input: $input) {
      state
      clientSecret
      order { ...OrderFields }
    }
  }
`);

type Props = {
  order: OrderFieldsFragment;
  settings: OrderPageQuery['clientConfig'];
  savedCards: readonly SavedCardFragment[];
};

export function PayOrder({ order, settings, savedCards }: Props) {
  const payment = useOrderPayment(order.id);
  return (
    <Card component="section" aria-label={t('Payment')} sx={{ p: { xs: 2, sm: 3 } }}>
      <CardPaymentForm
        settings={settings}
        amount={order.total}
        payment={payment}
        savedCards={savedCards}
        begun={order.timeline.some(({ action }) => action === 'pay')}
        waiting={t('Your payment is on its way. This page tells you as soon as it has arrived.')}
      />
    </Card>
  );
}

function useOrderPayment(orderId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForOrderDocument);
  return useCardPayment({
    input: (card) => ({ orderId, ...card }),
    async send(input, idempotencyKey) {
      return (await mutate({ variables: { input: { ...input, idempotencyKey } } })).data?.payForOrder;
    },
    async look() {
      const { data } = await client.query({
        query: OrderDocument,
        variables: { id: orderId },
        fetchPolicy: 'network-only',
      });
      if (!data?.order) return 'unknown';
      return data.order.state === 'PLACED' ? 'unpaid' : 'paid or on its way';
    },
  });
}
