import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The customer of a member at the payment provider, to which saved cards belong. */
export const PaymentCustomer = defineEntity({
  name: 'PaymentCustomer',
  tableName: 'payment_customer',
  properties: {
    accountId: p.integer().primary().autoincrement(false),
    customerId: p.string(),
    createdAt: p.datetime(),
  },
});
export type PaymentCustomer = InferEntity<typeof PaymentCustomer>;
