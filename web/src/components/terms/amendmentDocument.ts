import { graphql } from '../../__generated__/gql.ts';

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
