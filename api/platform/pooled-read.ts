import { Recent } from './recent.ts';

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
/** Kinds of which it is known who waits. One that gives way is only not pooled with what is asked later. */
const MOST_KINDS = 100;

/** Those who wait for rows of one kind. */
class Pool<Id, Row> {
  private waiting: Waiting<Id, Row>[] = [];
  private underWay = 0;
  private isAwaited = false;

  add(waiting: Waiting<Id, Row>): void {
    this.waiting.push(waiting);
    if (this.isAwaited || this.underWay >= MOST_UNDER_WAY) return;
    this.isAwaited = true;
    // When everything that has come in has been looked at.
    setImmediate(() => {
      this.isAwaited = false;
      this.send();
    });
  }

  private send(): void {
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
    this.send();
    handOut();
  }
}

/**
 * Reads together what is asked for in one turn of the event loop, by a key. What is asked for while the database has
 * enough to do goes together in the next statement, so that statements grow with the load instead of their number. For
 * events that reach very many open pages one row each.
 */
export class PooledReads<Id, Row> {
  private readonly pools = new Recent<Pool<Id, Row>>(MOST_KINDS);

  /** Reads a row with those that others ask for under the same key at the same moment; undefined when there is none. */
  read(key: string, id: Id, readAll: ReadAll<Id, Row>): Promise<Row | undefined> {
    const pool = this.pools.find(key) ?? this.pools.keep(key, new Pool());
    return new Promise((resolve, reject) => {
      pool.add({ id, readAll, resolve, reject });
    });
  }
}
