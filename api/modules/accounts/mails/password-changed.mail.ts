import type { Tongue } from '../../../platform/language/translator.ts';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Tells that the password was changed, in case it was somebody else. */
export function passwordChangedMail(
  tongue: Tongue,
  values: {
    readonly productName: string;
    readonly first: string;
    /** Where a forgotten password is reset. */
    readonly link: string;
  },
): RenderedMail {
  const { productName, first, link } = values;
  const { t } = tongue;
  return renderMail(
    {
      productName,
      subject: t('Your password was changed'),
      greeting: t('Hi {first},', { first }),
      before: [
        t(
          'Your password was changed just now, all other devices were signed out, and all access tokens were revoked.',
        ),
      ],
      after: [t('If this was not you, please set a new password at once: {link}', { link })],
    },
    tongue,
  );
}
