import { LRUCache } from 'lru-cache';

type ReadAll<Id, Row> = (ids: Id[]) => Promise<Map<Id, Row>>;

/** A row somebody waits for. */
interface Waiting<Id, Row> {
  readonly id: Id;
  readonly readAll: ReadAll<Id, Row>;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/** Rows that are read at once: as many as a list answers at most. */
const AT_ONCE = 100;
/** Statements of one kind under way at once: while the rows of one are handed out, the database reads the next. */
const MOST_UNDER_WAY = 2;
/** Milliseconds from one statement of a kind to the next that is not full: each costs as much as twenty rows. */
const PACE_MS = 2;
/** Kinds of which it is known who waits. One that gives way is only not pooled with what is asked later. */
const MOST_KINDS = 100;

/** Those who wait for rows of one kind. */
class Pool<Id, Row> {
  private readonly paceMs: number;
  private waiting: Waiting<Id, Row>[] = [];
  private underWay = 0;
  private isAwaited = false;
  private sentAt = Number.NEGATIVE_INFINITY;

  constructor(paceMs: number) {
    this.paceMs = paceMs;
  }

  add(waiting: Waiting<Id, Row>): void {
    this.waiting.push(waiting);
    this.sendSoon();
  }

  /** Sends what waits when everything that has come in has been looked at, and not too soon after the last. */
  private sendSoon(): void {
    if (this.isAwaited || this.waiting.length === 0 || this.underWay >= MOST_UNDER_WAY) return;
    this.isAwaited = true;
    const send = (): void => {
      this.isAwaited = false;
      this.send();
    };
    const pause = this.sentAt + this.paceMs - performance.now();
    if (pause > 0) setTimeout(send, pause);
    else setImmediate(send);
  }

  private send(): void {
    this.sentAt = performance.now();
    while (this.waiting.length > 0 && this.underWay < MOST_UNDER_WAY) {
      const some = this.waiting.slice(0, AT_ONCE);
      this.waiting = this.waiting.slice(AT_ONCE);
      this.underWay += 1;
      void this.answer(some);
    }
  }

  private async answer(some: readonly Waiting<Id, Row>[]): Promise<void> {
    const read = some[0]?.readAll(some.map(({ id }) => id)) ?? Promise.resolve(new Map<Id, Row>());
    const handOut = await read.then(
      (rows) => () => {
        for (const one of some) one.resolve(rows.get(one.id));
      },
      (error: unknown) => () => {
        for (const one of some) one.reject(error);
      },
    );
    this.underWay -= 1;
    if (this.waiting.length >= AT_ONCE) this.send();
    else this.sendSoon();
    handOut();
  }
}

/**
 * Reads together what is asked for in one turn of the event loop, by a key. What is asked for while the database has
 * enough to do, or so shortly after the last statement that others will follow, goes together in the next: statements
 * grow with the load instead of their number. For events that reach very many open pages one row each.
 */
export class PooledReads<Id, Row> {
  private readonly pools = new LRUCache<string, Pool<Id, Row>>({ max: MOST_KINDS });
  private readonly paceMs: number;

  constructor(paceMs = PACE_MS) {
    this.paceMs = paceMs;
  }

  /** Reads a row with those that others ask for under the same key at the same moment; undefined when there is none. */
  read(key: string, id: Id, readAll: ReadAll<Id, Row>): Promise<Row | undefined> {
    const pool = this.pools.get(key) ?? new Pool<Id, Row>(this.paceMs);
    this.pools.set(key, pool);
    return new Promise((resolve, reject) => {
      pool.add({ id, readAll, resolve, reject });
    });
  }
}
