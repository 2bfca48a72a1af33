import { useEffect } from 'react';
import { useLocation } from '../../../routing/index.ts';

/** Brings a section into sight when the address names it. */
export function useLedHere(anchor: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [hash, anchor]);
}
