import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';

/** Confirms that an account was closed, in case it was somebody else. */
export function accountClosedMail(values: {
  readonly productName: string;
  readonly first: string;
}): RenderedMail {
  const { productName, first } = values;
  return renderMail({
    productName,
    subject: 'Your account is closed',
    greeting: `Hi ${first},`,
    before: [
      'Your account was closed just now. Nobody sees your profile any more, and all devices were signed out.',
      'In 30 days your personal data is erased. The books of payments have to be kept.',
    ],
    after: ['If this was not you, or you have changed your mind, answer this mail before then.'],
  });
}

/** Tells that a closed account was opened again. */
export function accountReopenedMail(values: {
  readonly productName: string;
  readonly first: string;
  /** Where to sign in. */
  readonly link: string;
}): RenderedMail {
  const { productName, first, link } = values;
  return renderMail({
    productName,
    subject: 'Your account is open again',
    greeting: `Hi ${first},`,
    before: [
      'Welcome back. Your account is open again; campaigns and applications that were withdrawn stay so.',
    ],
    after: [`Sign in with your old password: ${link}`],
  });
}
