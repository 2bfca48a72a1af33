import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { drawing, readersZone, ZONE_COOKIE } from '../lib/drawing.ts';

declare global {
  interface Window {
    /** Does what was pressed and typed before the page came to life; see `early.js`. */
    koliAlive?: () => void;
  }
}

/** Draws nothing. Once the first page has come to life, it goes by the reader's own clock, and asks as pages do. */
export function Alive() {
  const client = useApolloClient();
  useEffect(() => {
    client.prioritizeCacheValues = false;
    drawing.toReader();
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to all browsers.
    document.cookie = `${ZONE_COOKIE}=${readersZone()}; path=/; max-age=31536000; samesite=lax`;
    // Parts that are fetched by themselves come to life a moment later.
    const timer = setTimeout(() => {
      window.koliAlive?.();
      document.documentElement.setAttribute('data-alive', '');
      // Only for the page that says there is no connection; a browser that refuses goes without.
      if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    });
    return () => clearTimeout(timer);
  }, [client]);
  return null;
}
