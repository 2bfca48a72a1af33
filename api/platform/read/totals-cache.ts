import { LRUCache } from 'lru-cache';

/** Totals up to this are not cached. */
const EXACT_UP_TO = 10_000;
const REMEMBERED_MS = 60_000;
const MOST = 1_000;

/**
 * Totals of very long lists, cached for a minute: counting costs more than reading the page, and an exact total does not
 * matter there.
 */
export class TotalsCache {
  private readonly totals = new LRUCache<string, { total: number; until: number }>({ max: MOST });

  /** The cached total of a list; undefined when there is none. */
  recall(key: string, now: Date): number | undefined {
    const found = this.totals.get(key);
    return found && found.until > now.getTime() ? found.total : undefined;
  }

  /** Caches a total when it is large. */
  note(key: string, total: number, now: Date): void {
    if (total > EXACT_UP_TO) this.totals.set(key, { total, until: now.getTime() + REMEMBERED_MS });
    else this.totals.delete(key);
  }
}
