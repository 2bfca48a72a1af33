import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** Sends mail over SMTP. `from` is the sender of all our mail. */
export function createSmtpMail(url: string, from: string): MailPort & { close(): void } {
  const transport = createTransport(url, { from });
  const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, headers, ...mail }) {
      await transport.sendMail({
        ...mail,
        ...(id && { messageId: `<${id}@${host}>` }),
        ...(headers && { headers: { ...headers } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
