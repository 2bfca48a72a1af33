import type { Stripe } from 'stripe';
import { currency } from '../currencies.ts';
import {
  flag,
  integer,
  metadata,
  nested,
  oneOf,
  type Parsed,
  required,
  text,
  texts,
} from '../param-shape.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId, randomText } from '../provider-secrets.ts';
import { nulls } from '../stored-objects.ts';

export const INTENT = {
  amount: required(integer(1)),
  currency: required(currency),
  automatic_payment_methods: nested({ enabled: flag, allow_redirects: oneOf('never') }),
  excluded_payment_method_types: texts,
  description: text(1000),
  metadata,
  statement_descriptor_suffix: text(22),
  transfer_group: text(512),
};

export const createIntent = async (
  scope: ProviderScope,
  params: Parsed<typeof INTENT>,
): Promise<Stripe.PaymentIntent> => {
  const id = newId('pi');
  const { excluded_payment_method_types: excluded = null } = params;
  const takesPayNow = params.currency === 'sgd' && !excluded?.includes('paynow');
  const intent: Stripe.PaymentIntent = {
    ...nulls(
      'allowed_payment_method_types application application_fee_amount canceled_at cancellation_reason',
    ),
    ...nulls('customer_account last_payment_error latest_charge'),
    ...nulls(
      'next_action on_behalf_of payment_method_configuration_details payment_record processing review',
    ),
    ...nulls('setup_future_usage shipping source statement_descriptor receipt_email'),
    ...nulls('payment_method transfer_data'),
    id,
    object: 'payment_intent',
    customer: null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: { allow_redirects: 'never', enabled: true },
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: scope.seconds,
    currency: params.currency,
    description: params.description ?? null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: params.metadata ?? {},
    payment_method_options: {
      card: { ...nulls('installments mandate_options network'), request_three_d_secure: 'automatic' },
      ...(takesPayNow && { paynow: {} }),
    },
    excluded_payment_method_types: excluded,
    payment_method_types: takesPayNow ? ['card', 'paynow'] : ['card'],
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_group: params.transfer_group ?? null,
  };
  await scope.insert('payment_intent', intent, { challenge: null });
  await scope.emit('payment_intent.created', intent);
  return intent;
};

/** Changes a payment and tells of it. Unless a challenge is named, nothing is left for the client to do. */
export const changeIntent = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  event: 'canceled' | 'payment_failed' | 'requires_action' | 'succeeded',
  changes: Partial<Stripe.PaymentIntent>,
  challenge: string | null = null,
): Promise<Stripe.PaymentIntent> => {
  const changed = { ...intent, next_action: null, ...changes };
  await scope.save('payment_intent', changed, { challenge });
  await scope.emit(`payment_intent.${event}`, changed);
  return changed;
};

/** Gives a payment that is not made yet the customer whose saved card is charged. */
export const setCustomer = async (
  scope: ProviderScope,
  id: string,
  customer: string,
): Promise<Stripe.PaymentIntent> => {
  const intent = await lockOpenIntent(scope, id, 'update');
  await scope.get('customer', customer, 'customer');
  return scope.save('payment_intent', { ...intent, customer });
};

/** Locks a payment that is to be confirmed or cancelled, and abandons its challenge. Refuses one that has ended. */
export const lockOpenIntent = async (
  scope: ProviderScope,
  id: string,
  verb: 'confirm' | 'cancel' | 'update',
): Promise<Stripe.PaymentIntent> => {
  const { body: intent, hidden } = await scope.lock('payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new ProviderError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot ${verb} this PaymentIntent because ${endedText(intent.status, verb)}.`,
      payment_intent: intent,
    });
  }
  if (hidden.challenge) {
    const { body: challenge } = await scope.lock('challenge', hidden.challenge);
    if (challenge.state === 'open') await scope.save('challenge', { ...challenge, state: 'abandoned' });
  }
  return intent;
};

const endedText = (status: Stripe.PaymentIntent.Status, verb: 'confirm' | 'cancel' | 'update'): string => {
  if (verb === 'cancel') {
    return `it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing`;
  }
  return status === 'succeeded'
    ? 'it has already succeeded after being previously confirmed'
    : 'it has a status of canceled';
};

export const cancelIntent = async (scope: ProviderScope, id: string): Promise<Stripe.PaymentIntent> => {
  const intent = await lockOpenIntent(scope, id, 'cancel');
  return changeIntent(scope, intent, 'canceled', { status: 'canceled', canceled_at: scope.seconds });
};
