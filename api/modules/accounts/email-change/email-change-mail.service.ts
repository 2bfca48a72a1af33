import type { Language } from '../../../../schema/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Translator } from '../../../platform/language/translator.ts';
import { type MailContent, sendMail } from '../../../platform/mail/send-mail.ts';
import type { FactHandler, StoredFact } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';
import { createMailLink, type LinkPurpose } from '../sign-up/mail-link.service.ts';
import { CONFIRM_HOURS, UNDO_DAYS } from './email-change.policy.ts';

interface About {
  readonly accountId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly isDone: boolean;
  readonly isUndone: boolean;
  readonly first: string;
  readonly username: string;
  readonly language: Language | null;
}

/** A mail about a change: when it is still true, to which address, with which link, and what it says. */
interface ChangeMail {
  readonly isDue: (about: About) => boolean;
  readonly to: 'oldEmail' | 'newEmail';
  readonly link: (ctx: Ctx, about: About, fact: StoredFact) => Promise<string> | string;
  readonly content: (translator: Translator, about: About, link: string) => MailContent;
}

/** The address of a page with a token. */
const tokenLink =
  (purpose: LinkPurpose, page: string): ChangeMail['link'] =>
  async (ctx, { accountId }, { id: factId, emailChangeId = 0 }) => {
    const token = await createMailLink(ctx, { factId, accountId, purpose, subjectId: emailChangeId });
    return `${ctx.ports.config.publicUrl}${page}?token=${token}`;
  };

const mails: Readonly<Record<string, ChangeMail>> = {
  'mail.emailChange.confirm': {
    isDue: ({ isDone }) => !isDone,
    to: 'newEmail',
    link: tokenLink('change_email', '/confirm-email'),
    content: ({ t }, { username }, link) => ({
      subject: t('emailChange.confirm.subject'),
      before: [t('emailChange.confirm.asked', { username })],
      button: { text: t('emailChange.confirm.button'), link },
      after: [t('emailChange.confirm.hours', { hours: CONFIRM_HOURS })],
    }),
  },
  'mail.emailChange.asked': {
    isDue: ({ isDone }) => !isDone,
    to: 'oldEmail',
    link: ({ ports }) => `${ports.config.publicUrl}/?auth=forgot`,
    content: ({ t }, { username, newEmail }, link) => ({
      subject: t('emailChange.asked.subject'),
      before: [t('emailChange.asked.asked', { username, email: newEmail })],
      after: [t('emailChange.asked.notYou', { link })],
    }),
  },
  'mail.emailChange.done': {
    isDue: ({ isDone, isUndone }) => isDone && !isUndone,
    to: 'oldEmail',
    link: tokenLink('undo_email', '/undo-email'),
    content: ({ t }, { username, newEmail }, link) => ({
      subject: t('emailChange.done.subject'),
      before: [t('emailChange.done.done', { username, email: newEmail })],
      button: { text: t('bankAccount.undo'), link },
      after: [t('emailChange.done.notYou', { undoDays: UNDO_DAYS })],
    }),
  },
  'mail.emailChange.undone': {
    isDue: ({ isUndone }) => isUndone,
    to: 'newEmail',
    link: () => '',
    content: ({ t }, { username, oldEmail }) => ({
      subject: t('emailChange.undone.subject'),
      before: [t('emailChange.undone.done', { username, email: oldEmail })],
      after: [t('emailChange.undone.notYou')],
    }),
  },
};

const aboutOf = (ctx: Ctx, changeId: number) =>
  sql<About>`select a.id as "accountId", c.old_email as "oldEmail", c.new_email as "newEmail",
      c.done_at is not null as "isDone", c.undone_at is not null as "isUndone", p.first, p.username,
      coalesce(a.language, a.page_language) as language
    from email_change c join account a on a.id = c.account_id join profile p on p.id = a.id
    where c.id = ${changeId}`.first(ctx);

const send = async (ctx: Ctx, fact: StoredFact, mail: ChangeMail): Promise<void> => {
  const about = await aboutOf(ctx, fact.emailChangeId ?? 0);
  if (!about || !mail.isDue(about)) return;
  const link = await mail.link(ctx, about, fact);
  const { first, language } = about;
  const to = { email: about[mail.to], first, language, id: `fact-${fact.id}` };
  await sendMail(ctx, to, (translator) => mail.content(translator, about, link));
};

/** Outbox handlers that mail both addresses about a change. */
export const emailChangeMailHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.entries(mails).map(([type, mail]): [string, FactHandler] => [
    type,
    async (ctx, fact) => {
      await send(ctx, fact, mail);
      return [];
    },
  ]),
);
