import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Language } from '../../../schema/language.ts';

/** How somebody signs in. Shares its id with the profile. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    passwordHash: p.string().hidden(),
    emailVerifiedAt: p.datetime().nullable(),
    isStaff: p.boolean().default(false),
    mailNotifications: p.boolean().default(true),
    /** Tag of the language its owner reads in, null until one is chosen. */
    language: p.string().$type<Language>().nullable(),
    /** Tag of the language of the pages at the last sign-in, which mail goes by until one is chosen. */
    pageLanguage: p.string().$type<Language>().nullable(),
    createdAt: p.datetime(),
    /** When its owner closed it; from then on nobody finds the person. */
    closedAt: p.datetime().nullable(),
    /** When staff suspended it; until that ends nobody finds the person, and nobody signs in. */
    suspendedAt: p.datetime().nullable(),
    /** When what is personal was taken away. */
    erasedAt: p.datetime().nullable(),
  },
});
export type Account = InferEntity<typeof Account>;
