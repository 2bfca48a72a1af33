import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { whenAwake } from '../lib/awakening.ts';
import { drawTheRest } from '../lib/drawTheRest.ts';
import { drawing, readersZone, ZONE_COOKIE } from '../lib/format/drawing.ts';

declare global {
  interface Window {
    /** Does what was pressed and typed before the page came to life; see `early.js`. */
    koliAlive?: () => void;
  }
}

/** Milliseconds after which a page has done what its reader waits for. */
const CALM_MS = 5_000;

/** Only for the page that says there is no connection; a browser that refuses goes without. */
function readyForNoConnection(): void {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}

/**
 * Draws nothing. Once the first page has come to life with all its parts, it goes by the reader's own clock, and asks as
 * pages do; a part that is late still finds the clock it was drawn by, and no press gets lost on it.
 */
export function Alive() {
  const client = useApolloClient();
  // Becomes true together with the times on the page.
  const [own, setOwn] = useState(false);
  useEffect(() => {
    return whenAwake(() => {
      client.prioritizeCacheValues = false;
      // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to all browsers.
      document.cookie = `${ZONE_COOKIE}=${readersZone()}; path=/; max-age=31536000; samesite=lax`;
      startTransition(() => {
        drawing.toReader();
        setOwn(true);
      });
      window.koliAlive?.();
      if (import.meta.env.PROD) setTimeout(readyForNoConnection, CALM_MS);
    });
  }, [client]);
  useEffect(() => {
    if (!own) return;
    document.documentElement.setAttribute('data-alive', '');
    drawTheRest();
  }, [own]);
  return null;
}
