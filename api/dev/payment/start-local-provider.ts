import Fastify, { type FastifyPluginAsync } from 'fastify';
import { registerDashboard } from './pages/dashboard-routes.ts';
import { ProviderEngine } from './provider-engine.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { registerProvider } from './provider-plugin.ts';
import { ensureProviderSchema, openProviderPool } from './provider-pool.ts';
import { ProviderSecrets } from './provider-secrets.ts';
import { ALL_ROUTES } from './routes/all-routes.ts';
import { LOCAL_PROVIDER_PATH } from './stored-objects.ts';
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
  /** Pause before the second attempt of a webhook, default one second. */
  firstRetryMs?: number;
}

export interface LocalProvider {
  /** Port of the loopback listener that speaks the provider's whole API. */
  port: number;
  /** `http://127.0.0.1:port`, for `STRIPE_API_BASE`. */
  url: string;
  /** What a browser may call with the publishable key; register it under {@link LOCAL_PROVIDER_PATH}. */
  publicRoutes: FastifyPluginAsync;
  /** Its own page at `/dev/payments`, where chargebacks and the like can be tried by hand. */
  dashboard: FastifyPluginAsync;
  /** Stops listening and delivering. Undelivered events are kept and go out after the next start. */
  close(): Promise<void>;
}

const SILENT: ProviderLog = { info: () => undefined, warn: () => undefined };

/** The part of the provider that is mounted on the product's own origin: publishable key only, no request logs. */
const publicRoutes =
  (engine: ProviderEngine, keys: ProviderKeys, log: ProviderLog): FastifyPluginAsync =>
  async (app) => {
    // Addresses here carry client secrets and bodies carry card numbers.
    app.addHook('onRoute', (route) => {
      route.logLevel = 'silent';
    });
    const routes = ALL_ROUTES.filter((route) => route.access === 'publishable');
    registerProvider(app, { engine, keys, routes, base: LOCAL_PROVIDER_PATH, publishableOnly: true, log });
  };

/** Starts the local payment provider: its tables, its loopback listener and the delivery of its webhooks. */
export const startLocalProvider = async (options: LocalProviderOptions): Promise<LocalProvider> => {
  const { databaseUrl, webhookUrl, webhookSecret, secretKey, publishableKey, log = SILENT } = options;
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
  const engine = new ProviderEngine(pool, new ProviderSecrets(secretKey), () => delivery.wake());
  const keys = { secretKey, publishableKey };
  const app = Fastify({ logger: false });
  registerProvider(app, { engine, keys, routes: ALL_ROUTES, base: '', publishableOnly: false, log });
  const url = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  delivery.wake();
  return {
    port: Number(new URL(url).port),
    url,
    publicRoutes: publicRoutes(engine, keys, log),
    dashboard: async (app) => registerDashboard(app, engine),
    close: async () => {
      await app.close();
      await delivery.close();
      await pool.end();
    },
  };
};
