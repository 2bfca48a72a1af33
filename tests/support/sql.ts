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

const driver = createRequire(import.meta.url)('pg') as {
  Client: new (options: { connectionString: string }) => SqlClient;
};

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

/** One statement past the product's own code, on a connection of its own; returns the rows. */
export function sql(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return withConnection(url, async (client) => (await client.query(text, values)).rows);
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
