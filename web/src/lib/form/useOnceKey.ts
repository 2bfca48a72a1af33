import { useCallback, useRef } from 'react';
import { Unreachable } from '../errors.ts';

/** A random key; `crypto.randomUUID` is there only on pages that came over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('.');

/**
 * Runs a change under a key that is new for each intent. When its answer was lost on the way, the same change pressed
 * again goes under the same key: the server then repeats its first answer in place of doing it twice.
 */
export function useOnceKey() {
  const lost = useRef<{ change: string; key: string } | null>(null);
  return useCallback(
    async <T>(variables: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
      const change = JSON.stringify(variables);
      const key = lost.current?.change === change ? lost.current.key : newKey();
      lost.current = null;
      try {
        return await send(key);
      } catch (error) {
        if (error instanceof Unreachable) lost.current = { change, key };
        throw error;
      }
    },
    [],
  );
}
