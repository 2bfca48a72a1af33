import type { FastifyInstance } from 'fastify';
import { storeProviderEvent } from '../../modules/provider-events/provider-event.service.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { PaymentEvent } from '../../platform/payment/payment-results.ts';
import { webhookEndpoints } from '../../platform/payment/webhook-endpoints.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';

/** Events are a few kilobytes; the provider's largest stay far below this. */
const BODY_LIMIT = 512 * 1024;

/**
 * POST /webhooks/stripe and /webhooks/stripe/connect: webhooks of the payment provider. The signature is verified on the raw bytes; then the event
 * is stored, answered, and handled afterwards. A status above 299 makes the provider send it again later.
 */
export async function registerStripeWebhook(app: FastifyInstance, parts: ServerParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    for (const { path } of webhookEndpoints) {
      scope.post(path, async (request, reply) => {
        const event = verified(parts, request.body, request.headers['stripe-signature']);
        if (!event) return reply.code(400).send({ error: 'signature' });
        await storeProviderEvent(systemCtx(parts), event);
        parts.providerEvents.kick();
        return reply.send({ received: true });
      });
    }
  });
}

function verified({ ports }: ServerParts, body: unknown, signature: unknown): PaymentEvent | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  try {
    return ports.payment.constructWebhookEvent(body, signature);
  } catch (error) {
    if (error instanceof PaymentProviderError) return null;
    throw error;
  }
}
