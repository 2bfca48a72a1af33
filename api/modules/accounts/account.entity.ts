import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

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
    createdAt: p.datetime(),
  },
});
export type Account = InferEntity<typeof Account>;
