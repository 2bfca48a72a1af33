import pg, { type Pool, type PoolClient } from 'pg';
import { guardPool } from '../../platform/database/guard-pool.ts';

/** Milliseconds to wait for a connection, and for an answer on it. */
const CONNECT_WITHIN = 4_000;
const ANSWER_WITHIN = 10_000;

/** Opens the provider's own pool: like a separate company, it never shares a transaction with the product. */
export const openProviderPool = (databaseUrl: string, onError: (error: Error) => void): Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    application_name: 'local-payment-provider',
    connectionTimeoutMillis: CONNECT_WITHIN,
  });
  pool.on('error', onError);
  guardPool(pool).bound(ANSWER_WITHIN);
  return pool;
};

/** Runs `work` in one transaction; any thrown error rolls everything back and is passed on. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
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

/** Taken while the tables are made, so that two starting processes do not collide. */
const SCHEMA_LOCK = 7_281_944_013;

// `json`, not `jsonb`: answers and webhooks are given back letter for letter.
const SCHEMA = `
  create schema if not exists payment_provider;
  create table if not exists payment_provider.objects (
    id text primary key,
    seq bigint generated always as identity,
    kind text not null,
    body json not null,
    hidden json not null
  );
  create index if not exists objects_kind on payment_provider.objects (kind, seq desc);
  create index if not exists objects_transfer_group
    on payment_provider.objects (kind, (body ->> 'transfer_group')) where body ->> 'transfer_group' is not null;
  create index if not exists objects_payment_intent
    on payment_provider.objects (kind, (body ->> 'payment_intent')) where body ->> 'payment_intent' is not null;
  create index if not exists objects_source_transaction
    on payment_provider.objects ((body ->> 'source_transaction')) where kind = 'transfer';
  create table if not exists payment_provider.idempotency_keys (
    owner text not null,
    key text not null,
    endpoint text not null,
    fingerprint text not null,
    request_id text not null,
    status integer not null,
    answer json not null,
    created_at timestamptz not null default now(),
    primary key (owner, key)
  );
  create table if not exists payment_provider.events (
    id text primary key,
    seq bigint generated always as identity,
    type text not null,
    body json not null,
    created_at timestamptz not null default now(),
    attempts integer not null default 0,
    due_at timestamptz default now(),
    delivered_at timestamptz
  );
  create index if not exists events_due on payment_provider.events (due_at) where due_at is not null`;

/**
 * Makes the provider's own schema and tables when they are missing. Safe to call at every start. A role that may not
 * make any finds what the owner has made.
 */
export const ensureProviderSchema = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    const { rows } = await client.query(
      `select has_database_privilege(current_database(), 'create') as "mayMake"`,
    );
    if (rows[0]?.mayMake) await client.query(SCHEMA);
  });
