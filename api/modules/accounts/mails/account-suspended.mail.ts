import type { Tongue } from '../../../platform/language/translator.ts';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Tells that staff has suspended an account, and why. */
export function accountSuspendedMail(
  tongue: Tongue,
  values: {
    readonly productName: string;
    readonly first: string;
    /** In the words of staff. */
    readonly reason: string;
  },
): RenderedMail {
  const { productName, first, reason } = values;
  const { t } = tongue;
  return renderMail(
    {
      productName,
      subject: t('Your account is suspended'),
      greeting: t('Hi {first},', { first }),
      before: [
        t('We have suspended your account: {reason}', { reason }),
        t(
          'Nobody sees your profile and your campaigns, and you cannot sign in. Jobs that are paid already are settled by our team.',
        ),
      ],
      after: [t('If you think that this is a mistake, please answer this mail.')],
    },
    tongue,
  );
}

/** Tells that a suspension has ended. */
export function accountRestoredMail(
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
      subject: t('Your account works again'),
      greeting: t('Hi {first},', { first }),
      before: [t('Your account is no longer suspended. Your profile and your campaigns are shown again.')],
      after: [t('Sign in with your old password: {link}', { link })],
    },
    tongue,
  );
}
