import { useCallback, useState } from 'react';
import { useMe, useWhoAmI } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

/**
 * A button that visitors press too: they sign in first, come back, and find open what they pressed. What waits stays in
 * the address until it is closed, because the page is asked anew when the session begins.
 */
export function useGate(deed: 'apply' | 'report') {
  const { signedIn } = useMe();
  const whoAmI = useWhoAmI();
  const { waiting, signInThen, forget } = useSignInFirst();
  const [pressed, setPressed] = useState(false);
  const waits = waiting === deed && signedIn;
  const press = async () => ((await whoAmI()) ? setPressed(true) : signInThen(deed));
  const close = () => {
    setPressed(false);
    if (waits) forget();
  };
  return { open: pressed || waits, press, close };
}

/**
 * What a visitor pressed waits behind the login: `?auth=login&then=apply`. After it they come back here, and `then` says
 * what to open.
 */
function useSignInFirst() {
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
        { preventScrollReset: true, overlay: true },
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
