/** A value somebody waits for. */
interface Waiting<Id, Row> {
  readonly id: Id;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/** Those who wait for rows of one kind, and how they are read. */
interface Pool<Id, Row> {
  readonly waiting: Waiting<Id, Row>[];
  readonly readAll: (ids: Id[]) => Promise<Map<Id, Row>>;
}

/** Rows that are read at once: as many as a list answers at most. */
const AT_ONCE = 100;

async function readSome<Id, Row>(
  some: readonly Waiting<Id, Row>[],
  readAll: Pool<Id, Row>['readAll'],
): Promise<() => void> {
  try {
    const rows = await readAll(some.map(({ id }) => id));
    return () => {
      for (const one of some) one.resolve(rows.get(one.id));
    };
  } catch (error) {
    return () => {
      for (const one of some) one.reject(error);
    };
  }
}

/** Reads so many at a time; while some are handed out, the database reads the next. */
async function run<Id, Row>({ waiting, readAll }: Pool<Id, Row>): Promise<void> {
  let reading = readSome(waiting.slice(0, AT_ONCE), readAll);
  for (let next = AT_ONCE; next < waiting.length; next += AT_ONCE) {
    const handOut = await reading;
    reading = readSome(waiting.slice(next, next + AT_ONCE), readAll);
    handOut();
  }
  (await reading)();
}

/**
 * Collects the ids that are asked for in one turn of the event loop, by a key, and reads them together. For events
 * that reach very many open pages one row each.
 */
export class PooledReads<Id, Row> {
  /**
   * Of this turn, by key. Each turn has a map of its own: the tables that a lasting one outgrows point at what follows,
   * so that one of them that has become old keeps every later row alive until the next full collection.
   */
  private turn: Map<string, Pool<Id, Row>> | null = null;

  /** Reads a row with those that others ask for under the same key at the same moment; undefined when there is none. */
  read(key: string, id: Id, readAll: (ids: Id[]) => Promise<Map<Id, Row>>): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const turn = this.turn ?? this.begin();
      const waiting: Waiting<Id, Row> = { id, resolve, reject };
      const pool = turn.get(key);
      if (pool) pool.waiting.push(waiting);
      else turn.set(key, { waiting: [waiting], readAll });
    });
  }

  private begin(): Map<string, Pool<Id, Row>> {
    const turn = new Map<string, Pool<Id, Row>>();
    this.turn = turn;
    setImmediate(() => {
      this.turn = null;
      for (const pool of turn.values()) void run(pool);
    });
    return turn;
  }
}
