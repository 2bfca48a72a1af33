import type { Stripe } from 'stripe';
import { checkChargeAmount } from '../currencies.ts';
import { confirmIntent } from '../objects/confirm-intent.ts';
import { cancelIntent, createIntent, INTENT } from '../objects/payment-intents.ts';
import { flag, oneOf, text } from '../param-shape.ts';
import { ProviderError } from '../provider-error.ts';
import { defineRoute, listRoute, type ProviderRoute } from '../provider-route.ts';

const INTENTS = '/v1/payment_intents';

/** What the holder of a client secret may see of a payment: nothing that the platform noted for itself. */
const PUBLIC_FIELDS: ReadonlyArray<keyof Stripe.PaymentIntent> = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

const publicView = (intent: Stripe.PaymentIntent): object =>
  Object.fromEntries(PUBLIC_FIELDS.map((field) => [field, intent[field]]));

export const INTENT_ROUTES: readonly ProviderRoute[] = [
  defineRoute('POST', INTENTS, INTENT, async ({ scope, params }) => {
    checkChargeAmount(params.amount, params.currency);
    const intent = await createIntent(scope, params);
    return params.confirm ? confirmIntent(scope, intent.id, params) : intent;
  }),
  defineRoute(
    'POST',
    `${INTENTS}/:id/confirm`,
    { payment_method: text(), receipt_email: text(512), return_url: text(), use_stripe_sdk: flag },
    ({ scope, id, params }) => confirmIntent(scope, id, params),
  ),
  defineRoute(
    'POST',
    `${INTENTS}/:id/cancel`,
    { cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned') },
    ({ scope, id, params }) => cancelIntent(scope, id, params.cancellation_reason ?? null),
  ),
  defineRoute(
    'GET',
    `${INTENTS}/:id`,
    { client_secret: text() },
    async ({ scope, id, key, params: { client_secret: secret } }) => {
      const { body } = await scope.get('payment_intent', id, 'intent');
      if (key === 'secret' && (secret === undefined || secret === body.client_secret)) return body;
      if (secret !== undefined && secret === body.client_secret) return publicView(body);
      throw new ProviderError(secret === undefined ? 401 : 400, {
        type: 'invalid_request_error',
        code: secret === undefined ? undefined : 'payment_intent_invalid_parameter',
        message:
          'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
        param: 'client_secret',
      });
    },
    'publishable',
  ),
  listRoute(INTENTS, 'payment_intent'),
];
