import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';
import { bookMovement } from './balance-transactions.ts';

const DISPUTE_FEE = 1500;
const ANSWER_SECONDS = 7 * 24 * 3600;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  ...nulls('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure'),
  ...nulls('cancellation_rebuttal customer_communication customer_email_address customer_name'),
  ...nulls('customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_id'),
  ...nulls('duplicate_charge_explanation product_description receipt refund_policy refund_policy_disclosure'),
  ...nulls('refund_refusal_explanation service_date service_documentation shipping_address shipping_carrier'),
  ...nulls('shipping_date shipping_documentation shipping_tracking_number uncategorized_file'),
  ...nulls('uncategorized_text'),
  enhanced_evidence: {},
};

const disputeBody = (scope: ProviderScope, charge: Stripe.Charge, amount: number): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge.id,
  created: scope.seconds,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: NO_EVIDENCE,
  evidence_details: {
    due_by: scope.seconds + ANSWER_SECONDS,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: idOf(charge.payment_intent),
  payment_method_details: {
    card: {
      brand: charge.payment_method_details?.card?.brand ?? 'visa',
      case_type: 'chargeback',
      network: charge.payment_method_details?.card?.network ?? 'visa',
      network_reason_code: '83',
    },
    type: 'card',
  },
  reason: 'fraudulent',
  status: 'needs_response',
});

/** The card holder disputes a charge: the money and a fee are taken from the platform. */
export const openDispute = async (
  scope: ProviderScope,
  chargeId: string,
  asked?: number,
): Promise<Stripe.Dispute> => {
  const { body: charge } = await scope.lock('charge', chargeId, 'charge');
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid || charge.disputed || left === 0) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, undefined, 'charge');
  }
  const body = disputeBody(scope, charge, Math.min(asked ?? left, left));
  const movement = await bookMovement(scope, {
    type: 'adjustment',
    source: body.id,
    amount: -body.amount,
    currency: body.currency,
    fee: DISPUTE_FEE,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute: Stripe.Dispute = { ...body, balance_transactions: [movement] };
  await scope.insert('dispute', dispute);
  await scope.save('charge', { ...charge, disputed: true });
  await scope.emit('charge.dispute.created', dispute);
  await scope.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The card company rules: won gives the money back, lost keeps it. The fee stays either way. */
export const closeDispute = async (
  scope: ProviderScope,
  id: string,
  status: 'won' | 'lost',
): Promise<Stripe.Dispute> => {
  const { body: dispute } = await scope.lock('dispute', id);
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest('This dispute is already closed.', 'dispute_closed');
  }
  const movements = [...dispute.balance_transactions];
  if (status === 'won') {
    const { amount, currency } = dispute;
    movements.push(await bookMovement(scope, { type: 'adjustment', source: id, amount, currency }));
  }
  const closed: Stripe.Dispute = { ...dispute, status, balance_transactions: movements };
  await scope.save('dispute', closed);
  if (status === 'won') await scope.emit('charge.dispute.funds_reinstated', closed);
  await scope.emit('charge.dispute.closed', closed);
  return closed;
};
