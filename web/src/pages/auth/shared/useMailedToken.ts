import { useEffect, useRef } from 'react';
import { useMe } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

/**
 * Sends the token of the link in a mail, and returns it. It is good for one use, and effects may run twice; after signing
 * in it is sent again. A failure shows where `send` comes from.
 */
export function useMailedToken(send: (token: string) => Promise<unknown>): string {
  const token = useSearchParams()[0].get('token') ?? '';
  const { me, loading } = useMe();
  const sent = useRef<string | null>(null);
  const viewer = me?.id ?? 'visitor';
  useEffect(() => {
    if (loading || sent.current === viewer) return;
    sent.current = viewer;
    send(token).catch(() => undefined);
  }, [send, token, loading, viewer]);
  return token;
}
