import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../schema/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { LocalPayment } from '../../platform/config/local-payment.ts';
import type { Log } from '../../platform/log.ts';
import { createStripe } from '../../platform/payment/create-stripe.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { ProviderError } from './provider-error.ts';
import { startLocalProvider } from './start-local-provider.ts';
import { LOCAL_PROVIDER_PATH } from './stored-objects.ts';

interface PaymentParts {
  readonly secrets: Secrets;
  readonly log: Log;
  readonly clock: Clock;
  readonly databaseUrl: string;
  readonly terms: LocalPayment;
  /** Where webhooks of the provider go on our own origin. */
  readonly webhookPath: string;
}

// Many phones share a network address: this allows the payments of a busy office, but not mass testing of cards.
const calls: Limit = { name: 'provider-call', points: 300, seconds: 600 };

/** Limits calls of browsers at the local payment provider (card and bank tokens), by network address. */
function limitCalls(limiter: RateLimiter): (request: FastifyRequest) => Promise<void> {
  return async ({ method, ip }) => {
    if (method !== 'POST') return;
    try {
      await limiter.consume(calls, ip);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message } = error;
      throw new ProviderError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
    }
  };
}

/** The address we listen at; null until we do. */
function ownAddress(app: FastifyInstance | null): string | null {
  const address = app?.server.address();
  if (!address || typeof address === 'string') return null;
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** Starts the local payment provider, which speaks the HTTP API of the real one, so that the same SDK talks to both. */
export async function openLocalPayment(parts: PaymentParts) {
  const { secrets, log, clock, databaseUrl, terms, webhookPath } = parts;
  const secretKey = secrets.get('localPaymentSecretKey', 'sk_test_');
  const publishableKey = secrets.get('localPaymentPublishableKey', 'pk_test_');
  const webhookSecret = secrets.get('localPaymentWebhookSecret', 'whsec_');
  let listening: FastifyInstance | null = null;
  const webhookUrl = (): string | null => {
    const address = ownAddress(listening);
    return address && address + webhookPath;
  };
  const keys = { secretKey, publishableKey, webhookSecret };
  const provider = await startLocalProvider({ ...keys, databaseUrl, webhookUrl, terms, log, clock });
  const stripe = createStripe({ secretKey, webhookSecret, apiBase: provider.url });
  return {
    port: { ...stripe, publishableKey, localBase: LOCAL_PROVIDER_PATH, takesPayNow: true },
    local: { url: provider.url, secretKey },
    async mount(app: FastifyInstance, limiter: RateLimiter): Promise<void> {
      listening = app;
      await app.register(
        async (scope) => {
          scope.addHook('onRequest', limitCalls(limiter));
          await scope.register(provider.publicRoutes);
        },
        { prefix: LOCAL_PROVIDER_PATH },
      );
      await app.register(async (scope) => {
        scope.addHook('onRequest', limitCalls(limiter));
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
