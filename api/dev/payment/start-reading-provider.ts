import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { ProviderEngine } from './provider-engine.ts';
import { registerProvider } from './provider-plugin.ts';
import { openProviderPool } from './provider-pool.ts';
import { ProviderSecrets } from './provider-secrets.ts';
import { ALL_ROUTES } from './routes/all-routes.ts';

/** The local provider beside a running product, or without one: it answers what it knows and can change nothing. */
export interface ReadingProvider {
  readonly url: string;
  /** A key of its own; nobody else can ask this listener. */
  readonly secretKey: string;
  close(): Promise<void>;
}

/** Starts it on a database that a product has used. Every session of it is read-only in the database itself. */
export async function startReadingProvider(databaseUrl: string): Promise<ReadingProvider> {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const log = { info: () => undefined, warn: () => undefined };
  const pool = openProviderPool(url.toString(), () => undefined);
  const [secretKey, publishableKey] = ['sk', 'pk'].map(
    (kind) => `${kind}_test_${randomBytes(24).toString('hex')}`,
  ) as [string, string];
  const engine = new ProviderEngine(pool, new ProviderSecrets(secretKey), () => undefined);
  const app = Fastify({ logger: false });
  const keys = { secretKey, publishableKey };
  registerProvider(app, { engine, keys, routes: ALL_ROUTES, base: '', publishableOnly: false, log });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: address,
    secretKey,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
