import { useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';

export const MeDocument = graphql(`
  query Me {
    me {
      id
      email
      emailVerified
      isStaff
      language
      hasDraft
      unreadNotifications
      unreadMessages
      profile {
        id
        first
        last
        fullName
        username
        avatar {
          id
          tiny
          small
        }
      }
    }
  }
`);

/** Who looks at the page. `me` is null for visitors, and undefined until the first answer. */
export function useMe() {
  const { data, loading, refetch } = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  return { me: data?.me, signedIn: !!data?.me, loading: loading && !data, refetch };
}
