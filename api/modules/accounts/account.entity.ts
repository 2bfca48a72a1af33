import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Purpose } from '../../../schema/first-steps.ts';
import type { Language } from '../../../schema/language.ts';
import type { MutedNotification } from '../../../schema/muted-notification.ts';
import type { StaffRole } from '../../../schema/staff-role.ts';

/** Credentials and settings of a member. Shares its id with the profile. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.integer().primary(),
    email: p.string(),
    passwordHash: p.string().hidden(),
    emailVerifiedAt: p.datetime().nullable(),
    /** What the account may do as staff; empty for members. */
    staffRoles: p.array().$type<StaffRole[]>().default([]),
    mailNotifications: p.boolean().default(true),
    /** Topics and channels that the owner does not want to hear of. */
    mutedNotifications: p.array().$type<MutedNotification[]>().default([]),
    /** What the owner came for; null where no first steps are shown. */
    purpose: p.string().$type<Purpose>().nullable(),
    /** Language tag chosen by the owner; null until they choose. */
    language: p.string().$type<Language>().nullable(),
    /** Language tag of the pages at the last sign-in. Mail uses it until the owner chooses a language. */
    pageLanguage: p.string().$type<Language>().nullable(),
    createdAt: p.datetime(),
    /** When the owner closed it. From then on nobody finds the profile. */
    closedAt: p.datetime().nullable(),
    /** When staff suspended it; null when not suspended. Nobody finds the profile, and signing in is refused. */
    suspendedAt: p.datetime().nullable(),
    /** When personal data was erased. */
    erasedAt: p.datetime().nullable(),
  },
});
export type Account = InferEntity<typeof Account>;
