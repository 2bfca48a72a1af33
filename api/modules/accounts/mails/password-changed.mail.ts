import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Tells that the password was changed, in case it was somebody else. */
export function passwordChangedMail(values: {
  readonly productName: string;
  readonly first: string;
  /** Where a forgotten password is reset. */
  readonly link: string;
}): RenderedMail {
  const { productName, first, link } = values;
  return renderMail({
    productName,
    subject: 'Your password was changed',
    greeting: `Hi ${first},`,
    before: [
      'Your password was changed just now, all other devices were signed out, and all access tokens were revoked.',
    ],
    after: [`If this was not you, please set a new password at once: ${link}`],
  });
}
