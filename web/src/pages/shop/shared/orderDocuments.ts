import { graphql } from '../../../__generated__/gql.ts';

/** An order as its list and its page show it. */
export const OrderFieldsDocument = graphql(`
  fragment OrderFields on Order {
    id
    state
    method
    title
    quantity
    mySide
    isHeld
    held { minorUnits currency }
    isPaidOut
    isChargedBack
    chargebackAfterPayout
    problem
    endReason
    tracking
    dueAt
    placedAt
    shippedAt
    deliveredAt
    picture { id small medium }
    product { id }
    total { minorUnits currency }
    buyer { id fullName }
    seller { id fullName }
    delivery { recipient phone line1 line2 postalCode }
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
    clientConfig { paymentPublishableKey paymentLocalBase }
  }
`);
