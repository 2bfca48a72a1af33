import { useEffect } from 'react';
import { useLocation } from '../../../../routing/hooks.ts';

/** Brings a section into sight when the address names it, as soon as it is there. */
export function useLedHere(anchor: string, isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [hash, anchor, isThere]);
}
