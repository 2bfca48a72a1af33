import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { useCardPayment } from '../../../components/payment/useCardPayment.ts';

const PayForHireDocument = graphql(`
  mutation PayForHire($input: PayForHireInput!, $idempotencyKey: String) {
    payForHire(input: $input, idempotencyKey: $idempotencyKey) {
      status
      clientSecret
      remark {
        id
        state
        hiredAt
        hiredStatus
        held {
          minorUnits
          currency
        }
      }
    }
  }
`);

const PaidOrNotDocument = graphql(`
  query PaidOrNot($id: ID!) {
    remark(id: $id) {
      id
      state
    }
  }
`);

/** Paying for a hire. */
export function useHirePayment(remarkId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForHireDocument);
  return useCardPayment({
    input: (paymentMethodId) => ({ remarkId, paymentMethodId }),
    async send(paymentMethodId, idempotencyKey) {
      const input = { remarkId, paymentMethodId };
      const variables = idempotencyKey === undefined ? { input } : { input, idempotencyKey };
      return (await mutate({ variables })).data?.payForHire;
    },
    async look() {
      const { data } = await client.query({
        query: PaidOrNotDocument,
        variables: { id: remarkId },
        fetchPolicy: 'network-only',
      });
      if (!data?.remark) return 'unknown';
      return data.remark.state === 'OFFER_ACCEPTED' ? 'unpaid' : 'paid or on its way';
    },
  });
}
