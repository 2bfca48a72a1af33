import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { call } from './provider-call.ts';
import { readSetupIntent } from './read-answers.ts';

const idOnly = ({ id }: { id: string }) => ({ id });

/** Customers and their saved cards. */
export const savedCardOperations = (client: Stripe) =>
  ({
    createCustomer: ({ metadata }, key) =>
      call(() => client.customers.create({ metadata }, { idempotencyKey: key }), idOnly),
    deleteCustomer: (id, key) => call(() => client.customers.del(id, {}, { idempotencyKey: key }), idOnly),
    createSetupIntent({ customerId }, key) {
      const params: Stripe.SetupIntentCreateParams = {
        customer: customerId,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      };
      return call(() => client.setupIntents.create(params, { idempotencyKey: key }), readSetupIntent);
    },
    retrieveSetupIntent: (id) =>
      call(() => client.setupIntents.retrieve(id, { expand: ['payment_method'] }), readSetupIntent),
    detachPaymentMethod: (id, key) =>
      call(() => client.paymentMethods.detach(id, {}, { idempotencyKey: key }), idOnly),
  }) satisfies Partial<PaymentProvider>;
