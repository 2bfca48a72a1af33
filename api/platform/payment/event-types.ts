import type { Stripe } from 'stripe';

type EventType = Stripe.WebhookEndpointCreateParams.EnabledEvent;

/** Types of the payment provider's events that are followed: what its webhook endpoint of the platform sends. */
export const platformEventTypes: readonly EventType[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'transfer.created',
  'transfer.updated',
  'transfer.reversed',
];

/** What its webhook endpoint of connected accounts sends. */
export const accountEventTypes: readonly EventType[] = [
  'account.updated',
  'account.external_account.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
];
