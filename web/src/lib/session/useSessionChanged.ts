import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from '../../routing/hooks.ts';
import { reconnectLive } from '../connection/liveLink.ts';

/**
 * Call it when a session began or ended: the way leads home, and everything is asked anew, the socket too. With `?then=`
 * in the address something on an open page waits for the session, and the way leads back there. `stays` leaves the page
 * as it is.
 */
export function useSessionChanged() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async ({ stays = false } = {}) => {
    // Home first: a page that needs a session would otherwise ask as a visitor for a moment.
    const back = wayBack(pathname, search);
    if (!stays) await navigate(back ?? '/', { replace: back !== null });
    // Queries of the page that was left end as aborted, which is no failure; the others show theirs themselves.
    await Promise.allSettled([client.resetStore(), reconnectLive()]);
  };
}

function wayBack(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  if (!params.has('then')) return null;
  params.delete('auth');
  return `${pathname}?${params}`;
}
