import type { Stripe } from 'stripe';
import { ProviderError } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';

const STATE_TEXT: Readonly<Record<string, string>> = {
  succeeded: 'it has already succeeded after being previously confirmed',
  canceled: 'it has a status of canceled',
};

/** Refuses to confirm or cancel a payment that has come to its end. */
export const refuseState = (intent: Stripe.PaymentIntent, verb: 'confirm' | 'cancel'): void => {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  const reason =
    verb === 'confirm'
      ? STATE_TEXT[intent.status]
      : `it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing`;
  throw new ProviderError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because ${reason}.`,
    payment_intent: intent,
  });
};

export const abandonChallenge = async (scope: ProviderScope, id: string | null): Promise<void> => {
  if (!id) return;
  const { body } = await scope.store.lock('challenge', id);
  if (body.state === 'open') await scope.store.save('challenge', { ...body, state: 'abandoned' });
};
