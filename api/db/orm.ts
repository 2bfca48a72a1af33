import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { entities } from './entities.ts';
import { migrations } from './migrations/migrations.ts';

/** How to open the database. */
export interface OrmOptions {
  /** postgres:// address. */
  readonly url: string;
  /** Most connections. */
  readonly poolSize?: number;
  /** Called with every SQL statement, for tests that count them. */
  readonly onStatement?: (statement: string) => void;
  /** False does not wait for the disk at each commit: for filling a database that can be filled again. */
  readonly isDurable?: boolean;
}

interface WatchedClient {
  query(...args: unknown[]): unknown;
}

interface WatchedPool {
  on(event: 'connect', listener: (client: WatchedClient) => void): void;
}

/** Tells of every statement that goes over the wire, begin and commit left out. */
function watch(onStatement: (statement: string) => void): (pool: WatchedPool) => void {
  return (pool) => {
    pool.on('connect', (client) => {
      const query = client.query.bind(client);
      client.query = (...args) => {
        const first = args[0] as string | { text?: string };
        const text = typeof first === 'string' ? first : (first.text ?? '');
        if (!/^\s*(begin|commit|rollback|savepoint|release)/i.test(text)) onStatement(text);
        return query(...args);
      };
    });
  };
}

/** Opens the database. The caller closes it with `orm.close()`. */
export async function openOrm({
  url,
  poolSize = 20,
  onStatement,
  isDurable = true,
}: OrmOptions): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    pool: { min: 0, max: poolSize },
    migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, allOrNothing: true },
    logger: () => undefined,
    driverOptions: {
      ...(onStatement && { onPoolCreated: watch(onStatement) }),
      ...(!isDurable && { options: '-c synchronous_commit=off' }),
    },
  });
}

/** One number for everybody who migrates this product's databases. */
const MIGRATION_LOCK = 4_211_965;

/** Brings the database to the newest migration. Processes that start together wait for one another. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(em.getKysely());
    const done = await orm.migrator.up();
    return done.map((migration) => migration.name);
  });
}
