import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Says that staff suspended an account, with their reason. */
export function accountSuspendedMail(
  { t }: Translator,
  { reason }: { readonly reason: string },
): MailContent {
  return {
    subject: t('accountSuspended.subject'),
    before: [t('accountSuspended.reason', { reason }), t('accountSuspended.means')],
    after: [t('accountSuspended.mistake')],
  };
}

/** Says that a suspension has ended; `link` is the sign-in page. */
export function accountRestoredMail({ t }: Translator, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('accountRestored.subject'),
    before: [t('accountRestored.restored')],
    after: [t('signIn', { link })],
  };
}
