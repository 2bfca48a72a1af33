import type { Language } from '../../../schema/language.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Translator } from '../../platform/language/translator.ts';
import type { MailContent } from '../../platform/mail/send-mail.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { isHeard } from './muted.facts.ts';
import { unsubscribeLink } from './unsubscribe.service.ts';

interface MailedRow {
  accountId: number;
  email: string;
  first: string;
  code: string;
  params: object;
  path: string | null;
  language: Language | null;
}

/**
 * The notification with its recipient; null when mail is off or muted, the address is not verified, or it was read meanwhile.
 */
async function mailedRow(ctx: Ctx, notificationId: number): Promise<MailedRow | null> {
  const found =
    await sql<MailedRow>`select a.id as "accountId", a.email::text as email, p.first, n.code, n.params, n.path,
      coalesce(a.language, a.page_language) as language
    from notification n join account a on a.id = n.recipient_id join profile p on p.id = a.id
    where n.id = ${notificationId} and n.read_at is null and a.mail_notifications and a.email_verified_at is not null
      and ${isHeard('n', sql.ref('a.muted_notifications'), 'mail')}`.first(ctx);
  return found ?? null;
}

function contentOf(
  ctx: Ctx,
  row: MailedRow,
  unsubscribeUrl: string,
  { t, sentence }: Translator,
): MailContent {
  const { path } = row;
  const message = sentence(row.code, row.params);
  const { productName, publicUrl } = ctx.ports.config;
  return {
    subject: shorten(message, 90),
    before: [message],
    ...(path && { button: { text: t('notification.button', { productName }), link: publicUrl + path } }),
    footer: {
      text: t('notification.why'),
      links: [
        { text: t('unsubscribe.button'), link: unsubscribeUrl },
        { text: t('unsubscribe.settings'), link: `${publicUrl}/edit-profile/setting` },
      ],
    },
  };
}

/** Mails a notification to a recipient who wants mail. A failure to send is thrown, so that the worker tries again. */
const mailNotification: FactHandler = async (ctx, { notificationId }) => {
  const row = notificationId === undefined ? null : await mailedRow(ctx, notificationId);
  if (!row) return [];
  const unsubscribeUrl = unsubscribeLink(ctx, row.accountId);
  const { email, first, language } = row;
  // One-click unsubscribe in the recipient's mail program (RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const reader = { email, first, language, id: `notification-${notificationId}`, headers };
  await sendMail(ctx, reader, (translator) => contentOf(ctx, row, unsubscribeUrl, translator));
  return [];
};

/** Outbox handlers that mail notifications. */
export const notificationMailHandlers: Readonly<Record<string, FactHandler>> = {
  'mail.notification': mailNotification,
};
