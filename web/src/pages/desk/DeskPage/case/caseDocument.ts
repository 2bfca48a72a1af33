import { graphql } from '../../../../__generated__/gql.ts';

/** What the head of every case shows. */
export const CaseHeadDocument = graphql(`
  fragment CaseHead on DeskCase {
    ...QueueRow
    remark { id }
  }
`);

export const AssignCaseDocument = graphql(`
  mutation AssignCase($input: AssignCaseInput!) {
    assignCase(input: $input) {
      deskCase {
        kind
        id
        assignedTo { id fullName }
      }
    }
  }
`);

export const ViewCaseDocument = graphql(`
  mutation ViewCase($input: ViewCaseInput!) {
    viewCase(input: $input) {
      deskCase {
        kind
        id
        assignedTo { id fullName }
        viewers { id fullName }
      }
    }
  }
`);
