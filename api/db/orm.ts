import { setTimeout as pause } from 'node:timers/promises';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { guardPool, type PoolGuard } from '../platform/database/guard-pool.ts';
import { prepareRepeated } from '../platform/database/prepared-statements.ts';
import { sql } from '../platform/sql.ts';
import { DatabaseRefused } from './assert-database.ts';
import { entities } from './entities.ts';
import { M0001Baseline } from './migrations/0001-baseline.ts';
import { migrations } from './migrations/migrations.ts';

/** How to open the database. */
export interface OrmOptions {
  /** postgres:// address. */
  readonly url: string;
  /** Maximum number of connections. */
  readonly poolSize?: number;
  /** Called with every SQL statement and its values, for tests that count and explain them. */
  readonly onStatement?: (statement: string, values?: readonly unknown[]) => void;
  /** The address is that of a pooler in transaction mode: a setting would be left to others. */
  readonly hasPooler?: boolean;
  /** Sets the timeouts from the first connection on. */
  readonly isBounded?: boolean;
  /** False does not wait for the disk at each commit, for demo data that can be made again. */
  readonly isDurable?: boolean;
}

interface WatchedClient {
  query(...args: unknown[]): unknown;
}

/** Reports every statement except begin and commit. */
function watch(pool: Pool, onStatement: NonNullable<OrmOptions['onStatement']>): void {
  pool.on('connect', (connected) => {
    const client = connected as unknown as WatchedClient;
    const query = client.query.bind(client);
    client.query = (...args) => {
      const first = args[0] as string | { text?: string };
      const text = typeof first === 'string' ? first : (first.text ?? '');
      if (!/^\s*(begin|commit|rollback|savepoint|release)/i.test(text))
        onStatement(text, Array.isArray(args[1]) ? args[1] : []);
      return query(...args);
    };
  });
}

/** Milliseconds to wait for a connection, and for the answer to a statement when the database cannot end it itself. */
const CONNECT_WITHIN = 4_000;
const ANSWER_WITHIN = 25_000;
/** Milliseconds after which the database itself ends a statement, and a transaction that nobody works in. */
const STATEMENT_WITHIN = 20_000;
const IDLE_WITHIN = 30_000;

/** The pool is made with the first connection. */
interface Opened {
  pool?: Pool;
  guard?: PoolGuard;
}

const openedOf = new WeakMap<MikroORM, Opened>();

function bound(pool: Pool, guard: PoolGuard): void {
  Object.assign(pool.options, {
    connectionTimeoutMillis: CONNECT_WITHIN,
    statement_timeout: STATEMENT_WITHIN,
    idle_in_transaction_session_timeout: IDLE_WITHIN,
  });
  guard.bound(ANSWER_WITHIN);
}

/** Sets the timeouts from now on. Migrations run before, without them. */
export function boundConnections(orm: MikroORM): PoolGuard {
  const { pool, guard } = openedOf.get(orm) ?? {};
  if (!pool || !guard) throw new Error('the ORM has not been used yet');
  bound(pool, guard);
  return guard;
}

/** Gives up connections that wait for an answer for longer than this. */
export const dropConnections = (orm: MikroORM, milliseconds: number): void =>
  openedOf.get(orm)?.guard?.drop(milliseconds);

/** Opens the database. The caller closes it with `orm.close()`. */
export async function openOrm({
  url,
  poolSize = 20,
  onStatement,
  hasPooler = false,
  isBounded = false,
  isDurable = true,
}: OrmOptions): Promise<MikroORM> {
  const opened: Opened = {};
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, allOrNothing: true },
    logger: () => undefined,
    driverOptions: {
      onPoolCreated: (pool: Pool) => {
        const guard = guardPool(pool);
        Object.assign(opened, { pool, guard });
        if (isBounded) bound(pool, guard);
        prepareRepeated(pool, !hasPooler);
        if (onStatement) watch(pool, onStatement);
      },
      ...(!isDurable && { options: '-c synchronous_commit=off' }),
    },
  });
  openedOf.set(orm, opened);
  return orm;
}

/** Key of the advisory lock under which migrations run. */
const MIGRATION_LOCK = 4_211_965;

/** Milliseconds until a process that waits for another's migrations looks again. */
const LOOK_AGAIN = 200;

const MAY_NOT_MIGRATE =
  'The role of DATABASE_URL may not migrate. Set DATABASE_OWNER_URL to the address of the owner, here or for npm run migrate.';

/** SQLSTATE of a missing right. */
const FORBIDDEN = '42501';
/** SQLSTATEs of a lock that did not come in time, and of a deadlock. */
const LOCK_FAILURES = ['55P03', '40P01'];

const hasState = (error: unknown, state: string): boolean =>
  [error, (error as Error | null)?.cause].some((one) => (one as { code?: unknown } | null)?.code === state);

/** Throws DatabaseRefused for a database from before the first release, whose migrations no longer exist. */
async function assertReleased(orm: MikroORM): Promise<void> {
  const names = (await orm.migrator.getExecuted()).map((migration) => migration.name);
  if (names.length > 0 && !names.includes(M0001Baseline.id))
    throw new DatabaseRefused(
      'The database was made before the first release and cannot be migrated. Use an empty DATABASE_URL or DATA_DIR.',
    );
}

/**
 * Milliseconds that a migration waits for a lock. Reads and writes of the table queue behind it meanwhile. Less than
 * `deadlock_timeout` (1 s): a request that a migration waits for, and that waits for the migration, is not ended.
 */
const LOCK_WITHIN = 800;
const TRIES = 30;

/**
 * Runs one migration in its own transaction, and tries again while a table it needs is locked. Throws
 * DatabaseRefused when it never gets it.
 */
async function runMigration(orm: MikroORM, name: string): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await orm.em.fork().transactional(async (em) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_WITHIN)}`.run({ em });
        await orm.migrator.up({ migrations: [name], transaction: em.getTransactionContext() });
      });
      return;
    } catch (error) {
      if (!LOCK_FAILURES.some((state) => hasState(error, state))) throw error;
      if (left === 0)
        throw new DatabaseRefused(
          `The migration ${name} needs a table that long transactions keep (pg_stat_activity). Try again when they have ended.`,
        );
      await pause(500 + Math.random() * 1_000);
    }
  }
}

/**
 * Does work while no other process migrates; null when one does. The statement has no parameters: after one with
 * parameters, a transaction keeps its snapshot, and `create index concurrently` waits for every older snapshot.
 */
function alone<T>(orm: MikroORM, work: () => Promise<T>): Promise<T | null> {
  return orm.em.fork().transactional(async (em) => {
    const tried = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as got`;
    return (await tried.first({ em }))?.got ? work() : null;
  });
}

async function migrateAll(orm: MikroORM): Promise<string[]> {
  await assertReleased(orm);
  const names = (await orm.migrator.getPending()).map(({ name }) => name);
  for (const name of names)
    await runMigration(orm, name).catch((error: unknown) => {
      throw hasState(error, FORBIDDEN) ? new DatabaseRefused(MAY_NOT_MIGRATE) : error;
    });
  return names;
}

/**
 * Brings the database to the newest migration, and returns those that ran. Processes that start together wait for one
 * another. Throws DatabaseRefused.
 */
export async function migrate(orm: MikroORM): Promise<string[]> {
  for (;;) {
    const names = await alone(orm, () => migrateAll(orm));
    if (names) return names;
    await pause(LOOK_AGAIN);
  }
}
