import { useLayoutEffect } from 'react';
import { usePlace, useRouter } from './context.ts';
import { decoded } from './matching.ts';

const KEY = 'koli.scroll';

type Heights = Record<string, number>;

/** A new page begins at its top or at what its hash names; on the way back, it stands as it was left. */
export function ScrollRestoration() {
  useKeptHeights();
  const { location, came } = usePlace();
  useLayoutEffect(() => {
    if (came === 'stay') return;
    const isNew = came === 'link' || (came === 'start' && isFreshVisit());
    const kept = isNew ? undefined : known()[location.key];
    const named = document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (came === 'start') {
      // Asked last, as it makes the browser lay out the page.
      const isFirst = kept === undefined && !named;
      // Whoever has begun to read a page that a server drew stays where they are.
      if (isFirst || window.scrollY > 0) return;
    }
    if (kept === undefined && named) named.scrollIntoView();
    else window.scrollTo(0, kept ?? 0);
  }, [location, came]);
  return null;
}

/** Those of this visit, and those of the tab from before once somebody asks: the first look takes a phone a while. */
let heights: Heights = {};
let isComplete = false;

function known(): Heights {
  if (!isComplete) heights = { ...stored(), ...heights };
  isComplete = true;
  return heights;
}

/** Neither loaded anew nor on the way back: nothing is known of such an entry. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Remembers how far each entry of the history was read, also while the tab is loaded anew. */
function useKeptHeights() {
  const router = useRouter();
  useLayoutEffect(() => {
    let last = router.state.location;
    const keep = () => {
      heights[last.key] = window.scrollY;
    };
    const stop = router.subscribe(({ location }) => {
      if (location !== last) keep();
      last = location;
    });
    const leave = () => {
      keep();
      store();
      window.history.scrollRestoration = 'auto';
    };
    const come = () => {
      window.history.scrollRestoration = 'manual';
    };
    come();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', come);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', come);
    };
  }, [router]);
}

function stored(): Heights {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known()));
  } catch {
    // Storage may be forbidden or full; a page loaded anew then begins at its top.
  }
}
