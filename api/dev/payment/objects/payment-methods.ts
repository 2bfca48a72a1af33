import type { Stripe } from 'stripe';
import { aliasCard, type CardFacts } from '../banks/card-check.ts';
import { testCardByAlias } from '../banks/test-cards.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls, type StoredObjects } from '../stored-objects.ts';

const cardBody = (facts: CardFacts): Stripe.PaymentMethod.Card => ({
  brand: facts.brand,
  checks: { ...nulls('address_line1_check address_postal_code_check'), cvc_check: 'unchecked' },
  country: facts.country,
  display_brand: facts.brand,
  exp_month: facts.expMonth,
  exp_year: facts.expYear,
  fingerprint: facts.fingerprint,
  funding: 'credit',
  generated_from: null,
  last4: facts.last4,
  networks: { available: [facts.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

const methodBody = (scope: ProviderScope, name?: string) => ({
  id: newId('pm'),
  object: 'payment_method' as const,
  allow_redisplay: 'unspecified' as const,
  billing_details: {
    ...nulls('email phone tax_id'),
    name: name ?? null,
    address: nulls('city country line1 line2 postal_code state'),
  },
  created: scope.seconds,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
});

/** Makes a payment method of a card's facts; it serves one payment, as methods without a customer do. */
export const createPaymentMethod = (
  scope: ProviderScope,
  facts: CardFacts,
  name?: string,
): Promise<Stripe.PaymentMethod> => {
  const body: Stripe.PaymentMethod = { ...methodBody(scope, name), card: cardBody(facts), type: 'card' };
  return scope.insert('payment_method', body, { behaviour: facts.behaviour, spent: false });
};

/** Makes a payment method of PayNow, which serves one payment. */
export const createPayNowMethod = (scope: ProviderScope): Promise<Stripe.PaymentMethod> => {
  const body: Stripe.PaymentMethod = { ...methodBody(scope), paynow: {}, type: 'paynow' };
  const behaviour = { challenge: true, decline: null, disputed: false };
  return scope.insert('payment_method', body, { behaviour, spent: false });
};

const ALREADY_USED =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** Finds the payment method to charge or to save; `pm_card_visa` and its like make a fresh one. */
export const takePaymentMethod = async (
  scope: ProviderScope,
  id: string,
  customer: Stripe.PaymentIntent['customer'],
): Promise<StoredObjects['payment_method']> => {
  const alias = id.startsWith('pm_card_') ? testCardByAlias(id) : undefined;
  const realId = alias
    ? (await createPaymentMethod(scope, aliasCard(alias, scope.secrets, scope.now))).id
    : id;
  const method = await scope.lock('payment_method', realId, 'payment_method');
  if (method.hidden.spent)
    throw invalidRequest(ALREADY_USED, 'payment_method_unexpected_state', 'payment_method');
  if (method.body.customer !== null && method.body.customer !== customer)
    throw invalidRequest(OF_ANOTHER, 'payment_method_unexpected_state', 'payment_method');
  return method;
};

const OF_ANOTHER =
  'The provided PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter of the PaymentIntent.';

/** Takes a payment method from its customer; nothing can be charged to it any more. */
export const detachPaymentMethod = async (
  scope: ProviderScope,
  id: string,
): Promise<Stripe.PaymentMethod> => {
  const { body, hidden } = await scope.lock('payment_method', id, 'payment_method');
  if (body.customer === null) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      undefined,
      'payment_method',
    );
  }
  const detached = await scope.save(
    'payment_method',
    { ...body, customer: null },
    { ...hidden, spent: true },
  );
  await scope.emit('payment_method.detached', detached);
  return detached;
};
