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

/** Lets somebody who forgot the password set a new one. */
export function resetPasswordMail({ t }: Translator, { link, hours }: LinkMailValues): MailContent {
  return {
    subject: t('resetPassword.subject'),
    before: [t('resetPassword.asked')],
    button: { text: t('resetPassword.button'), link },
    after: [t('resetPassword.hours', { hours })],
  };
}

/** Says that the password was changed, in case somebody else did it; `link` resets a forgotten password. */
export function passwordChangedMail({ t }: Translator, { link }: { readonly link: string }): MailContent {
  return {
    subject: t('passwordChanged.subject'),
    before: [t('passwordChanged.changed')],
    after: [t('passwordChanged.notYou', { link })],
  };
}

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
