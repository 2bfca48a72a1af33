import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { abandonChallenge, refuseState } from './intent-state.ts';

export const cancelIntent = async (
  scope: ProviderScope,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<Stripe.PaymentIntent> => {
  const { body: intent, hidden } = await scope.store.lock('payment_intent', id, 'intent');
  refuseState(intent, 'cancel');
  await abandonChallenge(scope, hidden.challenge);
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: scope.seconds,
    cancellation_reason: reason,
    next_action: null,
  };
  await scope.store.save('payment_intent', canceled, { challenge: null });
  await scope.emit('payment_intent.canceled', canceled);
  return canceled;
};
