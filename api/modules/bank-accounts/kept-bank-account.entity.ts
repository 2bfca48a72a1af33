import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A bank account that is not the one paid out to: a spare, or the one before the last change, kept so that the change
 * can be undone. One may be both. At most one of each per member.
 */
export const KeptBankAccount = defineEntity({
  name: 'KeptBankAccount',
  tableName: 'kept_bank_account',
  properties: {
    id: p.integer().primary(),
    ownerId: p.integer(),
    accountType: p.string().$type<'saving' | 'current'>(),
    bankName: p.string(),
    last4: p.string(),
    accountHolderName: p.string(),
    swiftCode: p.string(),
    routingNumber: p.string(),
    bankAddress: p.string().nullable(),
    currency: p.string(),
    fingerprint: p.string().nullable(),
    providerAccountId: p.string(),
    providerBankId: p.string(),
    isSpare: p.boolean(),
    /** When another took its place, or it was deleted. */
    replacedAt: p.datetime().nullable(),
    /** From when it can be paid out to without a wait; null when it can already. */
    payableAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type KeptBankAccount = InferEntity<typeof KeptBankAccount>;
