import type { Stripe } from 'stripe';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import type { Challenge } from '../stored-objects.ts';

/** Path of the 3-D Secure page below the base address. */
export const challengePath = (id: string): string => `/3d_secure/${id}`;

/** Opens a bank's question for a payment. */
export const openChallenge = (
  scope: ProviderScope,
  intentId: string,
  methodId: string,
  returnUrl: string | null,
): Promise<Challenge> =>
  scope.store.insert(
    'challenge',
    {
      id: newId('payatt'),
      object: 'challenge',
      payment_intent: intentId,
      payment_method: methodId,
      return_url: returnUrl,
      state: 'open',
      created: scope.seconds,
    },
    null,
  );

/** The `next_action` of a payment: open a page in a frame, or redirect and return. */
export const nextActionOf = (scope: ProviderScope, challenge: Challenge): Stripe.PaymentIntent.NextAction => {
  const url = `${scope.settings.challengeBaseUrl}${challengePath(challenge.id)}`;
  if (challenge.return_url) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: challenge.return_url, url } };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'three_d_secure_redirect',
      source: challenge.id,
      stripe_js: url,
      three_ds_optimizations: '',
    },
  };
};
