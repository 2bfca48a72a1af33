import type { Ctx } from '../../../platform/context.ts';
import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/send-mail.ts';
import { type MailTemplate, sendMail } from '../../../platform/mail/send-mail.ts';
import type { FactHandler, StoredFact } from '../../../platform/outbox/outbox-worker.ts';
import { Profile } from '../../profiles/profile.entity.ts';
import { Account } from '../account.entity.ts';
import { createMailLink, type LinkPurpose, linkHours } from '../sign-up/mail-link.service.ts';
import { type LinkMailValues, plainMails, resetPasswordMail, verifyEmailMail } from './account.mails.ts';

/** Recipient of a mail. */
interface Reader {
  readonly account: Account;
  readonly first: string;
}

async function readerOf(ctx: Ctx, accountId: number | undefined): Promise<Reader | null> {
  const id = accountId ?? 0;
  const account = await ctx.em.findOne(Account, { id });
  const profile = await ctx.em.findOne(Profile, { id });
  return account && profile ? { account, first: profile.first } : null;
}

type Write = (ctx: Ctx, reader: Reader, fact: StoredFact) => Promise<MailTemplate | null>;

/** The link token is created only now, so that none is ever stored in the outbox. */
function linkMail(
  purpose: LinkPurpose,
  page: string,
  template: (translator: Translator, values: LinkMailValues) => MailContent,
): Write {
  return async (ctx, { account }, { id: factId }) => {
    const { publicUrl, productName } = ctx.ports.config;
    const token = await createMailLink(ctx, { factId, accountId: account.id, purpose });
    const link = `${publicUrl}${page}?token=${token}`;
    return (translator) => template(translator, { productName, link, hours: linkHours[purpose] });
  };
}

const plainMail =
  ([page, content]: (typeof plainMails)[string]): Write =>
  async (ctx, _reader, { reason = '' }) => {
    const link = ctx.ports.config.publicUrl + page;
    return (translator) => content(translator, { link, reason });
  };

const verification = linkMail('verify_email', '/verify-email', verifyEmailMail);

const mails: Readonly<Record<string, Write>> = {
  'mail.verifyEmail': async (ctx, reader, fact) =>
    reader.account.emailVerifiedAt ? null : verification(ctx, reader, fact),
  'mail.resetPassword': linkMail('reset_password', '/reset-password', resetPasswordMail),
  ...Object.fromEntries(Object.entries(plainMails).map(([type, mail]) => [type, plainMail(mail)])),
};

function handlerOf(write: Write): FactHandler {
  return async (ctx, fact) => {
    const reader = await readerOf(ctx, fact.accountId);
    const content = reader && (await write(ctx, reader, fact));
    if (!content) return [];
    const { email, language, pageLanguage } = reader.account;
    const to = {
      email,
      first: reader.first,
      language: language ?? pageLanguage ?? null,
      id: `fact-${fact.id}`,
    };
    await sendMail(ctx, to, content);
    return [];
  };
}

/**
 * Outbox handlers that mail members about their own account. A failure to send is thrown, so that the worker tries
 * again; the link of the failed try is rolled back with it.
 */
export const accountMailHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.entries(mails).map(([type, write]) => [type, handlerOf(write)]),
);
