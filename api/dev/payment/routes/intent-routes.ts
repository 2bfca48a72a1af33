import type { Stripe } from 'stripe';
import { checkChargeAmount } from '../currencies.ts';
import { confirmIntent } from '../objects/confirm-intent.ts';
import { cancelIntent, createIntent, INTENT, setCustomer } from '../objects/payment-intents.ts';
import { flag, required, text } from '../param-shape.ts';
import { ProviderError } from '../provider-error.ts';
import { defineRoute, type ProviderRoute } from '../provider-route.ts';

const INTENTS = '/v1/payment_intents';
const CONFIRMATION = {
  payment_method: required(text()),
  return_url: text(),
  receipt_email: text(512),
  use_stripe_sdk: flag,
  off_session: flag,
};

/** What the holder of a client secret may see of a payment: nothing that the platform noted for itself. */
const publicView = (intent: Stripe.PaymentIntent) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  client_secret: intent.client_secret,
  currency: intent.currency,
  last_payment_error: intent.last_payment_error,
  next_action: intent.next_action,
  status: intent.status,
});

export const INTENT_ROUTES: readonly ProviderRoute[] = [
  defineRoute('POST', INTENTS, INTENT, async ({ scope, params }) => {
    checkChargeAmount(params.amount, params.currency);
    return createIntent(scope, params);
  }),
  defineRoute('POST', `${INTENTS}/:id`, { customer: required(text()) }, ({ scope, id, params }) =>
    setCustomer(scope, id, params.customer),
  ),
  defineRoute('POST', `${INTENTS}/:id/confirm`, CONFIRMATION, ({ scope, id, params }) =>
    confirmIntent(scope, id, params),
  ),
  defineRoute('POST', `${INTENTS}/:id/cancel`, {}, ({ scope, id }) => cancelIntent(scope, id)),
  defineRoute(
    'GET',
    `${INTENTS}/:id`,
    { client_secret: text() },
    async ({ scope, id, key, params: { client_secret: secret } }) => {
      const { body } = await scope.get('payment_intent', id, 'intent');
      if (key === 'secret' && secret === undefined) return body;
      if (secret === body.client_secret) return publicView(body);
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
];
