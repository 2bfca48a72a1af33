import type { Ctx } from '../../platform/context.ts';
import type { Translator } from '../../platform/language/translator.ts';
import type { MailContent } from '../../platform/mail/send-mail.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { HELP_RESOLVED } from './help.process.ts';
import { HelpRequest } from './help-request.entity.ts';

/** Event: an answer to a visitor is to be mailed. */
const MAIL_ANSWER = 'mail.helpAnswered';

/** The answered request; null when it was deleted, for example with its sender's account. */
function answered(ctx: Ctx, id: number | undefined): Promise<HelpRequest | null> {
  return ctx.em.findOne(HelpRequest, { id: id ?? 0, state: 'resolved' });
}

const tellSender: FactHandler = async (ctx, fact) => {
  const request = await answered(ctx, fact.helpRequestId);
  if (!request) return [];
  if (request.accountId == null) {
    await record(ctx, { type: MAIL_ANSWER, helpRequestId: request.id });
    return [];
  }
  return noticeAccount(ctx, fact, {
    recipientId: request.accountId,
    type: `${ctx.ports.config.productName.toUpperCase()}_RESOLVE_QUERY`,
    said: { code: 'help.answered', params: { answer: request.answer ?? '' } },
    path: '/help',
  });
};

function contentOf(ctx: Ctx, { message, answer }: HelpRequest, { t }: Translator): MailContent {
  const lines = (text: string): string[] => text.split(/\n+/);
  return {
    subject: t('help.subject'),
    before: lines(answer ?? ''),
    button: { text: t('help.button'), link: `${ctx.ports.config.publicUrl}/help` },
    after: [t('help.question'), ...lines(message)],
  };
}

/** A failure to send is thrown, so that the worker tries again. */
const mailAnswer: FactHandler = async (ctx, { helpRequestId }) => {
  const request = await answered(ctx, helpRequestId);
  if (!request) return [];
  const { id, email, name, language = null } = request;
  const sender = { email, first: name, language, id: `help-${id}` };
  await sendMail(ctx, sender, (translator) => contentOf(ctx, request, translator));
  return [];
};

export const helpHandlers: Readonly<Record<string, FactHandler>> = {
  [HELP_RESOLVED]: tellSender,
  [MAIL_ANSWER]: mailAnswer,
};
