import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A link in a mail that proves the address, usable once. Only the SHA-256 of its token is stored. */
export const MailLink = defineEntity({
  name: 'MailLink',
  tableName: 'mail_link',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    purpose: p.string().$type<'verify_email' | 'reset_password'>(),
    tokenHash: p.blob().hidden(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});
export type MailLink = InferEntity<typeof MailLink>;
