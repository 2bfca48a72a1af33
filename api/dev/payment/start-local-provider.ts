import Fastify, { type FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { LocalPayment } from '../../platform/config/local-payment.ts';
import { registerDashboard } from './pages/dashboard-routes.ts';
import { ProviderEngine } from './provider-engine.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { registerProvider } from './provider-plugin.ts';
import { ensureProviderSchema, openProviderPool } from './provider-pool.ts';
import { ProviderSecrets } from './provider-secrets.ts';
import { USUAL_TERMS } from './provider-terms.ts';
import { type ProviderLog, WebhookDelivery } from './webhook-delivery.ts';

export interface LocalProviderOptions extends ProviderKeys {
  /** Address of the database; the provider opens its own pool and closes it. */
  databaseUrl: string;
  /** Where events are sent. May be a function while the product's own port is not known; null lets them wait. */
  webhookUrl: string | (() => string | null);
  webhookSecret: string;
  /** Loopback port, 0 (default) for a free one. */
  port?: number;
  log?: ProviderLog;
  /** Its time, default the machine's. */
  clock?: Clock;
  /** By default what cards cost in Singapore, and each currency kept. */
  terms?: LocalPayment;
  /** Pause before the second attempt of a webhook, default one second. */
  firstRetryMs?: number;
}

export type LocalProvider = Awaited<ReturnType<typeof startLocalProvider>>;

const SILENT: ProviderLog = { debug: () => undefined, warn: () => undefined };

/** Starts the local payment provider: its tables, its loopback listener and the delivery of its webhooks. */
export const startLocalProvider = async (options: LocalProviderOptions) => {
  const { databaseUrl, webhookUrl, webhookSecret, secretKey, publishableKey, log = SILENT } = options;
  const { clock = systemClock, terms = USUAL_TERMS } = options;
  const pool = openProviderPool(databaseUrl, (error) =>
    log.warn({ reason: error.message }, 'provider database connection lost'),
  );
  await ensureProviderSchema(pool);
  const delivery = new WebhookDelivery(pool, {
    url: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
    secret: webhookSecret,
    firstRetryMs: options.firstRetryMs ?? 1000,
    log,
  });
  const engine = new ProviderEngine(pool, new ProviderSecrets(secretKey), clock, { ...terms }, () =>
    delivery.wake(),
  );
  const keys = { secretKey, publishableKey };
  const app = Fastify({ logger: false });
  registerProvider(app, { engine, keys, log });
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  delivery.wake();
  return {
    port: Number(new URL(url).port),
    /** `http://127.0.0.1:port` of the loopback listener that speaks the provider's whole API. */
    url,
    /** What a browser may call with the publishable key; register it under `LOCAL_PROVIDER_PATH`. */
    async publicRoutes(scope: FastifyInstance): Promise<void> {
      // Addresses here carry client secrets and bodies carry card numbers.
      scope.addHook('onRoute', (route) => {
        route.logLevel = 'silent';
      });
      registerProvider(scope, { engine, keys, log, publishableOnly: true });
    },
    /** Its page at `/dev/payments`, where chargebacks and reversals can be tried by hand. */
    dashboard: async (scope: FastifyInstance): Promise<void> => registerDashboard(scope, engine),
    /** Stops listening and delivering. Undelivered events are kept and go out after the next start. */
    async close(): Promise<void> {
      await app.close();
      await delivery.close();
      await pool.end();
    },
  };
};

/**
 * The local provider beside a running product, or without one: it answers what it knows and can change nothing, because
 * every session of it is read-only in the database itself.
 */
export const startReadingProvider = async (databaseUrl: string, secretKey: string) => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const pool = openProviderPool(url.toString(), () => undefined);
  const engine = new ProviderEngine(
    pool,
    new ProviderSecrets(secretKey),
    systemClock,
    USUAL_TERMS,
    () => undefined,
  );
  const app = Fastify({ logger: false });
  registerProvider(app, { engine, keys: { secretKey, publishableKey: secretKey }, log: SILENT });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    async close(): Promise<void> {
      await app.close();
      await pool.end();
    },
  };
};
