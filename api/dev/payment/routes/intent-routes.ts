import type { Stripe } from 'stripe';
import { checkChargeAmount, currency } from '../currencies.ts';
import { cancelIntent } from '../objects/cancel-intent.ts';
import { confirmIntent } from '../objects/confirm-intent.ts';
import { createIntent } from '../objects/payment-intents.ts';
import { flag, integer, metadata, nested, oneOf, required, text, texts } from '../param-shape.ts';
import { ProviderError } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';
import { PAGE } from './page-params.ts';

const create = defineRoute(
  'POST',
  '/v1/payment_intents',
  {
    amount: required(integer(1)),
    currency: required(currency),
    automatic_payment_methods: nested({ enabled: required(flag), allow_redirects: oneOf('always', 'never') }),
    capture_method: oneOf('automatic', 'automatic_async'),
    confirm: flag,
    description: text(1000),
    metadata,
    payment_method: text(),
    payment_method_types: texts,
    receipt_email: text(512),
    return_url: text(),
    transfer_group: text(512),
    use_stripe_sdk: flag,
  },
  async ({ scope, params }) => {
    checkChargeAmount(params.amount, params.currency);
    const intent = await createIntent(scope, {
      amount: params.amount,
      currency: params.currency,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      receiptEmail: params.receipt_email ?? null,
      transferGroup: params.transfer_group ?? null,
      paymentMethod: params.payment_method ?? null,
      allowRedirects: params.automatic_payment_methods?.allow_redirects ?? 'always',
    });
    return params.confirm
      ? confirmIntent(scope, intent.id, params.payment_method, params.return_url)
      : intent;
  },
);

const confirm = defineRoute(
  'POST',
  '/v1/payment_intents/:id/confirm',
  { payment_method: text(), receipt_email: text(512), return_url: text(), use_stripe_sdk: flag },
  (call) => confirmIntent(call.scope, pathId(call), call.params.payment_method, call.params.return_url),
);

const cancel = defineRoute(
  'POST',
  '/v1/payment_intents/:id/cancel',
  { cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned') },
  (call) => cancelIntent(call.scope, pathId(call), call.params.cancellation_reason ?? null),
);

/** What the holder of a client secret may see of a payment: nothing that the platform noted for itself. */
const publicView = (intent: Stripe.PaymentIntent) => ({
  id: intent.id,
  object: intent.object,
  amount: intent.amount,
  automatic_payment_methods: intent.automatic_payment_methods,
  canceled_at: intent.canceled_at,
  cancellation_reason: intent.cancellation_reason,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: intent.confirmation_method,
  created: intent.created,
  currency: intent.currency,
  description: intent.description,
  last_payment_error: intent.last_payment_error,
  livemode: intent.livemode,
  next_action: intent.next_action,
  payment_method: intent.payment_method,
  payment_method_types: intent.payment_method_types,
  processing: intent.processing,
  receipt_email: intent.receipt_email,
  setup_future_usage: intent.setup_future_usage,
  shipping: intent.shipping,
  source: intent.source,
  status: intent.status,
});

const retrieve = defineRoute(
  'GET',
  '/v1/payment_intents/:id',
  { client_secret: text() },
  async (call) => {
    const { body } = await call.scope.store.get('payment_intent', pathId(call), 'intent');
    const { client_secret: secret } = call.params;
    if (call.key === 'secret' && (secret === undefined || secret === body.client_secret)) return body;
    if (secret !== undefined && secret === body.client_secret) return publicView(body);
    throw new ProviderError(secret === undefined ? 401 : 400, {
      type: 'invalid_request_error',
      ...(secret === undefined ? {} : { code: 'payment_intent_invalid_parameter' }),
      message:
        'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      param: 'client_secret',
    });
  },
  'publishable',
);

const list = defineRoute('GET', '/v1/payment_intents', PAGE, ({ scope, params }) =>
  scope.store.list('payment_intent', '/v1/payment_intents', {}, params),
);

export const INTENT_ROUTES: readonly ProviderRoute[] = [create, confirm, cancel, retrieve, list];
