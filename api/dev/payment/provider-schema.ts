import { inTransaction, type ProviderPool } from './provider-pool.ts';

/** Taken while the tables are made, so that two starting processes do not collide. */
const SCHEMA_LOCK = 7_281_944_013;

// `json`, not `jsonb`: answers and webhooks are given back letter for letter.
const STATEMENTS = [
  'create schema if not exists payment_provider',
  `create table if not exists payment_provider.objects (
     id text primary key,
     seq bigint generated always as identity,
     kind text not null,
     body json not null,
     hidden json not null
   )`,
  'create index if not exists objects_kind on payment_provider.objects (kind, seq desc)',
  `create index if not exists objects_transfer_group
     on payment_provider.objects (kind, (body ->> 'transfer_group')) where body ->> 'transfer_group' is not null`,
  `create index if not exists objects_payment_intent
     on payment_provider.objects (kind, (body ->> 'payment_intent')) where body ->> 'payment_intent' is not null`,
  `create index if not exists objects_source_transaction
     on payment_provider.objects ((body ->> 'source_transaction')) where kind = 'transfer'`,
  `create table if not exists payment_provider.idempotency_keys (
     owner text not null,
     key text not null,
     endpoint text not null,
     fingerprint text not null,
     request_id text not null,
     status integer not null,
     answer json not null,
     created_at timestamptz not null default now(),
     primary key (owner, key)
   )`,
  `create table if not exists payment_provider.events (
     id text primary key,
     seq bigint generated always as identity,
     type text not null,
     body json not null,
     created_at timestamptz not null default now(),
     attempts integer not null default 0,
     due_at timestamptz default now(),
     delivered_at timestamptz
   )`,
  'create index if not exists events_due on payment_provider.events (due_at) where due_at is not null',
];

/** Makes the provider's own schema and tables when they are missing. Safe to call at every start. */
export const ensureProviderSchema = (pool: ProviderPool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    for (const statement of STATEMENTS) await client.query(statement);
  });
