import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Tells that staff has suspended an account, and why. */
export function accountSuspendedMail(values: {
  readonly productName: string;
  readonly first: string;
  /** In the words of staff. */
  readonly reason: string;
}): RenderedMail {
  const { productName, first, reason } = values;
  return renderMail({
    productName,
    subject: 'Your account is suspended',
    greeting: `Hi ${first},`,
    before: [
      `We have suspended your account: ${reason}`,
      'Nobody sees your profile and your campaigns, and you cannot sign in. Jobs that are paid already are settled by our team.',
    ],
    after: ['If you think that this is a mistake, please answer this mail.'],
  });
}

/** Tells that a suspension has ended. */
export function accountRestoredMail(values: {
  readonly productName: string;
  readonly first: string;
  /** Where to sign in. */
  readonly link: string;
}): RenderedMail {
  const { productName, first, link } = values;
  return renderMail({
    productName,
    subject: 'Your account works again',
    greeting: `Hi ${first},`,
    before: ['Your account is no longer suspended. Your profile and your campaigns are shown again.'],
    after: [`Sign in with your old password: ${link}`],
  });
}
