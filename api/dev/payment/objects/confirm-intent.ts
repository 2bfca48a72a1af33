import type { Stripe } from 'stripe';
import {
  AUTHENTICATION_FAILURE,
  AUTHENTICATION_REQUIRED,
  PAYNOW_EXPIRED,
  PAYNOW_FAILED,
} from '../banks/declines.ts';
import { invalidRequest, ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { StoredObjects } from '../stored-objects.ts';
import { attemptCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { nextActionOf, payNowAction } from './next-action.ts';
import { changeIntent, lockOpenIntent } from './payment-intents.ts';
import { takePaymentMethod } from './payment-methods.ts';
import { answerSetup } from './setup-intents.ts';

const failIntent = (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  error: { code: string; message: string; decline_code?: string; charge?: string },
): Promise<Stripe.PaymentIntent> =>
  changeIntent(scope, intent, 'payment_failed', {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: error.charge ?? null,
    last_payment_error: {
      ...error,
      code: error.code as Stripe.PaymentIntent.LastPaymentError.Code,
      doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
      payment_method: method,
      type: 'card_error',
    },
  });

/** Charges a payment. Returns the refusal, if any, so that the caller decides how to answer. */
const settleIntent = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: StoredObjects['payment_method'],
  authenticated: boolean,
): Promise<{ intent: Stripe.PaymentIntent; refusal?: ProviderError }> => {
  const { charge, decline } = await attemptCharge(scope, intent, method, authenticated);
  if (decline) {
    const error = { ...decline, charge: charge.id };
    const failed = await failIntent(scope, intent, method.body, error);
    const body = { ...error, payment_intent: failed, payment_method: method.body };
    return { intent: failed, refusal: new ProviderError(402, { type: 'card_error', ...body }, true) };
  }
  const paid = await changeIntent(scope, intent, 'succeeded', {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.body.id,
    last_payment_error: null,
  });
  if (method.hidden.behaviour.disputed) await openDispute(scope, charge.id);
  return { intent: paid };
};

/** What a payment is confirmed with. */
export interface Confirmation {
  payment_method: string;
  return_url?: string;
  /** Where a receipt goes. */
  receipt_email?: string;
  /** Nobody is there to pass 3-D Secure. */
  off_session?: boolean;
}

/** The refusal of a card whose bank wants its holder, who is away. */
const refuseAway = async (
  scope: ProviderScope,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Promise<ProviderError> => {
  const failed = await failIntent(scope, intent, method, AUTHENTICATION_REQUIRED);
  const error = { ...AUTHENTICATION_REQUIRED, payment_intent: failed, payment_method: method };
  return new ProviderError(402, { type: 'card_error', ...error }, true);
};

/** Throws 400 unless the payment takes PayNow and the payer is present. */
const checkPayNow = ({ payment_method_types: types }: Stripe.PaymentIntent, offSession?: boolean): void => {
  if (types.includes('paynow') && !offSession) return;
  const message = 'The PaymentMethod provided (paynow) is not allowed for this PaymentIntent.';
  throw invalidRequest(message, 'payment_intent_incompatible_payment_method', 'payment_method');
};

/** Confirms a payment: succeeded, or waiting for 3-D Secure or a scanned code, or a 402 whose changes stay. */
export const confirmIntent = async (
  scope: ProviderScope,
  id: string,
  { payment_method, return_url, receipt_email, off_session }: Confirmation,
): Promise<Stripe.PaymentIntent> => {
  const open = await lockOpenIntent(scope, id, 'confirm');
  const intent = { ...open, receipt_email: receipt_email ?? open.receipt_email };
  const method = await takePaymentMethod(scope, payment_method, intent.customer);
  const byPayNow = method.body.type === 'paynow';
  if (byPayNow) checkPayNow(intent, off_session);
  const { challenge: asks, offSession } = method.hidden.behaviour;
  if (off_session && asks && !offSession) throw await refuseAway(scope, intent, method.body);
  if (!asks || off_session) {
    const { intent: settled, refusal } = await settleIntent(scope, intent, method, false);
    if (refusal) throw refusal;
    return settled;
  }
  const challenge = await scope.insert('challenge', {
    id: newId('payatt'),
    object: 'challenge',
    payment_intent: id,
    payment_method: method.body.id,
    return_url: return_url ?? null,
    state: 'open',
    created: scope.seconds,
  });
  const waiting = {
    status: 'requires_action',
    payment_method: method.body.id,
    last_payment_error: null,
    next_action: byPayNow ? payNowAction(challenge) : nextActionOf(challenge),
  } as const;
  return changeIntent(scope, intent, 'requires_action', waiting, challenge.id);
};

type Answer = 'completed' | 'failed' | 'expired';

/** The payer's answer to 3-D Secure or to a PayNow code. A second answer changes nothing. */
export const answerChallenge = async (
  scope: ProviderScope,
  challengeId: string,
  answer: Answer,
): Promise<void> => {
  const passed = answer === 'completed';
  const { body: seen } = await scope.get('challenge', challengeId);
  if (seen.payment_intent.startsWith('seti_')) return answerSetup(scope, seen, passed);
  const { body: intent } = await scope.lock('payment_intent', seen.payment_intent);
  const { body: challenge } = await scope.lock('challenge', challengeId);
  if (challenge.state !== 'open' || intent.status !== 'requires_action') return;
  await scope.save('challenge', { ...challenge, state: answer });
  const method = await scope.lock('payment_method', challenge.payment_method);
  if (passed) await settleIntent(scope, intent, method, true);
  else await failIntent(scope, intent, method.body, failureOf(method.body, answer));
};

const failureOf = ({ type }: Stripe.PaymentMethod, answer: Answer) => {
  if (type !== 'paynow') return AUTHENTICATION_FAILURE;
  return answer === 'expired' ? PAYNOW_EXPIRED : PAYNOW_FAILED;
};
