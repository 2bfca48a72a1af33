import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Confirms that an account was closed, in case somebody else did it. */
export function accountClosedMail({ t }: Translator): MailContent {
  return {
    subject: t('accountClosed.subject'),
    before: [t('accountClosed.closed'), t('accountClosed.erased')],
    after: [t('accountClosed.notYou')],
  };
}

/** Says that a closed account was reopened; `link` is the sign-in page. */
export function accountReopenedMail({ t }: Translator, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('accountReopened.subject'),
    before: [t('accountReopened.welcome')],
    after: [t('signIn', { link })],
  };
}
