import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { call, callAll, createdFrom } from './provider-call.ts';
import { readCharge, readDispute, readPaymentIntent, readRefund } from './read-answers.ts';

/** Payments by card or PayNow, and refunds. */
export const paymentOperations = (client: Stripe) =>
  ({
    createPaymentIntent(input, key) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: input.amountMinor,
        currency: input.currency.toLowerCase(),
        description: input.description,
        transfer_group: input.transferGroup,
        metadata: input.metadata,
        // Cards, wallets and PayNow. Methods that redirect away from the page are excluded.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        // In other currencies PayNow cannot pay anyway.
        ...(input.currency === 'SGD' && !input.takesPayNow
          ? { excluded_payment_method_types: ['paynow'] }
          : {}),
        ...(input.statementSuffix ? { statement_descriptor_suffix: input.statementSuffix } : {}),
      };
      return call(() => client.paymentIntents.create(params, { idempotencyKey: key }), readPaymentIntent);
    },
    async confirmPaymentIntent(id, input, key) {
      const { customerId: customer, isOffSession } = input;
      if (customer) {
        const options = { idempotencyKey: `${key}-customer` };
        await call(() => client.paymentIntents.update(id, { customer }, options), readPaymentIntent);
      }
      const params: Stripe.PaymentIntentConfirmParams = {
        payment_method: input.paymentMethodId,
        ...(input.receiptEmail ? { receipt_email: input.receiptEmail } : {}),
        ...(isOffSession
          ? { off_session: true }
          : input.returnUrl
            ? { return_url: input.returnUrl }
            : { use_stripe_sdk: true }),
      };
      return call(
        () => client.paymentIntents.confirm(id, params, { idempotencyKey: key }),
        readPaymentIntent,
      );
    },
    retrievePaymentIntent: (id) => call(() => client.paymentIntents.retrieve(id), readPaymentIntent),
    cancelPaymentIntent: (id, key) =>
      call(() => client.paymentIntents.cancel(id, {}, { idempotencyKey: key }), readPaymentIntent),
    createPaymentMethodFromToken: (token, key) =>
      call(
        () => client.paymentMethods.create({ type: 'card', card: { token } }, { idempotencyKey: key }),
        ({ id }) => ({ id }),
      ),
    retrieveCharge: (id) =>
      call(() => client.charges.retrieve(id, { expand: ['balance_transaction'] }), readCharge),
    createRefund(input, key) {
      const params: Stripe.RefundCreateParams = {
        payment_intent: input.paymentIntentId,
        amount: input.amountMinor,
        ...(input.metadata ? { metadata: input.metadata } : {}),
      };
      return call(() => client.refunds.create(params, { idempotencyKey: key }), readRefund);
    },
    listRefunds: (paymentIntentId) =>
      callAll(() => client.refunds.list({ payment_intent: paymentIntentId, limit: 100 }), readRefund),
    retrieveDispute: (id) => call(() => client.disputes.retrieve(id), readDispute),
    listDisputes: (since) =>
      callAll(() => client.disputes.list({ created: createdFrom(since), limit: 100 }), readDispute),
  }) satisfies Partial<PaymentProvider>;
