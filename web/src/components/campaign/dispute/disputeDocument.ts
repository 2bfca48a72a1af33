import { graphql } from '../../../__generated__/gql.ts';

/** Spread `...DisputeRoom` beside `...Job` where a `<DisputeRoom>` is drawn. */
export const DisputeRoomDocument = graphql(`
  fragment DisputeRoom on Remark {
    id
    dispute {
      id
      reason
      rulingReason
      pictures {
        id
        small
        medium
        large
      }
      statements {
        by
        text
        at
        pictures {
          id
          small
          medium
          large
        }
      }
    }
  }
`);
