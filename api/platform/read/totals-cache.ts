import { LRUCache } from 'lru-cache';

/** Totals up to this are always counted anew. */
const EXACT_UP_TO = 10_000;
const REMEMBERED_MS = 60_000;
const MOST = 1_000;

/**
 * Totals of very long lists, kept for a minute: counting them costs more than the page, and nobody reads on whether
 * there are 27,412 rows or 27,415.
 */
export class TotalsCache {
  private readonly totals = new LRUCache<string, { total: number; until: number }>({ max: MOST });

  /** The total of a list when it is long and was counted lately. */
  recall(key: string, now: Date): number | undefined {
    const found = this.totals.get(key);
    return found && found.until > now.getTime() ? found.total : undefined;
  }

  /** Notes what was counted just now. */
  note(key: string, total: number, now: Date): void {
    if (total > EXACT_UP_TO) this.totals.set(key, { total, until: now.getTime() + REMEMBERED_MS });
    else this.totals.delete(key);
  }
}
