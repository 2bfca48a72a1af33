import { graphql } from '../../__generated__/gql.ts';

/** Spread `...JobReviewEntry` wherever a `<ReviewEntry>` is drawn. */
export const JobReviewEntryDocument = graphql(`
  fragment JobReviewEntry on JobReview {
    id
    rating
    text
    authorSide
    createdAt
    publishedAt
    answer
    hiddenReason
    mayAnswer { allowed }
    author {
      id
      fullName
      isStaff
      avatar { id tiny small }
    }
  }
`);
