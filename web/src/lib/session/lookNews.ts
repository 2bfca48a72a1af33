import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { reconnectLive } from '../connection/liveLink.ts';

const KEY = 'koli.look';

/** Tells the other tabs that staff began or ended to see Koli as a person does: the session is the same in all of them. */
export function tellLook(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is full or forbidden; the other tabs notice when they are loaded again.
  }
}

/** Asks everything anew when another tab told so. */
export function useLookNews(): void {
  const client = useApolloClient();
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY) void Promise.allSettled([client.resetStore(), reconnectLive()]);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [client]);
}
