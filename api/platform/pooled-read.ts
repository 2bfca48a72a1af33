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

function run<Id, Row>({ waiting, readAll }: Pool<Id, Row>): void {
  readAll(waiting.map(({ id }) => id)).then(
    (rows) => {
      for (const one of waiting) one.resolve(rows.get(one.id));
    },
    (error: unknown) => {
      for (const one of waiting) one.reject(error);
    },
  );
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
      for (const pool of turn.values()) run(pool);
    });
    return turn;
  }
}
