import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { RequirementProblem } from '../../platform/payment/payment-results.ts';

/** A bank account as we store it: the last four digits and the provider's references. One per member. */
export const BankAccount = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_account',
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
    currency: p.string().default('SGD'),
    payoutsEnabled: p.boolean(),
    /** Number of the newest look at the provider's view of the account. */
    look: p.bigint('number').default(0),
    /** Details that the provider still requires, by its own names. */
    requirements: p.array().default([]),
    /** By when it requires them. */
    requirementsDueAt: p.datetime().nullable(),
    /** Details that were given and that the provider is checking, by its own names. */
    inReview: p.array().default([]),
    /** Why the provider did not accept what it was given. */
    problems: p.json<RequirementProblem[]>().default([]),
    /** Why the provider does not pay out, in its own words. */
    disabledReason: p.string().nullable(),
    providerAccountId: p.string(),
    providerBankId: p.string(),
    /** The same at the provider for the same account, whoever adds it. */
    fingerprint: p.string().nullable(),
    /** Until when nothing is paid out to it, because it took another's place; null once it is paid out to. */
    payableAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type BankAccount = InferEntity<typeof BankAccount>;
