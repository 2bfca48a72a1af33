import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { MeQuery } from '../../__generated__/graphql.ts';
import { MeDocument } from './useMe.ts';

/**
 * Asks who presses a button, for what visitors may not do. On a slow line a button is pressed before it is known who
 * looks at the page: then this waits for that answer, and does not take a member for a visitor. Null for visitors, also
 * when nobody answers.
 */
export function useWhoAmI(): () => Promise<MeQuery['me'] | null> {
  const client = useApolloClient();
  return useCallback(async () => {
    const known = client.readQuery({ query: MeDocument });
    if (known) return known.me;
    const answer = await client.query({ query: MeDocument, errorPolicy: 'ignore' }).catch(() => null);
    return answer?.data?.me ?? null;
  }, [client]);
}
