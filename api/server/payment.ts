import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createStripe } from '../platform/payment/create-stripe.ts';
import { LOCAL_PROVIDER_PATH, startLocalProvider } from '../platform/payment/local/start-local-provider.ts';
import type { PaymentPort } from '../platform/payment/payment-port.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { limitProviderCalls } from './provider-limit.ts';

/** Where the payment provider sends its webhooks on our origin. */
export const WEBHOOK_PATH = '/webhooks/stripe';

/** Where the whole API of the local provider answers, its test helpers too. Never handed to a browser. */
export interface LocalProviderAccess {
  readonly url: string;
  readonly secretKey: string;
}

/** The payment port, with what belongs to the local provider when that one answers. */
export interface OpenPayment {
  readonly port: PaymentPort;
  /** Null with the real provider. */
  readonly local: LocalProviderAccess | null;
  /** Puts the provider's public side on our own origin, and tells it where we listen. */
  mount(app: FastifyInstance, limiter: RateLimiter): Promise<void>;
  close(): Promise<void>;
}

/** What opening it needs. */
export interface PaymentParts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly databaseUrl: string;
}

/** The address we listen at; null until we do. */
function ownAddress(app: FastifyInstance | null): string | null {
  const address = app?.server.address();
  if (!address || typeof address === 'string') return null;
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

async function openLocal({ secrets, log, databaseUrl }: PaymentParts): Promise<OpenPayment> {
  const secretKey = secrets.get('localPaymentSecretKey', 'sk_test_');
  const publishableKey = secrets.get('localPaymentPublishableKey', 'pk_test_');
  const webhookSecret = secrets.get('localPaymentWebhookSecret', 'whsec_');
  let listening: FastifyInstance | null = null;
  const webhookUrl = (): string | null => {
    const address = ownAddress(listening);
    return address && `${address}${WEBHOOK_PATH}`;
  };
  const provider = await startLocalProvider({
    secretKey,
    publishableKey,
    webhookSecret,
    databaseUrl,
    webhookUrl,
    log,
  });
  const stripe = createStripe({ secretKey, webhookSecret, apiBase: provider.url });
  return {
    port: { ...stripe, publishableKey, localBase: LOCAL_PROVIDER_PATH },
    local: { url: provider.url, secretKey },
    async mount(app, limiter) {
      listening = app;
      const routes: FastifyPluginAsync = async (scope) => {
        scope.addHook('onRequest', limitProviderCalls(limiter));
        await scope.register(provider.publicRoutes);
      };
      await app.register(routes, { prefix: LOCAL_PROVIDER_PATH });
      await app.register(async (scope) => {
        scope.addHook('onRequest', limitProviderCalls(limiter));
        // Its forms carry nothing: everything stands in their addresses.
        scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
          done(null),
        );
        await scope.register(provider.dashboard);
      });
    },
    close: () => provider.close(),
  };
}

/** Opens the configured payment provider, or starts the local one, which speaks the same HTTP API. */
export async function openPayment(parts: PaymentParts): Promise<OpenPayment> {
  const { stripe } = parts.config;
  if (!stripe) return openLocal(parts);
  const { publishableKey, apiBase } = stripe;
  return {
    port: { ...createStripe(stripe), publishableKey, localBase: apiBase },
    local: null,
    mount: async () => undefined,
    close: async () => undefined,
  };
}
