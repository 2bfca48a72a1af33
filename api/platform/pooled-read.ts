/** A value somebody waits for. */
interface Waiting<Id, Row> {
  readonly id: Id;
  resolve(row: Row | undefined): void;
  reject(error: unknown): void;
}

/**
 * Collects the ids that are asked for in one turn of the event loop, by a key, and reads them together. For events
 * that reach very many open pages one row each.
 */
export class PooledReads<Id, Row> {
  private readonly pools = new Map<string, Waiting<Id, Row>[]>();

  /** Reads a row with those that others ask for under the same key at the same moment; undefined when there is none. */
  read(key: string, id: Id, readAll: (ids: Id[]) => Promise<Map<Id, Row>>): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Id, Row> = { id, resolve, reject };
      const pool = this.pools.get(key);
      if (pool) {
        pool.push(waiting);
        return;
      }
      const opened = [waiting];
      this.pools.set(key, opened);
      setImmediate(() => {
        this.pools.delete(key);
        readAll(opened.map((one) => one.id)).then(
          (rows) => {
            for (const one of opened) one.resolve(rows.get(one.id));
          },
          (error: unknown) => {
            for (const one of opened) one.reject(error);
          },
        );
      });
    });
  }
}
