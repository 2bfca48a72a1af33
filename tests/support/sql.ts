import { createRequire } from 'node:module';

/** The part of a `pg` client that tests use; the driver comes with MikroORM, without types. */
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

/** Idle connections by address: opening one takes far longer than most statements. */
const pools = new Map<string, SqlPool>();

/** A connection of its own, for its caller to end. */
export async function connect(url: string): Promise<SqlClient> {
  const client = new driver.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Runs `work` on a connection of its own and closes it. */
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
  // A database that stops closes its idle connections.
  pool.on('error', () => pools.delete(url));
  pools.set(url, pool);
  return pool;
}

/** Runs a statement outside of the product's code; returns the rows. Session settings may remain for later ones. */
export async function sql(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await poolOf(url).query(text, values)).rows;
}

/** An identifier quoted for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
