import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { refreshShown } from '../../../lib/refreshShown.ts';

export const OrderFieldsDocument = graphql(`
  fragment OrderFields on Order {
    id
    state
    method
    title
    quantity
    mySide
    isHeld
    held { amount currency }
    isPaidOut
    isChargedBack
    chargebackAfterPayout
    problem
    endReason
    tracking
    dueAt
    createdAt
    picture { id small medium }
    product { id }
    total { amount currency }
    buyer { id fullName isStaff }
    seller { id fullName isStaff }
    delivery { recipient phone line1 line2 postalCode }
    payNow { state code }
    review { id rating text }
    nextSteps {
      action
      permission { allowed code params reason }
    }
    mayReview { allowed }
    timeline { action state by at }
  }
`);

export const OrderDocument = graphql(`
  query OrderPage($id: ID!) {
    order(id: $id) { ...OrderFields }
    clientConfig { paymentPublishableKey paymentLocalBase payNowCurrencies }
    savedPaymentMethods(first: 20) {
      nodes { ...SavedCard }
    }
  }
`);

const OrderChangedDocument = graphql(`
  subscription OrderChanged($orderId: ID) {
    orderChanged(orderId: $orderId) { id state }
  }
`);

const touched = new Set(['Orders', 'OrderPage']);

/** Asks anew for the orders that the open page shows. */
export const refreshOrders = (client: ApolloClient): Promise<void> => refreshShown(client, touched);

/** Lets the open page follow what the other side does with an order: each event asks anew for what the page shows. */
export function useOrderEvents(orderId: string | null = null) {
  const client = useApolloClient();
  useSubscription(OrderChangedDocument, {
    variables: { orderId },
    onData: () => void refreshOrders(client),
  });
}
