import Fastify, { type FastifyPluginAsync } from 'fastify';
import { registerDashboard } from './pages/dashboard-routes.ts';
import { ProviderEngine } from './provider-engine.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { registerProvider } from './provider-plugin.ts';
import { openProviderPool, type ProviderPool } from './provider-pool.ts';
import { ensureProviderSchema } from './provider-schema.ts';
import { ProviderSecrets } from './provider-secrets.ts';
import { ALL_ROUTES, PUBLIC_ROUTES } from './routes/all-routes.ts';
import { type ProviderLog, WebhookDelivery } from './webhook-delivery.ts';

/** Where the provider is mounted on the product's own origin. */
export const LOCAL_PROVIDER_PATH = '/provider';

export interface LocalProviderOptions extends ProviderKeys {
  /** Address of the database; the provider opens its own pool and closes it. */
  databaseUrl?: string;
  /** A pool to use instead; it stays open when the provider closes. */
  pool?: ProviderPool;
  /** Where events are sent. May be a function while the product's own port is not known; null lets them wait. */
  webhookUrl: string | (() => string | null);
  webhookSecret: string;
  /** Loopback port, 0 (default) for a free one. */
  port?: number;
  /** In front of the 3-D Secure page's path in `next_action`; default `/provider`, on the page's own origin. */
  challengeBaseUrl?: string;
  log?: ProviderLog;
  clock?: () => Date;
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

const poolFor = ({ pool, databaseUrl }: LocalProviderOptions, log: ProviderLog): ProviderPool => {
  if (pool) return pool;
  if (!databaseUrl) throw new Error('The local payment provider needs a pool or a databaseUrl.');
  return openProviderPool(databaseUrl, (error) =>
    log.warn({ reason: error.message }, 'provider database connection lost'),
  );
};

/** The part of the provider that is mounted on the product's own origin: publishable key only, no request logs. */
export const localProviderPublicRoutes = (
  engine: ProviderEngine,
  keys: ProviderKeys,
  log: ProviderLog,
): FastifyPluginAsync => {
  return async (app) => {
    // Addresses here carry client secrets and bodies carry card numbers.
    app.addHook('onRoute', (route) => {
      route.logLevel = 'silent';
    });
    registerProvider(app, {
      engine,
      keys,
      routes: PUBLIC_ROUTES,
      base: LOCAL_PROVIDER_PATH,
      publishableOnly: true,
      log,
    });
  };
};

/** Starts the local payment provider: its tables, its loopback listener and the delivery of its webhooks. */
export const startLocalProvider = async (options: LocalProviderOptions): Promise<LocalProvider> => {
  const log = options.log ?? SILENT;
  const pool = poolFor(options, log);
  await ensureProviderSchema(pool);
  const { webhookUrl, webhookSecret, secretKey, publishableKey } = options;
  const delivery = new WebhookDelivery(pool, {
    url: typeof webhookUrl === 'function' ? webhookUrl : () => webhookUrl,
    secret: webhookSecret,
    firstRetryMs: options.firstRetryMs ?? 1000,
    log,
  });
  const settings = {
    challengeBaseUrl: options.challengeBaseUrl ?? LOCAL_PROVIDER_PATH,
    secrets: new ProviderSecrets(secretKey),
    clock: options.clock ?? (() => new Date()),
  };
  const engine = new ProviderEngine(pool, settings, () => delivery.wake());
  const keys = { secretKey, publishableKey };
  const app = Fastify({ logger: false });
  registerProvider(app, { engine, keys, routes: ALL_ROUTES, base: '', publishableOnly: false, log });
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  delivery.wake();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    publicRoutes: localProviderPublicRoutes(engine, keys, log),
    dashboard: async (app) => registerDashboard(app, engine),
    close: async () => {
      await app.close();
      await delivery.close();
      if (!options.pool) await pool.end();
    },
  };
};
