import { useLayoutEffect } from 'react';
import { usePlace, useRouter } from './hooks.ts';
import { decoded } from './matching.ts';

const KEY = 'koli.scroll';

type Positions = Record<string, number>;

/** A new page starts at its top or at its hash; 'back' restores the scroll position. */
export function ScrollRestoration() {
  useStoredPositions();
  const { location, arrivedBy } = usePlace();
  useLayoutEffect(() => {
    if (arrivedBy === 'stay') return;
    const isNew = arrivedBy === 'link' || (arrivedBy === 'start' && isFreshVisit());
    const kept = isNew ? undefined : allPositions()[location.key];
    const named = document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (arrivedBy === 'start') {
      // Read last: scrollY forces a layout.
      const isFirst = kept === undefined && !named;
      // Do not move a server-rendered page that is already being read.
      if (isFirst || window.scrollY > 0) return;
    }
    if (kept === undefined && named) named.scrollIntoView();
    else window.scrollTo(0, kept ?? 0);
  }, [location, arrivedBy]);
  return null;
}

/** Scroll positions by history entry. Those stored before a reload are read on demand: storage is slow on phones. */
let positions: Positions = {};
let isComplete = false;

function allPositions(): Positions {
  if (!isComplete) positions = { ...stored(), ...positions };
  isComplete = true;
  return positions;
}

/** Whether the page was opened by a link or address, and not by a reload or 'back'. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function useStoredPositions() {
  const router = useRouter();
  useLayoutEffect(() => {
    let last = router.state.location;
    const keep = () => {
      positions[last.key] = window.scrollY;
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

function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function store() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(allPositions()));
  } catch {
    // Storage may be forbidden or full; a reloaded page then starts at its top.
  }
}
