import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';
import type { LinkMailValues } from './verify-email.mail.ts';

/** Lets somebody who forgot the password set a new one. */
export function resetPasswordMail({ t }: Translator, { link, hours }: LinkMailValues): MailContent {
  return {
    subject: t('resetPassword.subject'),
    before: [t('resetPassword.asked')],
    button: { text: t('resetPassword.button'), link },
    after: [t('resetPassword.hours', { hours })],
  };
}
