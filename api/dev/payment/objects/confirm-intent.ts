import type { Stripe } from 'stripe';
import { AUTHENTICATION_FAILURE, type Decline } from '../banks/declines.ts';
import { invalidRequest, ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import type { StoredObjects } from '../stored-objects.ts';
import { nextActionOf, openChallenge } from './challenges.ts';
import { attemptCharge } from './charges.ts';
import { disputeAtOnce } from './disputes.ts';
import { abandonChallenge, refuseState } from './intent-state.ts';
import { takePaymentMethod } from './payment-methods.ts';

const failIntent = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  chargeId: string | null,
  error: Stripe.PaymentIntent.LastPaymentError,
): Promise<Stripe.PaymentIntent> => {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: chargeId,
    last_payment_error: error,
  };
  await scope.store.save('payment_intent', failed, { challenge: null });
  await scope.emit('payment_intent.payment_failed', failed);
  return failed;
};

const declineError = (
  decline: Decline,
  chargeId: string,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent.LastPaymentError => ({
  charge: chargeId,
  code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
  decline_code: decline.declineCode,
  doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
  message: decline.message,
  payment_method: method,
  type: 'card_error',
});

/** Charges a payment. Returns the refusal, if any, so that the caller decides how to answer. */
const settleIntent = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: StoredObjects['payment_method'],
  authenticated: boolean,
): Promise<{ intent: Stripe.PaymentIntent; refusal: ProviderError | null }> => {
  const { charge, decline } = await attemptCharge(scope, intent, method, authenticated);
  if (decline) {
    const error = declineError(decline, charge.id, method.body);
    const failed = await failIntent(scope, intent, charge.id, error);
    const { code, declineCode, message } = decline;
    const body = { type: 'card_error' as const, code, decline_code: declineCode, message, charge: charge.id };
    const refusal = new ProviderError(
      402,
      { ...body, payment_intent: failed, payment_method: method.body },
      true,
    );
    return { intent: failed, refusal };
  }
  const paid: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.body.id,
    next_action: null,
    last_payment_error: null,
  };
  await scope.store.save('payment_intent', paid, { challenge: null });
  await scope.emit('payment_intent.succeeded', paid);
  if (method.hidden.behaviour.disputed) await disputeAtOnce(scope, charge.id);
  return { intent: paid, refusal: null };
};

/** Confirms a payment: succeeded, or waiting for 3-D Secure, or a 402 whose changes stay. */
export const confirmIntent = async (
  scope: ProviderScope,
  id: string,
  methodId: string | undefined,
  returnUrl: string | undefined,
): Promise<Stripe.PaymentIntent> => {
  const { body: intent, hidden } = await scope.store.lock('payment_intent', id, 'intent');
  refuseState(intent, 'confirm');
  const chosen = methodId ?? (typeof intent.payment_method === 'string' ? intent.payment_method : null);
  if (!chosen) {
    const message =
      'You cannot confirm this PaymentIntent because it’s missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.';
    throw invalidRequest(message, 'payment_intent_unexpected_state');
  }
  const method = await takePaymentMethod(scope, chosen);
  await abandonChallenge(scope, hidden.challenge);
  if (!method.hidden.behaviour.challenge) {
    const settled = await settleIntent(scope, intent, method, false);
    if (settled.refusal) throw settled.refusal;
    return settled.intent;
  }
  const challenge = await openChallenge(scope, id, method.body.id, returnUrl ?? null);
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    payment_method: method.body.id,
    last_payment_error: null,
    next_action: nextActionOf(scope, challenge),
  };
  await scope.store.save('payment_intent', waiting, { challenge: challenge.id });
  await scope.emit('payment_intent.requires_action', waiting);
  return waiting;
};

/** The holder's answer to 3-D Secure. A second answer changes nothing. */
export const answerChallenge = async (
  scope: ProviderScope,
  challengeId: string,
  passed: boolean,
): Promise<Stripe.PaymentIntent> => {
  const { body: seen } = await scope.store.get('challenge', challengeId);
  const { body: intent } = await scope.store.lock('payment_intent', seen.payment_intent);
  const { body: challenge } = await scope.store.lock('challenge', challengeId);
  if (challenge.state !== 'open' || intent.status !== 'requires_action') return intent;
  await scope.store.save('challenge', { ...challenge, state: passed ? 'completed' : 'failed' });
  const method = await scope.store.lock('payment_method', challenge.payment_method);
  if (passed) return (await settleIntent(scope, intent, method, true)).intent;
  return failIntent(scope, intent, null, {
    ...AUTHENTICATION_FAILURE,
    doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
    payment_method: method.body,
    type: 'card_error',
  });
};
