import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { keepCookie } from '../languages/cookies.ts';
import { drawing, readersZone, ZONE_COOKIE } from '../lib/format/drawing.ts';
import { whenHydrated } from '../lib/hydration.ts';

declare global {
  interface Window {
    /** Does what was pressed and typed before the page was hydrated; see `early.js`. */
    koliAlive?: () => void;
  }
}

/** Only for the page that says there is no connection; a browser that refuses goes without. */
function readyForNoConnection(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

/**
 * Draws nothing. Once the first page is hydrated with all its parts, it goes by the reader's own clock, and queries ask
 * the server again. A part that is late still finds the clock it was drawn by, and no press gets lost on it.
 */
export function Alive() {
  const client = useApolloClient();
  // Becomes true together with the times on the page.
  const [own, setOwn] = useState(false);
  useEffect(() => {
    return whenHydrated(() => {
      client.prioritizeCacheValues = false;
      keepCookie(ZONE_COOKIE, readersZone());
      startTransition(() => {
        drawing.toReader();
        setOwn(true);
      });
      window.koliAlive?.();
      if (import.meta.env.PROD) readyForNoConnection();
    });
  }, [client]);
  useEffect(() => {
    if (own) document.documentElement.setAttribute('data-alive', '');
  }, [own]);
  return null;
}
