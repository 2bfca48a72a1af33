import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { reconnectLive } from '../app/liveLink.ts';

/** Call it when a session began or ended: the way leads home, and everything is asked anew, the socket too. */
export function useSessionChanged() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    // Home first: a page that needs a session would otherwise ask as a visitor for a moment.
    await navigate('/');
    await Promise.all([client.resetStore(), reconnectLive()]);
  }, [client, navigate]);
}
