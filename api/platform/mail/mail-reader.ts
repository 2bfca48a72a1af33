import type { Language } from '../../../schema/language.ts';
import type { Ctx } from '../context.ts';
import { type Tongue, tongueIn } from '../language/tongue.ts';
import { type MailContent, renderMail } from './render-mail.ts';

/** Somebody who is written to. */
export interface MailReader {
  readonly email: string;
  readonly first: string;
  /** Null writes in English. */
  readonly language: Language | null;
  /** Makes a repeat recognisable as the same mail, see MailPort. Without one each try is a mail of its own. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Says something in the language it is given. */
export type WriteMail = (tongue: Tongue) => MailContent;

/** Mails somebody in their language. A failure to send is thrown, so that the outbox's worker tries again. */
export async function mailReader(ctx: Ctx, reader: MailReader, write: WriteMail): Promise<void> {
  const { email, first, language, ...envelope } = reader;
  const { productName } = ctx.ports.config;
  const tongue = tongueIn(language);
  const mail = renderMail(write(tongue), { productName, first }, tongue);
  await ctx.ports.mail.send({ to: email, ...envelope, ...mail });
}
