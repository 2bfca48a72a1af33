import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member's connected account at the payment provider. It outlives the bank account. */
export const ProviderAccount = defineEntity({
  name: 'ProviderAccount',
  tableName: 'provider_account',
  properties: {
    accountId: p.integer().primary().autoincrement(false),
    providerAccountId: p.string(),
    createdAt: p.datetime(),
    /** When the provider was last asked about it by schedule. */
    checkedAt: p.datetime(),
    /** The due date of requirements that its owner was reminded of last, and how many days before. */
    remindedDueAt: p.datetime().nullable(),
    remindedDays: p.integer().nullable(),
  },
});
export type ProviderAccount = InferEntity<typeof ProviderAccount>;
