import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The customer of a member at the payment provider, to which saved cards belong. Goes when the account is closed. */
export const PaymentCustomer = defineEntity({
  name: 'PaymentCustomer',
  tableName: 'payment_customer',
  properties: {
    accountId: p.integer().primary().autoincrement(false),
    /** The provider's id; null until the provider has created it. */
    customerId: p.string().nullable(),
    createdAt: p.datetime(),
  },
});
export type PaymentCustomer = InferEntity<typeof PaymentCustomer>;
