import { type CardInput, checkCard } from '../banks/card-check.ts';
import { checkBank } from '../banks/test-banks.ts';
import { createPaymentMethod } from '../objects/payment-methods.ts';
import { createBankToken, createCardToken, spendCardToken } from '../objects/tokens.ts';
import { integer, metadata, nested, oneOf, optionalText, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type KeyKind, type ProviderRoute, pathId } from '../provider-route.ts';

const ADDRESS = nested({
  city: optionalText,
  country: optionalText,
  line1: optionalText,
  line2: optionalText,
  postal_code: optionalText,
  state: optionalText,
});

const NUMBER_FIELDS = {
  number: required(text(30)),
  exp_month: required(integer(-99)),
  exp_year: required(integer(-99)),
  cvc: text(8),
};

const TOKEN_CARD = nested({ ...NUMBER_FIELDS, name: optionalText, currency: text(3) });

const METHOD_CARD = nested({
  number: text(30),
  exp_month: integer(-99),
  exp_year: integer(-99),
  cvc: text(8),
  token: text(),
});

const BANK = nested({
  country: required(text(2)),
  currency: required(text(3)),
  account_number: required(text(40)),
  routing_number: text(20),
  account_holder_name: optionalText,
  account_holder_type: oneOf('individual', 'company'),
});

/** Card numbers belong into the browser's call: a server that sends them is refused, as by the provider. */
const refuseServerNumbers = (key: KeyKind): void => {
  if (key === 'publishable') return;
  throw invalidRequest(
    'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
  );
};

const missing = (name: string) =>
  invalidRequest(`Missing required param: ${name}.`, 'parameter_missing', name);

const completeCard = (card: { [K in keyof CardInput]?: CardInput[K] | undefined }): CardInput => {
  const { number, exp_month, exp_year, cvc } = card;
  if (number === undefined) throw missing('card[number]');
  if (exp_month === undefined) throw missing('card[exp_month]');
  if (exp_year === undefined) throw missing('card[exp_year]');
  return { number, exp_month, exp_year, cvc };
};

const createToken = defineRoute(
  'POST',
  '/v1/tokens',
  { card: TOKEN_CARD, bank_account: BANK },
  async ({ scope, params, key }) => {
    if (params.bank_account)
      return createBankToken(scope, checkBank(params.bank_account, scope.settings.secrets));
    if (!params.card) throw missing('card');
    refuseServerNumbers(key);
    return createCardToken(
      scope,
      checkCard(params.card, scope.settings.secrets, scope.now),
      params.card.name,
    );
  },
  'publishable',
);

const createMethod = defineRoute(
  'POST',
  '/v1/payment_methods',
  {
    type: required(oneOf('card')),
    card: METHOD_CARD,
    billing_details: nested({
      name: optionalText,
      email: optionalText,
      phone: optionalText,
      address: ADDRESS,
    }),
    metadata,
  },
  async ({ scope, params, key }) => {
    if (!params.card) throw missing('card');
    if (params.card.token) {
      const facts = await spendCardToken(scope, params.card.token, 'card[token]');
      return createPaymentMethod(scope, facts, params.billing_details, params.metadata);
    }
    refuseServerNumbers(key);
    const facts = checkCard(completeCard(params.card), scope.settings.secrets, scope.now);
    return createPaymentMethod(scope, facts, params.billing_details, params.metadata);
  },
  'publishable',
);

export const CARD_ROUTES: readonly ProviderRoute[] = [
  createToken,
  createMethod,
  defineRoute(
    'GET',
    '/v1/tokens/:id',
    {},
    async (call) => (await call.scope.store.get('token', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/payment_methods/:id',
    {},
    async (call) => (await call.scope.store.get('payment_method', pathId(call))).body,
  ),
];
