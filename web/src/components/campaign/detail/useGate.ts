import { useState } from 'react';
import { useMe } from '../../../lib/session/useMe.ts';
import { useWhoAmI } from '../../../lib/session/useWhoAmI.ts';
import { useSignInFirst } from './useSignInFirst.ts';

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
