import type { Tongue } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Says that the password was changed, in case somebody else did it; `link` resets a forgotten password. */
export function passwordChangedMail({ t }: Tongue, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('Your password was changed'),
    before: [
      t(
        'Your password was changed just now, all other devices were signed out, and all access tokens were revoked.',
      ),
    ],
    after: [t('If this was not you, please set a new password at once: {link}', { link })],
  };
}
