import type { Tongue } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Confirms that an account was closed, in case somebody else did it. */
export function accountClosedMail({ t }: Tongue): MailContent {
  return {
    subject: t('Your account is closed'),
    before: [
      t(
        'Your account was closed just now. Nobody sees your profile any more, and all devices were signed out.',
      ),
      t('In 30 days your personal data is erased. The books of payments have to be kept.'),
    ],
    after: [t('If this was not you, or you have changed your mind, answer this mail before then.')],
  };
}

/** Says that a closed account was reopened; `link` is the sign-in page. */
export function accountReopenedMail({ t }: Tongue, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('Your account is open again'),
    before: [
      t('Welcome back. Your account is open again; campaigns and applications that were withdrawn stay so.'),
    ],
    after: [t('Sign in with your old password: {link}', { link })],
  };
}
