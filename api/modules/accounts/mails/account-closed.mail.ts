import type { Tongue } from '../../../platform/language/translator.ts';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Confirms that an account was closed, in case it was somebody else. */
export function accountClosedMail(
  tongue: Tongue,
  values: {
    readonly productName: string;
    readonly first: string;
  },
): RenderedMail {
  const { productName, first } = values;
  const { t } = tongue;
  return renderMail(
    {
      productName,
      subject: t('Your account is closed'),
      greeting: t('Hi {first},', { first }),
      before: [
        t(
          'Your account was closed just now. Nobody sees your profile any more, and all devices were signed out.',
        ),
        t('In 30 days your personal data is erased. The books of payments have to be kept.'),
      ],
      after: [t('If this was not you, or you have changed your mind, answer this mail before then.')],
    },
    tongue,
  );
}

/** Tells that a closed account was opened again. */
export function accountReopenedMail(
  tongue: Tongue,
  values: {
    readonly productName: string;
    readonly first: string;
    /** Where to sign in. */
    readonly link: string;
  },
): RenderedMail {
  const { productName, first, link } = values;
  const { t } = tongue;
  return renderMail(
    {
      productName,
      subject: t('Your account is open again'),
      greeting: t('Hi {first},', { first }),
      before: [
        t(
          'Welcome back. Your account is open again; campaigns and applications that were withdrawn stay so.',
        ),
      ],
      after: [t('Sign in with your old password: {link}', { link })],
    },
    tongue,
  );
}
