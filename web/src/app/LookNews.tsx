import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { reconnectLive } from '../lib/connection/liveLink.ts';
import { onLookTold } from '../lib/session/lookNews.ts';

/** Draws nothing. Asks everything anew when another tab changed as whom staff see Koli. */
export function LookNews() {
  const client = useApolloClient();
  useEffect(
    () => onLookTold(() => void Promise.allSettled([client.resetStore(), reconnectLive()])),
    [client],
  );
  return null;
}
