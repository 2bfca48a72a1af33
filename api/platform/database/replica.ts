import { setTimeout as pause } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from '../log.ts';
import { type Database, sql } from '../sql.ts';
import { isDatabaseFailure } from './database-failure.ts';

/** What reads need of a database. */
export type Reads = Pick<Database, 'executeQuery' | 'transaction'>;

/** A streaming replica, from which visitors read. */
export interface Replica {
  /**
   * Where a caller who wrote at `position` of the primary's log reads; null when the primary has to answer: the
   * replica fails, is too far behind, or has not replayed that position.
   */
  reads(position: string | undefined): Reads | null;
  /** The present end of the primary's log, behind every commit so far. */
  position(): Promise<string>;
  stop(): Promise<void>;
}

interface ReplicaParts {
  readonly primary: Database;
  readonly replica: Database;
  /** Gives up connections to the replica that wait for an answer for longer than this. */
  readonly drop: (milliseconds: number) => void;
  readonly lagSeconds: number;
  readonly log: Log;
  readonly metrics: Registry;
}

const EVERY_MS = 500;
/** Milliseconds after which the replica counts as gone. */
const PATIENCE_MS = 2_000;
/** The statement took too long or was cancelled. It would take as long elsewhere. */
const QUERY_CANCELED = '57014';

/** A position of the log, such as `16/B374D848`, as a number; null for anything else. */
function numberOf(position: string): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(position) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

const askPosition = async (db: Database, name: string): Promise<string> =>
  String((await sql<{ at: string }>`select ${sql.raw(name)}()::text as at`.execute(db)).rows[0]?.at);

const notInTime = async (signal: AbortSignal): Promise<never> => {
  await pause(PATIENCE_MS, undefined, { signal, ref: false });
  throw new Error('no answer');
};

/** Metric: whether visitors read from the replica. */
export function measureReplica(isFresh: () => boolean, metrics: Registry): void {
  new Gauge({
    name: 'replica_up',
    help: '1 while visitors read from the replica, 0 while it fails or is too far behind and the primary answers.',
    registers: [metrics],
    collect() {
      this.set(isFresh() ? 1 : 0);
    },
  });
}

/** Follows a replica. Lag is measured by positions of the log, so that a primary at rest makes none. */
export function followReplica(parts: ReplicaParts): Replica {
  const { primary, replica, drop, lagSeconds, log, metrics } = parts;
  const counted = new Counter({
    name: 'public_reads_total',
    help: 'Requests of visitors that could read from the replica, by the database that they began with.',
    labelNames: ['database'],
    registers: [metrics],
  });
  const stopped = new AbortController();
  /** Ends of the primary's log, by when they were asked for; none older than the lag that is allowed. */
  let ends: { readonly at: number; readonly end: bigint }[] = [];
  let replayed = 0n;
  /** Up to when the replica has everything. */
  let freshUntil = Number.NEGATIVE_INFINITY;
  let wasFresh = true;
  const isFresh = (): boolean => performance.now() - freshUntil <= lagSeconds * 1_000;
  measureReplica(isFresh, metrics);

  const compare = async (): Promise<void> => {
    const at = performance.now();
    const end = numberOf(await askPosition(primary, 'pg_current_wal_flush_lsn'));
    if (end !== null) ends.push({ at, end });
    replayed = numberOf(await askPosition(replica, 'pg_last_wal_replay_lsn')) ?? 0n;
    ends = ends.filter((one) => at - one.at <= lagSeconds * 1_000);
    freshUntil = ends.findLast((one) => one.end <= replayed)?.at ?? Number.NEGATIVE_INFINITY;
  };
  const look = async (): Promise<void> => {
    const done = new AbortController();
    try {
      await Promise.race([compare(), notInTime(done.signal)]);
    } catch {
      freshUntil = Number.NEGATIVE_INFINITY;
      drop(PATIENCE_MS);
    } finally {
      done.abort();
    }
    if (isFresh() === wasFresh) return;
    wasFresh = !wasFresh;
    if (wasFresh) log.info('visitors read from the replica again');
    else log.warn('the replica fails or is too far behind: the primary answers');
  };
  const follow = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await look();
      await pause(EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();

  const reads: Reads = {
    async executeQuery(query) {
      try {
        return await replica.executeQuery(query);
      } catch (error) {
        if ((error as { code?: unknown }).code === QUERY_CANCELED) throw error;
        // A statement that is itself at fault fails there, too.
        if (isDatabaseFailure(error)) freshUntil = Number.NEGATIVE_INFINITY;
        return primary.executeQuery(query);
      }
    },
    transaction: () => replica.transaction(),
  };
  return {
    reads(position) {
      const written = position === undefined ? 0n : numberOf(position);
      const isUsed = isFresh() && written !== null && written <= replayed;
      counted.inc({ database: isUsed ? 'replica' : 'primary' });
      return isUsed ? reads : null;
    },
    position: () => askPosition(primary, 'pg_current_wal_insert_lsn'),
    async stop() {
      stopped.abort();
      await following;
    },
  };
}
