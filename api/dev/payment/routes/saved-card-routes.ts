import type { Stripe } from 'stripe';
import { createCustomer, deleteCustomer } from '../objects/customers.ts';
import { detachPaymentMethod } from '../objects/payment-methods.ts';
import { confirmSetup, createSetup } from '../objects/setup-intents.ts';
import { flag, metadata, nested, oneOf, required, text, texts } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type ProviderCall, type ProviderRoute } from '../provider-route.ts';

const SETUPS = '/v1/setup_intents';
const SETUP = {
  customer: required(text()),
  usage: oneOf('off_session'),
  automatic_payment_methods: nested({ enabled: flag, allow_redirects: oneOf('never') }),
};
const CONFIRMATION = { payment_method: required(text()), client_secret: text(), use_stripe_sdk: flag };

/** What the holder of a client secret may see of a setup. */
const publicView = ({
  id,
  object,
  client_secret,
  last_setup_error,
  next_action,
  status,
}: Stripe.SetupIntent) => ({
  id,
  object,
  client_secret,
  last_setup_error,
  next_action,
  status,
});

/** Browsers name a setup by its secret. */
const checkSecret = async ({ scope, id, key, params }: ProviderCall<{ client_secret?: string }>) => {
  const { body } = await scope.get('setup_intent', id, 'intent');
  if (key === 'publishable' && params.client_secret !== body.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match any associated SetupIntent on this account.',
      'setup_intent_invalid_parameter',
      'client_secret',
    );
  }
  return body;
};

/** Customers, and the cards that are saved for them. */
export const SAVED_CARD_ROUTES: readonly ProviderRoute[] = [
  defineRoute('POST', '/v1/customers', { metadata }, ({ scope, params }) =>
    createCustomer(scope, params.metadata),
  ),
  defineRoute('DELETE', '/v1/customers/:id', {}, ({ scope, id }) => deleteCustomer(scope, id)),
  defineRoute('POST', SETUPS, SETUP, ({ scope, params }) => createSetup(scope, params.customer)),
  defineRoute(
    'POST',
    `${SETUPS}/:id/confirm`,
    CONFIRMATION,
    async (call) => {
      await checkSecret(call);
      const setup = await confirmSetup(call.scope, call.id, call.params.payment_method);
      return call.key === 'secret' ? setup : publicView(setup);
    },
    'publishable',
  ),
  defineRoute(
    'GET',
    `${SETUPS}/:id`,
    { client_secret: text(), expand: texts },
    async (call) => {
      const body = await checkSecret(call);
      if (call.key === 'publishable') return publicView(body);
      const { payment_method: method } = body;
      if (typeof method !== 'string' || !call.params.expand?.includes('payment_method')) return body;
      return { ...body, payment_method: (await call.scope.get('payment_method', method)).body };
    },
    'publishable',
  ),
  defineRoute('POST', '/v1/payment_methods/:id/detach', {}, ({ scope, id }) =>
    detachPaymentMethod(scope, id),
  ),
];
