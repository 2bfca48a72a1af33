import { useCallback } from 'react';
import { useSearchParams } from '../../../routing/index.ts';

/**
 * What a visitor pressed waits behind the login: `?auth=login&then=apply`. After it they come back here, and `then` says
 * what to open.
 */
export function useSignInFirst() {
  const [params, setParams] = useSearchParams();
  const signInThen = useCallback(
    (then: 'apply' | 'report') =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set('auth', 'login');
          next.set('then', then);
          return next;
        },
        { preventScrollReset: true, onTop: true },
      ),
    [setParams],
  );
  const forget = useCallback(
    () =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.delete('then');
          return next;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams],
  );
  return { waiting: params.get('auth') ? null : params.get('then'), signInThen, forget };
}
