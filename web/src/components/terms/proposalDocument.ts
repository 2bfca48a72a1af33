import { graphql } from '../../__generated__/gql.ts';

/** Terms that one side proposed. */
export const ProposalDocument = graphql(`
  fragment Proposal on Offer {
    id
    state
    proposedBy
    createdAt
    decidedAt
    lapsesAt
    message
    rejectReason
    amount { amount currency }
    quote { ...Quote }
    work { ...WorkParts }
  }
`);
