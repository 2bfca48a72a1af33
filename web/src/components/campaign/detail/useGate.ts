import { useState } from 'react';
import { useMe, useWhoAmI } from '../../../lib/session/useMe.ts';
import { useSearchParams } from '../../../routing/hooks.ts';

/** The parameter that says what waits for the sign-in. */
const WAITING = 'then';

/**
 * A button that visitors press too: they sign in first, come back, and find open what they pressed. It waits behind the
 * login as `?auth=login&then=apply`, and `then` stays until it is closed: the page is asked anew when the session begins.
 */
export function useGate(deed: 'apply' | 'report') {
  const { signedIn } = useMe();
  const whoAmI = useWhoAmI();
  const [params, change] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const waits = signedIn && !params.get('auth') && params.get(WAITING) === deed;
  const press = async () => {
    if (await whoAmI()) setPressed(true);
    else change({ auth: 'login', [WAITING]: deed }, { preventScrollReset: true, overlay: true });
  };
  const close = () => {
    setPressed(false);
    if (waits) change({ [WAITING]: null }, { preventScrollReset: true, replace: true });
  };
  return { open: pressed || waits, press, close };
}
