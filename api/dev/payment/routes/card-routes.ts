import { CARD_NUMBER, checkCard } from '../banks/card-check.ts';
import { BANK, checkBank } from '../banks/test-banks.ts';
import { createPaymentMethod, createPayNowMethod } from '../objects/payment-methods.ts';
import { createBankToken, createCardToken, spendCardToken } from '../objects/tokens.ts';
import {
  missingParam,
  nested,
  oneOf,
  optionalText,
  type Parsed,
  type Reader,
  required,
  text,
} from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import { defineRoute, type ProviderCall, type ProviderRoute } from '../provider-route.ts';

type CardNumber = Parsed<typeof CARD_NUMBER>;

/** A card to make a payment method of: a token, or its number and dates. */
const methodCard: Reader<{ token: string } | CardNumber | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  const isToken = typeof value === 'object' && 'token' in value;
  return isToken
    ? required(nested({ token: required(text()) }))(value, name)
    : required(nested(CARD_NUMBER))(value, name);
};

/** Card numbers belong into the browser's call: a server that sends them is refused, as by the provider. */
const checkBrowserCard = ({ key, scope }: ProviderCall<unknown>, card: CardNumber) => {
  if (key === 'secret') {
    throw invalidRequest(
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    );
  }
  return checkCard(card, scope.secrets, scope.now);
};

export const CARD_ROUTES: readonly ProviderRoute[] = [
  defineRoute(
    'POST',
    '/v1/tokens',
    { card: nested(CARD_NUMBER), bank_account: nested(BANK) },
    async (call) => {
      const { scope, params } = call;
      if (params.bank_account) return createBankToken(scope, checkBank(params.bank_account, scope.secrets));
      if (!params.card) throw missingParam('card');
      return createCardToken(scope, checkBrowserCard(call, params.card));
    },
    'publishable',
  ),
  defineRoute(
    'POST',
    '/v1/payment_methods',
    {
      type: required(oneOf('card', 'paynow')),
      card: methodCard,
      billing_details: nested({ name: optionalText }),
    },
    async (call) => {
      const { scope, params } = call;
      const { card } = params;
      if (params.type === 'paynow') return createPayNowMethod(scope);
      if (!card) throw missingParam('card');
      const facts =
        'token' in card
          ? await spendCardToken(scope, card.token, 'card[token]')
          : checkBrowserCard(call, card);
      return createPaymentMethod(scope, facts, params.billing_details?.name);
    },
    'publishable',
  ),
];
