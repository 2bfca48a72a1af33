import { useRef } from 'react';
import { Unreachable } from '../errors.ts';

/** A random key. `crypto.randomUUID` exists over TLS only. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('.');

/** Sends a change under a key. After a lost answer the same change keeps its key, so that the server does it once. */
export function useIdempotencyKey() {
  const lost = useRef<{ change: string; key: string } | null>(null);
  return async <T>(variables: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const change = JSON.stringify(variables);
    const key = lost.current?.change === change ? lost.current.key : newKey();
    lost.current = null;
    try {
      return await send(key);
    } catch (error) {
      if (error instanceof Unreachable) lost.current = { change, key };
      throw error;
    }
  };
}
