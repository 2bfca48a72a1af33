import { useLayoutEffect } from 'react';

/** While the page is open, nothing else of the site is on the screen of a phone: no header, no bar, no footer. */
export function useAlone() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.alone = '';
    return () => {
      delete dataset.alone;
    };
  }, []);
}

/** For `sx` of what goes away then. */
export const goneWhenAlone = {
  '@media (max-width: 599.95px)': { 'html[data-alone] &': { display: 'none' } },
} as const;
