import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Parameters of mails with a link. */
export interface LinkMailValues {
  readonly productName: string;
  readonly link: string;
  /** Hours until the link expires. */
  readonly hours: number;
}

/** Asks to verify the address after sign-up. */
export function verifyEmailMail(
  { t }: Translator,
  { productName, link, hours }: LinkMailValues,
): MailContent {
  return {
    subject: t('verifyEmail.subject'),
    before: [t('verifyEmail.welcome', { productName })],
    button: { text: t('verifyEmail.button'), link },
    after: [t('verifyEmail.hours', { hours })],
  };
}
