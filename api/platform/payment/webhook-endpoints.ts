import type { Stripe } from 'stripe';
import { accountEventTypes, platformEventTypes } from './event-types.ts';

/** A webhook endpoint that the payment provider should have. */
export interface WantedEndpoint {
  /** Whose events it hears, in words. */
  readonly hears: 'your account' | 'connected accounts';
  /** On our origin. The provider does not say of an endpoint whose events it hears, so the address does. */
  readonly path: string;
  readonly connect: boolean;
  readonly types: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  /** Setting that holds its signing secret. */
  readonly setting: 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_CONNECT_WEBHOOK_SECRET';
}

export const webhookEndpoints: readonly [WantedEndpoint, WantedEndpoint] = [
  {
    hears: 'your account',
    path: '/webhooks/stripe',
    connect: false,
    types: platformEventTypes,
    setting: 'STRIPE_WEBHOOK_SECRET',
  },
  {
    hears: 'connected accounts',
    path: '/webhooks/stripe/connect',
    connect: true,
    types: accountEventTypes,
    setting: 'STRIPE_CONNECT_WEBHOOK_SECRET',
  },
];
