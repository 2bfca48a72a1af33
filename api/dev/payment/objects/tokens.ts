import type { Stripe } from 'stripe';
import { aliasCard, type CardFacts } from '../banks/card-check.ts';
import type { BankFacts } from '../banks/test-banks.ts';
import { testCardByAlias } from '../banks/test-cards.ts';
import { invalidRequest, noSuch } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';
import { bankAccountBody } from './bank-accounts.ts';

const BRAND_NAMES = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' } as const;

const tokenCard = (facts: CardFacts): Stripe.Card => ({
  ...nulls('address_city address_country address_line1 address_line1_check address_line2 address_state'),
  ...nulls('address_zip address_zip_check dynamic_last4 name tokenization_method'),
  id: newId('card'),
  object: 'card',
  brand: BRAND_NAMES[facts.brand],
  country: facts.country,
  cvc_check: 'unchecked',
  exp_month: facts.expMonth,
  exp_year: facts.expYear,
  fingerprint: facts.fingerprint,
  funding: 'credit',
  last4: facts.last4,
  metadata: {},
  regulated_status: 'unregulated',
});

const tokenBase = (scope: ProviderScope, prefix: string) => ({
  id: newId(prefix),
  object: 'token' as const,
  client_ip: null,
  created: scope.seconds,
  livemode: false,
  used: false,
});

export const createCardToken = (scope: ProviderScope, facts: CardFacts): Promise<Stripe.Token> =>
  scope.insert(
    'token',
    { ...tokenBase(scope, 'tok'), type: 'card', card: tokenCard(facts) },
    { card: facts, bank: null },
  );

export const createBankToken = (scope: ProviderScope, facts: BankFacts): Promise<Stripe.Token> =>
  scope.insert(
    'token',
    { ...tokenBase(scope, 'btok'), type: 'bank_account', bank_account: bankAccountBody(facts, null) },
    { card: null, bank: facts },
  );

const spend = async (scope: ProviderScope, id: string, param: string) => {
  const { body, hidden } = await scope.lock('token', id, param);
  if (body.used) {
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, 'token_already_used', param);
  }
  await scope.save('token', { ...body, used: true });
  return hidden;
};

/** Uses up a card token, or reads a reusable test token such as `tok_visa`. */
export const spendCardToken = async (scope: ProviderScope, id: string, param: string): Promise<CardFacts> => {
  const alias = testCardByAlias(id);
  if (alias) return aliasCard(alias, scope.secrets, scope.now);
  const { card } = await spend(scope, id, param);
  if (!card) throw noSuch('token', id, param);
  return card;
};

/** Uses up a bank account token. */
export const spendBankToken = async (scope: ProviderScope, id: string, param: string): Promise<BankFacts> => {
  const { bank } = await spend(scope, id, param);
  if (!bank) throw noSuch('token', id, param);
  return bank;
};
