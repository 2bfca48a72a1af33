import { graphql } from '../../../../__generated__/gql.ts';

export const QueueRowDocument = graphql(`
  fragment QueueRow on DeskCase {
    kind
    id
    names
    about
    reason
    amount { amount currency }
    waitingSince
    dueAt
    isOverdue
    assignedTo { id fullName }
    viewers { id fullName }
  }
`);

export const QueueDocument = graphql(`
  query DeskQueue($kinds: [DeskKind!], $sort: DeskSort) {
    deskQueue(kinds: $kinds, sort: $sort, first: 100) {
      nodes { ...QueueRow }
      totalCount
    }
    deskCounts {
      kind
      count
      overdueCount
    }
  }
`);
