import { useApolloClient, useQuery } from '@apollo/client/react';
import { graphql } from '../../__generated__/gql.ts';
import type { MeQuery } from '../../__generated__/graphql.ts';

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
      seenByStaffUntil
      profile {
        id
        first
        last
        fullName
        username
        avatar { id tiny small }
      }
    }
  }
`);

/** The signed-in account. `me` is null for visitors, and undefined until the first answer. */
export function useMe() {
  const { data, loading, refetch } = useQuery(MeDocument, { fetchPolicy: 'cache-first' });
  return { me: data?.me, signedIn: !!data?.me, loading: loading && !data, refetch };
}

/**
 * Asks who is signed in when a button is pressed. On a slow line that can happen before the first answer; this waits for
 * it, so that a member is not treated as a visitor. Null for visitors and without an answer.
 */
export function useWhoAmI(): () => Promise<MeQuery['me'] | null> {
  const client = useApolloClient();
  return async () => {
    const known = client.readQuery({ query: MeDocument });
    if (known) return known.me;
    const answer = await client.query({ query: MeDocument, errorPolicy: 'ignore' }).catch(() => null);
    return answer?.data?.me ?? null;
  };
}
