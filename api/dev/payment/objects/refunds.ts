import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { amountText } from '../currencies.ts';
import { integer, metadata, type Parsed, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';
import { bookMovement } from './balance-transactions.ts';

export const REFUND = { payment_intent: required(text()), amount: integer(1), metadata };
type RefundParams = Parsed<typeof REFUND>;

const chargeOf = async (scope: ProviderScope, id: string): Promise<Stripe.Charge> => {
  const { body: intent } = await scope.get('payment_intent', id, 'payment_intent');
  const charge = idOf(intent.latest_charge);
  if (intent.status !== 'succeeded' || !charge) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw invalidRequest(message, 'payment_intent_unexpected_state');
  }
  return (await scope.lock('charge', charge, 'charge')).body;
};

/** A charge that was disputed can be refunded again once the dispute is won. */
const isChargedBack = async (scope: ProviderScope, charge: Stripe.Charge): Promise<boolean> => {
  if (!charge.disputed) return false;
  const disputes = await scope.all('dispute', { charge: charge.id });
  return disputes.some(({ body }) => body.status !== 'won');
};

const refundableAmount = async (
  scope: ProviderScope,
  charge: Stripe.Charge,
  asked: number | undefined,
): Promise<number> => {
  const left = charge.amount - charge.amount_refunded;
  const refuse = (reason: string, code: string) => invalidRequest(`Charge ${charge.id} ${reason}`, code);
  if (await isChargedBack(scope, charge)) {
    throw refuse('has been charged back; cannot issue a refund.', 'charge_disputed');
  }
  if (!charge.paid) throw refuse('was not paid and cannot be refunded.', 'charge_invalid_parameter');
  if (left === 0) throw refuse('has already been refunded.', 'charge_already_refunded');
  const amount = asked ?? left;
  if (amount > left) {
    const message = `Refund amount (${amountText(amount, charge.currency)}) is greater than unrefunded amount on charge (${amountText(left, charge.currency)})`;
    throw invalidRequest(message, undefined, 'amount');
  }
  return amount;
};

/** Gives money back to the card, never more than what is left of the charge. */
export const createRefund = async (
  scope: ProviderScope,
  params: RefundParams,
  reason: Stripe.Refund.Reason | null = null,
): Promise<Stripe.Refund> => {
  const charge = await chargeOf(scope, params.payment_intent);
  const amount = await refundableAmount(scope, charge, params.amount);
  const id = newId('re');
  const { currency } = charge;
  const movement = await bookMovement(scope, { type: 'refund', source: id, amount: -amount, currency });
  const refund: Stripe.Refund = {
    ...nulls('customer customer_account receipt_number source_transfer_reversal transfer_reversal'),
    id,
    object: 'refund',
    amount,
    balance_transaction: movement.id,
    charge: charge.id,
    created: scope.seconds,
    currency,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: params.metadata ?? {},
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    status: 'succeeded',
  };
  await scope.insert('refund', refund);
  const refunded = charge.amount_refunded + amount;
  const updated = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  await scope.save('charge', updated);
  await scope.emit('refund.created', refund);
  await scope.emit('charge.refunded', updated);
  // The answer still says that it succeeded, as the original's does.
  if (await comesBack(scope, charge)) await failRefund(scope, id);
  return refund;
};

const comesBack = async (scope: ProviderScope, { payment_method }: Stripe.Charge): Promise<boolean> => {
  if (!payment_method) return false;
  const { hidden } = await scope.get('payment_method', payment_method);
  return hidden.behaviour.refundsFail ?? false;
};

/** The card's bank sends a refund back: its money is the platform's again, and the charge is not refunded any more. */
export const failRefund = async (scope: ProviderScope, refundId: string): Promise<Stripe.Refund> => {
  const { body: refund } = await scope.lock('refund', refundId);
  if (refund.status !== 'succeeded') {
    throw invalidRequest(`Refund ${refund.id} has a status of ${refund.status}.`, undefined, 'refund');
  }
  const { body: charge } = await scope.lock('charge', idOf(refund.charge) ?? '', 'charge');
  const { amount, currency } = refund;
  const movement = await bookMovement(scope, { type: 'refund_failure', source: refund.id, amount, currency });
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: movement.id,
  };
  await scope.save('refund', failed);
  await scope.save('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  });
  await scope.emit('refund.updated', failed);
  await scope.emit('refund.failed', failed);
  return failed;
};
