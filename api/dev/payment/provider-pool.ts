import { createRequire } from 'node:module';
import type { Pool } from 'pg';
import { guardPool } from '../../platform/database/guard-pool.ts';

/** What the local provider needs of a connection of the `pg` package. */
export interface ProviderClient {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
  release(destroy?: boolean): void;
}

/** What the local provider needs of a pool of the `pg` package. */
export interface ProviderPool {
  connect(): Promise<ProviderClient>;
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
  end(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

interface PgModule {
  Pool: new (options: {
    connectionString: string;
    max: number;
    application_name: string;
    connectionTimeoutMillis: number;
  }) => ProviderPool;
}

/** Milliseconds to wait for a connection, and for an answer on it. */
const CONNECT_WITHIN = 4_000;
const ANSWER_WITHIN = 10_000;

// The package ships no types; only the little that is used here is declared.
const pg: PgModule = createRequire(import.meta.url)('pg');

/** Opens the provider's own pool: like a separate company, it never shares a transaction with the product. */
export const openProviderPool = (databaseUrl: string, onError: (error: Error) => void): ProviderPool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    application_name: 'local-payment-provider',
    connectionTimeoutMillis: CONNECT_WITHIN,
  });
  pool.on('error', onError);
  guardPool(pool as unknown as Pool).bound(ANSWER_WITHIN);
  return pool;
};

/** Runs `work` in one transaction; any thrown error rolls everything back and is passed on. */
export const inTransaction = async <T>(
  pool: ProviderPool,
  work: (client: ProviderClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
