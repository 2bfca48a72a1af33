import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Says that the password was changed, in case somebody else did it; `link` resets a forgotten password. */
export function passwordChangedMail({ t }: Translator, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('passwordChanged.subject'),
    before: [t('passwordChanged.changed')],
    after: [t('passwordChanged.notYou', { link })],
  };
}
