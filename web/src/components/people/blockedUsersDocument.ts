import { graphql } from '../../__generated__/gql.ts';

/** People whom the viewer has blocked. */
export const BlockedUsersDocument = graphql(`
  query BlockedUsers($page: PageInput) {
    blockedUsers(page: $page) {
      total
      items {
        blockedAt
        profile {
          id
          fullName
          instagramUsername
          city
          country {
            code
            name
          }
          avatar {
            id
            tiny
            small
          }
        }
      }
    }
  }
`);
