import type { Pool, PoolClient } from 'pg';

/** A connection was given up because the database did not answer on it. What it was asked may or may not be done. */
export class DatabaseSilent extends Error {
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

interface Busy {
  statements: number;
  since: number;
}

const LOOK_EVERY = 500;

/** The connection's socket, which the package's types do not show. */
function socketOf(client: PoolClient): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream;
}

type Query = (...args: unknown[]) => unknown;

/**
 * Has a connection answer statements through a callback. Rows that the package's own promises answer outlive every
 * collection of young objects, so that each statement's rows would lie about until a full one.
 */
function withOwnPromises(query: Query): Query {
  return (...args) => {
    const [statement] = args;
    const isAnswered = typeof args.at(-1) === 'function';
    if (isAnswered || typeof (statement as { submit?: unknown } | null)?.submit === 'function')
      return query(...args);
    return new Promise((resolve, reject) => {
      query(...args, (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
    }).catch((error: Error) => {
      // As the package does: the place that asked says more than the socket that answered.
      Error.captureStackTrace(error);
      throw error;
    });
  };
}

/**
 * Bounds how long a statement may go unanswered, also by a database that is frozen and cannot keep its own
 * time-outs. The connection is destroyed, never handed on: a transaction may be open on it.
 */
export function guardPool(pool: Pool): PoolGuard {
  const busy = new Map<PoolClient, Busy>();
  let longest = Number.POSITIVE_INFINITY;
  const drop = (milliseconds: number): void => {
    const before = Date.now() - milliseconds;
    for (const [client, { since }] of busy)
      if (since <= before) socketOf(client).destroy(new DatabaseSilent());
  };
  pool.on('connect', (client) => {
    // A connection that breaks while in use tells its holder; without a listener it would also end the process.
    client.on('error', () => undefined);
    const state: Busy = { statements: 0, since: 0 };
    const query = withOwnPromises(client.query.bind(client) as Query);
    const ended = (): void => {
      state.statements -= 1;
      state.since = Date.now();
      if (state.statements === 0) busy.delete(client);
    };
    const begun = (): void => {
      if (state.statements === 0) state.since = Date.now();
      state.statements += 1;
      busy.set(client, state);
    };
    client.query = ((...args: unknown[]) => {
      const told = args.at(-1);
      if (typeof told === 'function') {
        // As `pool.query` asks.
        begun();
        const tell = (...answer: unknown[]): unknown => {
          ended();
          return told(...answer);
        };
        return query(...args.slice(0, -1), tell);
      }
      const answer = query(...args);
      if (!(answer instanceof Promise)) return answer;
      begun();
      answer.then(ended, ended);
      return answer;
    }) as typeof client.query;
  });
  const timer = setInterval(() => (pool.ended ? clearInterval(timer) : drop(longest)), LOOK_EVERY).unref();
  return {
    bound(milliseconds) {
      longest = milliseconds;
    },
    drop,
  };
}
