import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { RenderedPage } from './web-server.ts';

const MOST = 200;
/** Milliseconds for which a page can be reused. */
const RECENT = 30_000;

/** Pages that visitors get under overload. Otherwise they are not used, so nobody sees an old page. */
export function createRecentPages(clock: Clock) {
  const kept = new LRUCache<string, { drawn: RenderedPage; at: number }>({ max: MOST });
  return {
    /** Stores a page, and returns it. */
    keep(key: string, drawn: RenderedPage | null): RenderedPage | null {
      if (drawn) kept.set(key, { drawn, at: clock.now().getTime() });
      return drawn;
    },
    /** The page if it was rendered recently; null otherwise. */
    find(key: string): RenderedPage | null {
      const page = kept.get(key);
      return page && clock.now().getTime() - page.at < RECENT ? page.drawn : null;
    },
  };
}
