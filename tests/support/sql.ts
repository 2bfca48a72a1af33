import { createRequire } from 'node:module';

/** The part of a `pg` client that tests use; the driver comes with MikroORM and brings no types. */
export interface SqlClient {
  connect(): Promise<unknown>;
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
  end(): Promise<void>;
}

/** The part of a pool of connections that tests use. */
interface SqlPool extends Pick<SqlClient, 'query'> {
  on(event: 'error', listener: () => void): void;
}

const driver = createRequire(import.meta.url)('pg') as {
  Client: new (options: { connectionString: string }) => SqlClient;
  Pool: new (options: { connectionString: string; allowExitOnIdle: true }) => SqlPool;
};

/** Connections that wait for the next statement, by address: opening one takes far longer than most statements. */
const pools = new Map<string, SqlPool>();

/** A connection of its own, for its caller to end. */
export async function connect(url: string): Promise<SqlClient> {
  const client = new driver.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Runs `work` on one connection of its own, which is closed whatever happens. */
export async function withConnection<T>(url: string, work: (client: SqlClient) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function poolOf(url: string): SqlPool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new driver.Pool({ connectionString: url, allowExitOnIdle: true });
  // A database that goes takes the connections that wait with it.
  pool.on('error', () => pools.delete(url));
  pools.set(url, pool);
  return pool;
}

/** One statement past the product's own code; returns the rows. Whatever it sets may hold for the next one too. */
export async function sql(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await poolOf(url).query(text, values)).rows;
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
