import { createTransport } from 'nodemailer';
import type { MailPort } from './mail-port.ts';

/** Milliseconds for a connection and its greeting, and for every answer after that. */
const CONNECT_WITHIN = 10_000;
const ANSWER_WITHIN = 30_000;

/**
 * Sends mail over SMTP. `from` is the sender of all our mail. A server that takes connections and says nothing fails
 * the mail, which is tried again later.
 */
export function createSmtpMail(
  url: string,
  from: string,
  { connectWithin = CONNECT_WITHIN, answerWithin = ANSWER_WITHIN } = {},
): MailPort & { close(): void } {
  const transport = createTransport(
    { url, connectionTimeout: connectWithin, greetingTimeout: connectWithin, socketTimeout: answerWithin },
    { from },
  );
  const host = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, headers, ...mail }) {
      await transport.sendMail({
        ...mail,
        messageId: `<${id}@${host}>`,
        ...(headers && { headers: { ...headers } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
