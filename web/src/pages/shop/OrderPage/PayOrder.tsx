import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { OrderFieldsFragment, OrderPageQuery } from '../../../__generated__/graphql.ts';
import { LocalCardForm } from '../../../components/payment/LocalCardForm.tsx';
import { useCardPayment } from '../../../components/payment/useCardPayment.ts';
import { t } from '../../../languages/t.ts';
import { loadChunk } from '../../../lib/connection/loadChunk.ts';
import { OrderDocument } from '../shared/orderDocuments.ts';

const StripeCardForm = lazy(() => loadChunk(() => import('../../../components/payment/StripeCardForm.tsx')));

const PayForOrderDocument = graphql(`
  mutation PayForOrder($input: PayForOrderInput!, $idempotencyKey: String) {
    payForOrder(input: $input, idempotencyKey: $idempotencyKey) {
      status
      clientSecret
      order { ...OrderFields }
    }
  }
`);

type Props = { order: OrderFieldsFragment; settings: OrderPageQuery['clientConfig'] };

/** The card form of an order that waits for its payment. */
export function PayOrder({ order, settings }: Props) {
  const payment = useOrderPayment(order.id);
  const begun = order.timeline.some(({ action }) => action === 'pay');
  const form = { amount: order.total, payment, begun };
  const { paymentLocalBase: base, paymentPublishableKey: publishableKey } = settings;
  return (
    <Card component="section" aria-label={t('Payment')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('Card')}
      </Typography>
      {payment.processing ? (
        <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 4 }}>
          <CircularProgress size={28} color="info" aria-label={t('Waiting')} />
          <Typography>
            {t('Your payment is on its way. This page tells you as soon as it has arrived.')}
          </Typography>
        </Box>
      ) : base ? (
        <LocalCardForm provider={{ base, publishableKey }} {...form} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <StripeCardForm publishableKey={publishableKey} {...form} />
        </Suspense>
      )}
    </Card>
  );
}

function useOrderPayment(orderId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForOrderDocument);
  return useCardPayment({
    input: (paymentMethodId) => ({ orderId, paymentMethodId }),
    async send(paymentMethodId, idempotencyKey) {
      const input = { orderId, paymentMethodId };
      const variables = idempotencyKey === undefined ? { input } : { input, idempotencyKey };
      return (await mutate({ variables })).data?.payForOrder;
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
