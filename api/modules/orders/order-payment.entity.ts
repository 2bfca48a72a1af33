import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PaymentState } from '../payments/payment.entity.ts';

/**
 * The one payment of an order at the provider. All tries share one provider payment, so that it is charged at most once.
 */
export const OrderPayment = defineEntity({
  name: 'OrderPayment',
  tableName: 'order_payment',
  properties: {
    id: p.integer().primary(),
    orderId: p.integer(),
    payerId: p.integer(),
    amountMinor: p.bigint('number'),
    currency: p.string(),
    state: p.string().$type<PaymentState>(),
    providerPaymentId: p.string().nullable(),
    providerChargeId: p.string().nullable(),
    attempt: p.integer(),
    methodId: p.string().nullable(),
    /** Customer of a saved card at the provider. */
    customerId: p.string().nullable(),
    /** Whether a program pays, so that nobody can answer the card's bank. */
    isOffSession: p.boolean().default(false),
    /** What the QR code says when the newest try is by PayNow. */
    payNowCode: p.text().fieldName('paynow_code').nullable(),
    failureCode: p.string().nullable(),
    failureMessage: p.string().nullable(),
    /** Since when it is being cancelled while the bank waits for the payer. */
    cancelAskedAt: p.datetime().nullable(),
    /** The provider's dispute: the payer asked their bank for the money back. */
    chargebackId: p.string().nullable(),
    chargebackState: p.string().$type<'open' | 'won' | 'lost'>().nullable(),
    /** What the provider took (null before), and the part of it that was held. */
    chargebackMinor: p.bigint('number').nullable(),
    chargebackHeldMinor: p.bigint('number').nullable(),
    /** When the provider was last asked. */
    chargebackCheckedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type OrderPayment = InferEntity<typeof OrderPayment>;
