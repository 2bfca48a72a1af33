import type { Tongue } from '../../../platform/language/translator.ts';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** What a mail with a link needs. */
export interface LinkMailValues {
  readonly productName: string;
  /** First name of the reader. */
  readonly first: string;
  readonly link: string;
  /** How long the link is good. */
  readonly hours: number;
}

/** Asks to verify the address after sign-up. */
export function verifyEmailMail(
  tongue: Tongue,
  { productName, first, link, hours }: LinkMailValues,
): RenderedMail {
  const { t } = tongue;
  return renderMail(
    {
      productName,
      subject: t('Please verify your email address'),
      greeting: t('Hi {first},', { first }),
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
    },
    tongue,
  );
}
