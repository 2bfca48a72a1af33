import { graphql } from '../../../../__generated__/gql.ts';

export const SettleRefundDocument = graphql(`
  mutation DeskSettleRefund($input: SettleRefundInput!) {
    settleRefund(input: $input) { remark { id state } }
  }
`);

export const OpenDisputeDocument = graphql(`
  mutation DeskOpenDispute($input: OpenDisputeInput!) {
    openDispute(input: $input) {
      remark {
        id
        state
        dispute { id state }
      }
    }
  }
`);
