import type { Tongue } from '../../../platform/language/translator.ts';
import type { MailContent } from '../../../platform/mail/render-mail.ts';

/** Parameters of mails with a link. */
export interface LinkMailValues {
  readonly productName: string;
  readonly link: string;
  /** Hours until the link expires. */
  readonly hours: number;
}

/** Asks to verify the address after sign-up. */
export function verifyEmailMail({ t }: Tongue, { productName, link, hours }: LinkMailValues): MailContent {
  return {
    subject: t('Please verify your email address'),
    before: [
      t(
        'Welcome to {productName}. Please verify your email address, so that you can post campaigns, apply and get paid.',
        { productName },
      ),
    ],
    button: { text: t('Verify email address'), link },
    after: [
      t('The link is good for {hours} hours. If you did not sign up, you can ignore this mail.', { hours }),
    ],
  };
}
