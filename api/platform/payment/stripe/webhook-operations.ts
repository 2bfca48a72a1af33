import type { Stripe } from 'stripe';
import { accountEventTypes } from '../event-types.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { PaymentProviderError } from '../payment-provider-error.ts';
import type { PaymentEvent, PaymentEventSubject } from '../payment-results.ts';
import { callAll, createdFrom } from './provider-call.ts';
import {
  readAccount,
  readBankAccount,
  readCharge,
  readDispute,
  readPaymentIntent,
  readPayout,
  readRefund,
  readSetupIntent,
  readTransfer,
} from './read-answers.ts';

type EventObject =
  | Stripe.PaymentIntent
  | Stripe.SetupIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Account
  | Stripe.Transfer
  | Stripe.Payout
  | Stripe.BankAccount
  | { object: 'something else' };

const subjectOf = (object: EventObject): PaymentEventSubject => {
  switch (object.object) {
    case 'payment_intent':
      return { kind: 'paymentIntent', paymentIntent: readPaymentIntent(object) };
    case 'setup_intent':
      return { kind: 'setupIntent', setupIntent: readSetupIntent(object) };
    case 'charge':
      return { kind: 'charge', charge: readCharge(object) };
    case 'refund':
      return { kind: 'refund', refund: readRefund(object) };
    case 'dispute':
      return { kind: 'dispute', dispute: readDispute(object) };
    case 'account':
      return { kind: 'account', account: readAccount(object) };
    case 'transfer':
      return { kind: 'transfer', transfer: readTransfer(object) };
    case 'payout':
      return { kind: 'payout', payout: readPayout(object) };
    case 'bank_account':
      return { kind: 'bankAccount', bankAccount: readBankAccount(object) };
    default:
      return { kind: 'other' };
  }
};

const readEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  createdAt: new Date(event.created * 1000),
  accountId: event.account ?? null,
  subject: subjectOf(event.data.object as EventObject),
});

/**
 * Webhooks: the signature over the raw body is verified before anything is read. Each endpoint at the provider signs with
 * a secret of its own.
 */
export const webhookOperations = (client: Stripe, secrets: readonly string[]) =>
  ({
    constructWebhookEvent(rawBody, signature) {
      for (const secret of secrets) {
        try {
          return readEvent(client.webhooks.constructEvent(rawBody, signature, secret));
        } catch {
          // Perhaps another endpoint's.
        }
      }
      const message = 'The webhook is not signed by the payment provider, or it is too old.';
      throw new PaymentProviderError({ kind: 'invalid', code: 'webhook_signature', message });
    },
    listUndeliveredEvents: () =>
      callAll(() => client.events.list({ delivery_success: false, limit: 100 }), readEvent),
    listAccountEvents: (stripeAccount, since) =>
      callAll(
        () =>
          client.events.list(
            { types: [...accountEventTypes], created: createdFrom(since), limit: 100 },
            { stripeAccount },
          ),
        readEvent,
      ),
  }) satisfies Partial<PaymentProvider>;
