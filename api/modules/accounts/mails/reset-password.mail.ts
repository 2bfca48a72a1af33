import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail.ts';
import type { LinkMailValues } from './verify-email.mail.ts';

/** Lets somebody who forgot the password set a new one. */
export function resetPasswordMail({ productName, first, link, hours }: LinkMailValues): RenderedMail {
  return renderMail({
    productName,
    subject: 'Reset your password',
    greeting: `Hi ${first},`,
    before: ['You asked to reset your password. Choose a new one here:'],
    button: { text: 'Choose a new password', link },
    after: [
      `The link is good for ${hours === 1 ? 'one hour' : `${hours} hours`} and works once. If you did not ask for it, you can ignore this mail: your password stays as it is.`,
    ],
  });
}
