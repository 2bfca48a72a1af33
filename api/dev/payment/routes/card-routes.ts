import { CARD_NUMBER, checkCard } from '../banks/card-check.ts';
import { BANK, checkBank } from '../banks/test-banks.ts';
import { BILLING, createPaymentMethod } from '../objects/payment-methods.ts';
import { createBankToken, createCardToken, spendCardToken } from '../objects/tokens.ts';
import {
  integer,
  metadata,
  missingParam,
  nested,
  oneOf,
  optionalText,
  type Parsed,
  required,
  text,
} from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type ProviderCall, type ProviderRoute, retrieveRoute } from '../provider-route.ts';

/** A card to make a payment method of: its number and dates, or a token. */
const METHOD_CARD = {
  ...CARD_NUMBER,
  number: text(30),
  exp_month: integer(-99),
  exp_year: integer(-99),
  token: text(),
};

/** Card numbers belong into the browser's call: a server that sends them is refused, as by the provider. */
const checkBrowserCard = ({ key, scope }: ProviderCall<unknown>, card: Parsed<typeof METHOD_CARD>) => {
  if (key === 'secret') {
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    );
  }
  const { number, exp_month, exp_year, cvc } = card;
  if (number === undefined) throw missingParam('card[number]');
  if (exp_month === undefined) throw missingParam('card[exp_month]');
  if (exp_year === undefined) throw missingParam('card[exp_year]');
  return checkCard({ number, exp_month, exp_year, cvc }, scope.secrets, scope.now);
};

export const CARD_ROUTES: readonly ProviderRoute[] = [
  defineRoute(
    'POST',
    '/v1/tokens',
    { card: nested({ ...CARD_NUMBER, name: optionalText, currency: text(3) }), bank_account: nested(BANK) },
    async (call) => {
      const { scope, params } = call;
      if (params.bank_account) return createBankToken(scope, checkBank(params.bank_account, scope.secrets));
      if (!params.card) throw missingParam('card');
      return createCardToken(scope, checkBrowserCard(call, params.card), params.card.name);
    },
    'publishable',
  ),
  retrieveRoute('/v1/tokens', 'token'),
  defineRoute(
    'POST',
    '/v1/payment_methods',
    { type: required(oneOf('card')), card: nested(METHOD_CARD), billing_details: nested(BILLING), metadata },
    async (call) => {
      const { scope, params } = call;
      if (!params.card) throw missingParam('card');
      const facts = params.card.token
        ? await spendCardToken(scope, params.card.token, 'card[token]')
        : checkBrowserCard(call, params.card);
      return createPaymentMethod(scope, facts, params.billing_details, params.metadata);
    },
    'publishable',
  ),
  retrieveRoute('/v1/payment_methods', 'payment_method'),
];
