import type { Stripe } from 'stripe';
import { DECLINES, type Decline } from '../banks/declines.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { StoredObjects } from '../stored-objects.ts';
import { bookMovement, processingFee, settlementTime } from './balance-transactions.ts';

export interface ChargeAttempt {
  charge: Stripe.Charge;
  decline: Decline | null;
}

const outcomeOf = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: decline ? 'try_again_later' : null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? decline.declineCode : null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

const threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};

const cardDetails = (
  card: Stripe.PaymentMethod.Card,
  amount: number,
  authenticated: boolean,
  decline: Decline | null,
): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: decline ? null : amount,
  authorization_code: null,
  brand: card.brand,
  checks: {
    address_line1_check: null,
    address_postal_code_check: null,
    cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
  },
  country: card.country,
  electronic_commerce_indicator: null,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint ?? null,
  funding: card.funding,
  installments: null,
  last4: card.last4,
  mandate: null,
  network: card.brand,
  network_transaction_id: null,
  regulated_status: card.regulated_status,
  three_d_secure: authenticated ? threeDSecure : null,
  transaction_link_id: null,
  wallet: null,
});

const chargeBody = (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  authenticated: boolean,
): Stripe.Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: decline ? 0 : intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: method.billing_details,
  calculated_statement_descriptor: null,
  captured: !decline,
  created: scope.seconds,
  currency: intent.currency,
  customer: null,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: decline?.code ?? null,
  failure_message: decline?.message ?? null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: outcomeOf(decline),
  paid: !decline,
  payment_intent: intent.id,
  payment_method: method.id,
  payment_method_details: method.card
    ? { type: 'card', card: cardDetails(method.card, intent.amount, authenticated, decline) }
    : null,
  receipt_email: intent.receipt_email,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: decline ? 'failed' : 'succeeded',
  transfer_data: null,
  transfer_group: intent.transfer_group,
});

/** Charges a card as its test behaviour says, and books the money when it is paid. */
export const attemptCharge = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: StoredObjects['payment_method'],
  authenticated: boolean,
): Promise<ChargeAttempt> => {
  const { behaviour } = method.hidden;
  const decline = behaviour.decline ? DECLINES[behaviour.decline] : null;
  const body = chargeBody(scope, intent, method.body, decline, authenticated);
  if (decline) {
    const charge = await scope.store.insert('charge', body, null);
    await scope.emit('charge.failed', charge);
    return { charge, decline };
  }
  const movement = await bookMovement(scope, {
    type: 'charge',
    source: body.id,
    amount: body.amount,
    currency: body.currency,
    fee: processingFee(body.amount),
    description: body.description,
    availableOn: settlementTime(scope, behaviour.settlesAtOnce),
  });
  const charge = await scope.store.insert('charge', { ...body, balance_transaction: movement.id }, null);
  await scope.store.save('payment_method', method.body, { ...method.hidden, spent: true });
  await scope.emit('charge.succeeded', charge);
  return { charge, decline: null };
};
