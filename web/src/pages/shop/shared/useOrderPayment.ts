import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { type PaidWith, useOnlinePayment } from '../../../components/payment/useOnlinePayment.ts';
import { OrderDocument } from './orderDocuments.ts';

export const PayForOrderDocument = graphql(`
  mutation PayForOrder($input: PayForOrderInput!) {
    payForOrder(input: $input) {
      state
      clientSecret
      order { ...OrderFields }
    }
  }
`);

/** Pays for an order by card or PayNow. `orderOf` answers its id, and makes the order first where there is none. */
export function useOrderPayment(orderOf: () => Promise<string>, onPaid?: (orderId: string) => void) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForOrderDocument);
  const orderId = useRef<string | null>(null);
  return useOnlinePayment({
    input: (paidWith: PaidWith) => paidWith,
    async send(paidWith, idempotencyKey) {
      orderId.current = await orderOf();
      const input = { orderId: orderId.current, ...paidWith, idempotencyKey };
      const answer = (await mutate({ variables: { input } })).data?.payForOrder;
      // The page of the order shows the code of PayNow.
      if (answer && (answer.state !== 'REQUIRES_ACTION' || answer.order.payNow)) onPaid?.(orderId.current);
      return answer;
    },
    async look() {
      if (!orderId.current) return 'unpaid';
      const { data } = await client.query({
        query: OrderDocument,
        variables: { id: orderId.current },
        fetchPolicy: 'network-only',
      });
      if (!data?.order) return 'unknown';
      if (data.order.state === 'PLACED') return 'unpaid';
      onPaid?.(orderId.current);
      return 'paid or on its way';
    },
  });
}
