import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A link in a mail that proves the address, usable once. Only the SHA-256 of its token is stored. */
export const MailLink = defineEntity({
  name: 'MailLink',
  tableName: 'mail_link',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    purpose: p
      .string()
      .$type<
        | 'verify_email'
        | 'reset_password'
        | 'undo_bank_account'
        | 'change_email'
        | 'undo_email'
        | 'end_session'
      >(),
    /** The row that it is about, beside the account. */
    subjectId: p.integer().nullable(),
    tokenHash: p.blob().hidden(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});
export type MailLink = InferEntity<typeof MailLink>;
