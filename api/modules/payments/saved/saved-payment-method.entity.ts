import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A card that a member saved. The provider has its number; this is what the member recognises it by. */
export const SavedPaymentMethod = defineEntity({
  name: 'SavedPaymentMethod',
  tableName: 'saved_payment_method',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    /** Customer at the provider that the card belongs to. */
    customerId: p.string(),
    /** The provider's id of the card. */
    methodId: p.string(),
    brand: p.string(),
    last4: p.string(),
    expiryMonth: p.integer(),
    expiryYear: p.integer(),
    createdAt: p.datetime(),
  },
});
export type SavedPaymentMethod = InferEntity<typeof SavedPaymentMethod>;
