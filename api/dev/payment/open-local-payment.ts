import type { FastifyInstance } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { createStripe } from '../../platform/payment/create-stripe.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { limitProviderCalls } from './limit-provider-calls.ts';
import { LOCAL_PROVIDER_PATH, startLocalProvider } from './start-local-provider.ts';

interface PaymentParts {
  readonly secrets: Secrets;
  readonly log: Log;
  readonly databaseUrl: string;
  /** Where webhooks of the provider go on our own origin. */
  readonly webhookPath: string;
}

/** The address we listen at; null until we do. */
function ownAddress(app: FastifyInstance | null): string | null {
  const address = app?.server.address();
  if (!address || typeof address === 'string') return null;
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** Starts the local payment provider, which speaks the HTTP API of the real one, so that the same SDK talks to both. */
export async function openLocalPayment({ secrets, log, databaseUrl, webhookPath }: PaymentParts) {
  const secretKey = secrets.get('localPaymentSecretKey', 'sk_test_');
  const publishableKey = secrets.get('localPaymentPublishableKey', 'pk_test_');
  const webhookSecret = secrets.get('localPaymentWebhookSecret', 'whsec_');
  let listening: FastifyInstance | null = null;
  const webhookUrl = (): string | null => {
    const address = ownAddress(listening);
    return address && address + webhookPath;
  };
  const keys = { secretKey, publishableKey, webhookSecret };
  const provider = await startLocalProvider({ ...keys, databaseUrl, webhookUrl, log });
  const stripe = createStripe({ secretKey, webhookSecret, apiBase: provider.url });
  return {
    port: { ...stripe, publishableKey, localBase: LOCAL_PROVIDER_PATH },
    local: { url: provider.url, secretKey },
    async mount(app: FastifyInstance, limiter: RateLimiter): Promise<void> {
      listening = app;
      await app.register(
        async (scope) => {
          scope.addHook('onRequest', limitProviderCalls(limiter));
          await scope.register(provider.publicRoutes);
        },
        { prefix: LOCAL_PROVIDER_PATH },
      );
      await app.register(async (scope) => {
        scope.addHook('onRequest', limitProviderCalls(limiter));
        // The forms of the dashboard send nothing: everything is in their addresses.
        scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
          done(null),
        );
        await scope.register(provider.dashboard);
      });
    },
    close: () => provider.close(),
  };
}
