import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { refreshShown } from '../../../lib/refreshShown.ts';

const OrderChangedDocument = graphql(`
  subscription OrderChanged($orderId: ID) {
    orderChanged(orderId: $orderId) { id state }
  }
`);

const touched = new Set(['Orders', 'OrderPage']);

/** Lets the open page follow what the other side does with an order: each event asks anew for what the page shows. */
export function useOrderEvents(orderId: string | null = null) {
  const client = useApolloClient();
  useSubscription(OrderChangedDocument, {
    variables: { orderId },
    onData: () => {
      refreshShown(client, touched);
    },
  });
}
