import { graphql } from '../../../../__generated__/gql.ts';

export const ApproveDocument = graphql(`
  mutation DeskApprove($input: ApproveCampaignInput!) {
    approveCampaign(input: $input) { campaign { id state } }
  }
`);

export const RejectDocument = graphql(`
  mutation DeskReject($input: RejectCampaignInput!) {
    rejectCampaign(input: $input) { campaign { id state rejectedReason } }
  }
`);
