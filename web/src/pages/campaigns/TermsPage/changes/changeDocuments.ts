import { graphql } from '../../../../__generated__/gql.ts';

export const ProposeAmendmentDocument = graphql(`
  mutation ProposeAmendment($input: ProposeAmendmentInput!) {
    proposeAmendment(input: $input) { remark { ...Job } }
  }
`);

export const AcceptAmendmentDocument = graphql(`
  mutation AcceptAmendment($input: AcceptAmendmentInput!) {
    acceptAmendment(input: $input) { remark { ...Job } }
  }
`);

export const RejectAmendmentDocument = graphql(`
  mutation RejectAmendment($input: RejectAmendmentInput!) {
    rejectAmendment(input: $input) { remark { ...Job } }
  }
`);

export const WithdrawAmendmentDocument = graphql(`
  mutation WithdrawAmendment($input: WithdrawAmendmentInput!) {
    withdrawAmendment(input: $input) { remark { ...Job } }
  }
`);
