import { graphql } from '../../../../__generated__/gql.ts';

export const OrderStoryDocument = graphql(`
  fragment OrderStory on Order {
    id
    state
    method
    title
    quantity
    problem
    isChargedBack
    isHeld
    isPaidOut
    tracking
    endReason
    createdAt
    shippedAt
    deliveredAt
    dueAt
    total { amount currency }
    held { amount currency }
    picture { id small medium large }
    buyer { id fullName }
    seller { id fullName }
    timeline { action state by at }
  }
`);

export const DeskOrderDocument = graphql(`
  query DeskOrder($id: ID!) {
    order(id: $id) { ...OrderStory }
  }
`);

export const SettleOrderDocument = graphql(`
  mutation DeskSettleOrder($input: SettleOrderInput!) {
    settleOrder(input: $input) { order { ...OrderStory } }
  }
`);
