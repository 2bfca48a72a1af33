import { graphql } from '../../../../__generated__/gql.ts';

/** Other work that a side proposes for a running job. */
export const AmendmentPartsDocument = graphql(`
  fragment AmendmentParts on Amendment {
    id
    state
    proposedBy
    createdAt
    lapsesAt
    message
    rejectReason
    finishesJob
    work { ...WorkParts }
  }
`);

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
