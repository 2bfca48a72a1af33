import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** Sends mail over SMTP. `from` is the sender of all our mail. */
export function createSmtpMail(url: string, from: string): MailPort & { close(): void } {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}
