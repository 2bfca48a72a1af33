import type { ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { connection } from '../../lib/connection/connection.ts';

/**
 * Whether a query shows what others change. Choices that are asked once (cache-first) stay as they are, and what a form
 * began with (network-only) is not taken from under it.
 */
function isLive(query: ObservableQuery): boolean {
  const { initialFetchPolicy } = query.options;
  const isFailed = !!query.getCurrentResult().error;
  return isFailed || query.queryName === 'Me' || initialFetchPolicy === 'cache-and-network';
}

/**
 * The unread counts of a member: what came while the page was loading, before events did, is in no event, and neither is
 * what was read on another device.
 */
const isCount = (query: ObservableQuery) =>
  query.queryName === 'Me' && !!(query.getCurrentResult().data as { me?: object | null } | undefined)?.me;

/** Asks anew for what the open page shows whenever events may have been missed, without touching what is typed. */
export function useCatchUp() {
  const client = useApolloClient();
  useEffect(() => {
    // Whatever fails here shows where the query is used.
    const ask = (onQueryUpdated: typeof isLive) =>
      void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
    const stops = [
      connection.on('missed', () => ask(isLive)),
      connection.on('begun', () => ask(isCount)),
      connection.on('wake', () => ask(isCount)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
