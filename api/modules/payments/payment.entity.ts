import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** States of a payment, as stored. */
export type PaymentState = 'created' | 'processing' | 'requires_action' | 'succeeded' | 'failed';

/** The one payment of a hire. It keeps one provider payment through all tries, so that it is charged at most once. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    payerId: p.integer(),
    payeeId: p.integer(),
    /** What is held for the influencer. */
    amountMinor: p.bigint('number'),
    /** Our fee, charged on top. */
    feeMinor: p.bigint('number').default(0),
    currency: p.string(),
    state: p.string().$type<PaymentState>(),
    providerPaymentId: p.string().nullable(),
    providerChargeId: p.string().nullable(),
    attempt: p.integer().default(0),
    methodId: p.string().nullable(),
    /** Customer of a saved card at the provider. */
    customerId: p.string().nullable(),
    /** Whether a program pays, so that nobody can answer the card's bank. */
    isOffSession: p.boolean().default(false),
    failureCode: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** Since when the owner wants to cancel it while the bank waits for the payer; kept after success. */
    cancelAskedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Payment = InferEntity<typeof Payment>;

/** What the payments of hires and orders have alike. */
export type OnlinePayment = Omit<Payment, 'remarkId' | 'payeeId' | 'feeMinor' | symbol> & {
  /** Text of the QR code when the newest try is by PayNow. Only orders keep it. */
  payNowCode?: string | null;
};
