import type { Stripe } from 'stripe';
import { type Decline, declineOf } from '../banks/declines.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId, randomText } from '../provider-secrets.ts';
import { settle } from '../provider-terms.ts';
import { nulls, type StoredObjects } from '../stored-objects.ts';
import { bookMovement } from './balance-transactions.ts';

const SETTLEMENT_SECONDS = 2 * 24 * 3600;

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: decline ? 'try_again_later' : null,
  ...nulls('network_advice_code network_decline_code'),
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.decline_code ?? null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

const threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  ...nulls('exemption_indicator result_reason transaction_id'),
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  result: 'authenticated',
  version: '2.2.0',
};

const cardDetails = (
  card: Stripe.PaymentMethod.Card,
  amount: number,
  authenticated: boolean,
  decline: Decline | null,
): Stripe.Charge.PaymentMethodDetails.Card => ({
  ...nulls('authorization_code electronic_commerce_indicator installments mandate network_transaction_id'),
  ...nulls('transaction_link_id wallet'),
  amount_authorized: decline ? null : amount,
  brand: card.brand,
  checks: {
    ...nulls('address_line1_check address_postal_code_check'),
    cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
  },
  country: card.country,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint ?? null,
  funding: card.funding,
  last4: card.last4,
  network: card.brand,
  regulated_status: card.regulated_status,
  three_d_secure: authenticated ? threeDSecure : null,
});

const chargeBody = (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  authenticated: boolean,
): Stripe.Charge => ({
  ...nulls('application application_fee application_fee_amount balance_transaction on_behalf_of'),
  ...nulls('calculated_statement_descriptor failure_balance_transaction receipt_number receipt_url review'),
  ...nulls('shipping source source_transfer statement_descriptor transfer_data'),
  id: newId('ch'),
  customer: intent.customer,
  object: 'charge',
  amount: intent.amount,
  amount_captured: decline ? 0 : intent.amount,
  amount_refunded: 0,
  billing_details: method.billing_details,
  captured: !decline,
  created: scope.seconds,
  currency: intent.currency,
  description: intent.description,
  disputed: false,
  failure_code: decline?.code ?? null,
  failure_message: decline?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  outcome: outcomeOf(decline),
  paid: !decline,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: method.card
    ? { type: 'card', card: cardDetails(method.card, intent.amount, authenticated, decline) }
    : { type: 'paynow', paynow: { reference: randomText(12) } },
  receipt_email: intent.receipt_email,
  refunded: false,
  statement_descriptor_suffix: intent.statement_descriptor_suffix,
  status: decline ? 'failed' : 'succeeded',
  transfer_group: intent.transfer_group,
});

/** Charges a payment method as its test behaviour says, and books the money when it is paid. */
export const attemptCharge = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: StoredObjects['payment_method'],
  authenticated: boolean,
): Promise<{ charge: Stripe.Charge; decline: Decline | null }> => {
  const { behaviour } = method.hidden;
  const decline = behaviour.decline ? declineOf(behaviour.decline) : null;
  const body = chargeBody(scope, intent, method.body, decline, authenticated);
  if (!decline) {
    const settled = settle(scope.terms, body.amount, body.currency);
    const movement = await bookMovement(scope, {
      type: 'charge',
      source: body.id,
      amount: body.amount,
      currency: body.currency,
      fee: Math.round(settled.amount * scope.terms.feeRate) + scope.terms.feeMinor,
      description: body.description,
      availableOn: scope.seconds + SETTLEMENT_SECONDS,
    });
    body.balance_transaction = movement.id;
    const spent = method.body.customer === null;
    await scope.save('payment_method', method.body, { ...method.hidden, spent });
  }
  await scope.insert('charge', body);
  await scope.emit(`charge.${body.status}`, body);
  return { charge: body, decline };
};
