import { useEffect, useRef } from 'react';
import { usePlace } from '../../routing/hooks.ts';

/**
 * After a change of page the keyboard goes on from its heading, which is read to those who do not see that the page has
 * changed. Whoever is in its content already, in a tab or a filter, stays there.
 */
export function PageChange() {
  const { location, arrivedBy } = usePlace();
  const { pathname } = location;
  const before = useRef(arrivedBy === 'start' ? pathname : null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) return toHeading(main);
  }, [pathname]);
  return null;
}

/** Focuses the main heading as soon as there is one, unless the reader has gone elsewhere. Answers how to give up. */
function toHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(look);
  function look() {
    const heading = main.querySelector('h1');
    const isElsewhere = document.activeElement !== main && document.activeElement !== document.body;
    if (!heading && !isElsewhere) return;
    watch.disconnect();
    if (!heading || isElsewhere) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watch.observe(main, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
