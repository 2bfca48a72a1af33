import type { Pool, PoolClient } from 'pg';

/** Code of DatabaseSilent. */
export const DATABASE_SILENT = 'DATABASE_SILENT';

/** A connection was given up because the database did not answer on it. What it was asked may or may not be done. */
export class DatabaseSilent extends Error {
  /** The ORM makes errors of its own from ours, which keep only message and code. */
  readonly code = DATABASE_SILENT;

  constructor() {
    super('The database did not answer in time');
  }
}

/** Watches the connections of a pool. */
export interface PoolGuard {
  /** From now on gives up connections whose statement takes longer. */
  bound(milliseconds: number): void;
  /** Gives up every connection that waits for an answer for longer than this. */
  drop(milliseconds: number): void;
}

/** The statement that a connection was last seen with, and since when. */
interface Seen {
  query: object | null;
  since: number;
}

const LOOK_EVERY = 500;
/** Milliseconds in which a connection that has ended should be released by its user. */
const GIVEN_BACK_WITHIN = 1_000;

/** Gives an ended connection back for its user, who has not done so. */
function takeBack(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was given back: pg refuses a second time.
  }
}

/**
 * Bounds how long a statement may go unanswered, also by a database that is frozen and cannot keep its own
 * time-outs. The connection is destroyed, never handed on: a transaction may be open on it. And takes back connections
 * that ended within a transaction: Kysely keeps those whose begin, commit or rollback fails, until the pool has none.
 */
export function guardPool(pool: Pool): PoolGuard {
  const connections = new Map<PoolClient, Seen>();
  let longest = Number.POSITIVE_INFINITY;
  const drop = (milliseconds: number): void => {
    const now = Date.now();
    for (const [client, seen] of connections) {
      const { _activeQuery: query, connection } = client;
      if (query !== seen.query) Object.assign(seen, { query, since: now });
      if (query && seen.since <= now - milliseconds) connection.stream.destroy(new DatabaseSilent());
    }
  };
  pool.on('connect', (client) => {
    // A connection that breaks while in use tells its holder; without a listener it would also end the process.
    client.on('error', () => undefined);
    connections.set(client, { query: null, since: 0 });
    client.once('end', () => setTimeout(takeBack, GIVEN_BACK_WITHIN, client).unref());
  });
  pool.on('remove', (client) => void connections.delete(client));
  const timer = setInterval(() => (pool.ended ? clearInterval(timer) : drop(longest)), LOOK_EVERY).unref();
  return {
    bound(milliseconds) {
      longest = milliseconds;
    },
    drop,
  };
}
