import type { Stripe } from 'stripe';
import { aliasCard, type CardFacts } from '../banks/card-check.ts';
import { testCardByAlias } from '../banks/test-cards.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { StoredObjects } from '../stored-objects.ts';

export interface BillingInput {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  address?: Partial<
    Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | undefined>
  >;
}

export const billingDetails = (input: BillingInput = {}): Stripe.PaymentMethod.BillingDetails => {
  const { city, country, line1, line2, postal_code, state } = input.address ?? {};
  return {
    address: {
      city: city ?? null,
      country: country ?? null,
      line1: line1 ?? null,
      line2: line2 ?? null,
      postal_code: postal_code ?? null,
      state: state ?? null,
    },
    email: input.email ?? null,
    name: input.name ?? null,
    phone: input.phone ?? null,
    tax_id: null,
  };
};

const cardBody = (facts: CardFacts): Stripe.PaymentMethod.Card => ({
  brand: facts.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
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

/** Makes a payment method of a card's facts; it serves one payment, as methods without a customer do. */
export const createPaymentMethod = (
  scope: ProviderScope,
  facts: CardFacts,
  billing: BillingInput = {},
  metadata: Record<string, string> = {},
): Promise<Stripe.PaymentMethod> => {
  const body: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: cardBody(facts),
    created: scope.seconds,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  return scope.store.insert('payment_method', body, {
    behaviour: facts.behaviour,
    spent: false,
  });
};

const ALREADY_USED =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** Finds the payment method to charge; `pm_card_visa` and its like make a fresh one. */
export const takePaymentMethod = async (
  scope: ProviderScope,
  id: string,
): Promise<StoredObjects['payment_method']> => {
  const alias = id.startsWith('pm_card_') ? testCardByAlias(id) : undefined;
  const realId = alias
    ? (await createPaymentMethod(scope, aliasCard(alias, scope.settings.secrets, scope.now))).id
    : id;
  const method = await scope.store.lock('payment_method', realId, 'payment_method');
  if (method.hidden.spent)
    throw invalidRequest(ALREADY_USED, 'payment_method_unexpected_state', 'payment_method');
  return method;
};
