import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Drawn } from './web-server.ts';

/** Pages drawn for visitors a moment ago. */
export interface RecentPages {
  /** Keeps a page, and hands it back. */
  keep(key: string, drawn: Drawn | null): Drawn | null;
  /** The page if it was drawn lately, null otherwise. */
  find(key: string): Drawn | null;
}

const MOST = 200;
/** Milliseconds for which a page serves in place of a new one. */
const RECENT = 30_000;

/** What visitors get while there is too much to do for drawing anew. In calm times nobody sees a page that is not new. */
export function createRecentPages(clock: Clock): RecentPages {
  const kept = new LRUCache<string, { drawn: Drawn; at: number }>({ max: MOST });
  return {
    keep(key, drawn) {
      if (drawn) kept.set(key, { drawn, at: clock.now().getTime() });
      return drawn;
    },
    find(key) {
      const page = kept.get(key);
      return page && clock.now().getTime() - page.at < RECENT ? page.drawn : null;
    },
  };
}
