import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { type Examination, ok, warning, wrong } from '../platform/findings.ts';

const WITHIN_MS = 10_000;
/** Milliseconds between two looks at how far the replica is. */
const EVERY_MS = 100;
/** The role may not do this. */
const INSUFFICIENT_PRIVILEGE = '42501';

const FOLLOW = 'Set DATABASE_REPLICA_URL to a streaming replica of DATABASE_URL.';

/** The addresses of both servers, and the seconds that the replica may be behind. */
interface Pair {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly lagSeconds: number;
}

async function withServer<T>(url: string, work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({
    connectionString: url,
    application_name: 'doctor',
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
  });
  server.on('error', () => undefined);
  try {
    await server.connect();
    return await work(server);
  } finally {
    await server.end().catch(() => undefined);
  }
}

async function ask(server: Client, text: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await server.query(text, values);
  return rows[0]?.value;
}

/** What a replica shares with its primary and with no other cluster; null when the role may not read it. */
async function clusterOf(server: Client): Promise<unknown> {
  try {
    return await ask(server, 'select system_identifier::text as value from pg_control_system()');
  } catch (error) {
    if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return null;
    throw error;
  }
}

async function cluster(primary: Client, replica: Client) {
  const [ours, theirs] = [await clusterOf(primary), await clusterOf(replica)];
  if (ours === null || theirs === null)
    return [
      warning(
        'Whether it replicates DATABASE_URL could not be looked at: the role may not read the control data.',
        'Run on the primary: grant execute on function pg_control_system() to the role.',
      ),
    ];
  return ours === theirs ? [] : [wrong('It replicates another server than DATABASE_URL.', FOLLOW)];
}

/** Waits until the replica has what the primary has now, at most for as long as it may be behind. */
async function lag(primary: Client, replica: Client, lagSeconds: number) {
  const end = await ask(primary, 'select pg_current_wal_flush_lsn()::text as value');
  const late = performance.now() + lagSeconds * 1_000;
  while (!(await ask(replica, 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as value', [end]))) {
    if (performance.now() > late)
      return [
        warning(
          `It is more than ${lagSeconds} s behind, so the primary answers visitors.`,
          'Look for long queries and a slow disk on the replica.',
        ),
      ];
    await pause(EVERY_MS);
  }
  return [ok(`It follows DATABASE_URL and is at most ${lagSeconds} s behind.`)];
}

async function compare(primary: Client, replica: Client, lagSeconds: number) {
  if (!(await ask(replica, 'select pg_is_in_recovery() as value')))
    return [wrong('It is a primary, and takes nothing over from DATABASE_URL.', FOLLOW)];
  const found = await cluster(primary, replica);
  if (found.some(({ outcome }) => outcome === 'wrong')) return found;
  if (!(await ask(replica, 'select true as value from pg_stat_wal_receiver')))
    return [
      ...found,
      wrong(
        'It receives nothing from the primary.',
        'Read its log, and check primary_conninfo and the replication slot.',
      ),
    ];
  return [...found, ...(await lag(primary, replica, lagSeconds))];
}

async function replica({ primaryUrl, replicaUrl, lagSeconds }: Pair) {
  return withServer(primaryUrl, async (primary) => {
    try {
      return await withServer(replicaUrl, (found) => compare(primary, found, lagSeconds));
    } catch (error) {
      // A name that leads to several addresses fails without a message.
      const { message, code } = error as Error & { code?: string };
      return [
        wrong(
          `It cannot be read: ${message || code}.`,
          'Start it, or check DATABASE_REPLICA_URL; the primary answers meanwhile.',
        ),
      ];
    }
  });
}

/** Whether the replica is one, follows the primary, and is near enough to read from. None without a replica. */
export function replicaExaminations({
  databaseUrl,
  databaseReplicaUrl,
  replicaLagSeconds,
}: Config): readonly Examination[] {
  if (!databaseUrl || !databaseReplicaUrl) return [];
  const pair = { primaryUrl: databaseUrl, replicaUrl: databaseReplicaUrl, lagSeconds: replicaLagSeconds };
  return [{ about: 'replica', look: () => replica(pair) }];
}
