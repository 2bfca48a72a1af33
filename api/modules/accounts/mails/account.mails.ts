import type { Translator } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/send-mail.ts';

/** Parameters of mails with a link. */
export interface LinkMailValues {
  readonly productName: string;
  readonly link: string;
  /** Hours until the link expires. */
  readonly hours: number;
}

/** Asks to verify the address after sign-up. */
export const verifyEmailMail = ({ t }: Translator, values: LinkMailValues): MailContent => ({
  subject: t('verifyEmail.subject'),
  before: [t('verifyEmail.welcome', { productName: values.productName })],
  button: { text: t('verifyEmail.button'), link: values.link },
  after: [t('verifyEmail.hours', { hours: values.hours })],
});

/** Lets somebody who forgot the password set a new one. */
export const resetPasswordMail = ({ t }: Translator, { link, hours }: LinkMailValues): MailContent => ({
  subject: t('resetPassword.subject'),
  before: [t('resetPassword.asked')],
  button: { text: t('resetPassword.button'), link },
  after: [t('resetPassword.hours', { hours })],
});

/** Parameters of the other mails: the page that they name, and the reason of staff. */
interface PlainValues {
  readonly link: string;
  readonly reason: string;
}

type PlainMail = readonly [
  page: string,
  content: (translator: Translator, values: PlainValues) => MailContent,
];

const factorMail = (
  text: `factors.${'passkeyAdded' | 'passkeyRemoved' | 'appAdded' | 'appRemoved' | 'codesRenewed'}`,
): PlainMail => [
  '/?auth=forgot',
  ({ t }, { link }) => ({
    subject: t('factors.subject'),
    before: [t(text)],
    after: [t('factors.notYou', { link })],
  }),
];

/** The other mails by event, with the page that they name. */
export const plainMails: Readonly<Record<string, PlainMail>> = {
  'mail.passwordChanged': [
    '/?auth=forgot',
    ({ t }, { link }) => ({
      subject: t('passwordChanged.subject'),
      before: [t('passwordChanged.changed')],
      after: [t('passwordChanged.notYou', { link })],
    }),
  ],
  'mail.passkeyAdded': factorMail('factors.passkeyAdded'),
  'mail.passkeyRemoved': factorMail('factors.passkeyRemoved'),
  'mail.appAdded': factorMail('factors.appAdded'),
  'mail.appRemoved': factorMail('factors.appRemoved'),
  'mail.codesRenewed': factorMail('factors.codesRenewed'),
  'mail.accountSuspended': [
    '',
    ({ t }, { reason }) => ({
      subject: t('accountSuspended.subject'),
      before: [t('accountSuspended.reason', { reason }), t('accountSuspended.means')],
      after: [t('accountSuspended.mistake')],
    }),
  ],
  'mail.accountRestored': [
    '/?auth=login',
    ({ t }, { link }) => ({
      subject: t('accountRestored.subject'),
      before: [t('accountRestored.restored')],
      after: [t('signIn', { link })],
    }),
  ],
  'mail.accountClosed': [
    '',
    ({ t }) => ({
      subject: t('accountClosed.subject'),
      before: [t('accountClosed.closed'), t('accountClosed.erased')],
      after: [t('accountClosed.notYou')],
    }),
  ],
  'mail.accountReopened': [
    '/?auth=login',
    ({ t }, { link }) => ({
      subject: t('accountReopened.subject'),
      before: [t('accountReopened.welcome')],
      after: [t('signIn', { link })],
    }),
  ],
};
