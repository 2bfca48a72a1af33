import { useEffect, useState } from 'react';
import { useMe } from '../../../lib/useMe.ts';
import { useSignInFirst } from './useSignInFirst.ts';

/** A button that visitors press too: they sign in first, come back, and find open what they pressed. */
export function useGate(deed: 'apply' | 'report') {
  const { signedIn, me } = useMe();
  const { waiting, signInThen, forget } = useSignInFirst();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (waiting !== deed || me === undefined) return;
    forget();
    if (signedIn) setOpen(true);
  }, [waiting, deed, me, signedIn, forget]);
  const press = () => (signedIn ? setOpen(true) : signInThen(deed));
  return { open, press, close: () => setOpen(false) };
}
