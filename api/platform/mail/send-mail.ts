import type { Language } from '../../../schema/language.ts';
import type { Ctx } from '../context.ts';
import { type Translator, translatorFor } from '../language/translator.ts';
import { type MailContent, renderMail } from './render-mail.ts';

/** Who a mail goes to. */
export interface MailRecipient {
  readonly email: string;
  readonly first: string;
  /** Null writes in English. */
  readonly language: Language | null;
  /** The same for every try of one mail, so that repeats can be recognised, see MailPort. Without it each try is a new mail. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The content of a mail in the language of its recipient. */
export type MailTemplate = (translator: Translator) => MailContent;

/** Sends a mail in the language of its recipient. Throws when it cannot be sent, so that the outbox worker tries again. */
export async function sendMail(ctx: Ctx, recipient: MailRecipient, template: MailTemplate): Promise<void> {
  const { email, first, language, ...envelope } = recipient;
  const { productName } = ctx.ports.config;
  const translator = translatorFor(language);
  const mail = renderMail(template(translator), { productName, first }, translator);
  await ctx.ports.mail.send({ to: email, ...envelope, ...mail });
}
