import type { Tongue } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';
import type { LinkMailValues } from './verify-email.mail.ts';

/** Lets somebody who forgot the password set a new one. */
export function resetPasswordMail({ t }: Tongue, { link, hours }: LinkMailValues): MailContent {
  return {
    subject: t('Reset your password'),
    before: [t('You asked to reset your password. Choose a new one here:')],
    button: { text: t('Choose a new password'), link },
    after: [
      t(
        'The link is good for {hours, plural, one {one hour} other {# hours}} and works once. If you did not ask for it, you can ignore this mail: your password stays as it is.',
        { hours },
      ),
    ],
  };
}
