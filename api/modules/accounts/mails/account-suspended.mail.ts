import type { Tongue } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Says that staff suspended an account, with their reason. */
export function accountSuspendedMail({ t }: Tongue, { reason }: { readonly reason: string }): MailContent {
  return {
    subject: t('Your account is suspended'),
    before: [
      t('We have suspended your account: {reason}', { reason }),
      t(
        'Nobody sees your profile and your campaigns, and you cannot sign in. Jobs that are paid already are settled by our team.',
      ),
    ],
    after: [t('If you think that this is a mistake, please answer this mail.')],
  };
}

/** Says that a suspension has ended; `link` is the sign-in page. */
export function accountRestoredMail({ t }: Tongue, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('Your account works again'),
    before: [t('Your account is no longer suspended. Your profile and your campaigns are shown again.')],
    after: [t('Sign in with your old password: {link}', { link })],
  };
}
