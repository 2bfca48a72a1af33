import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMail, readMailbox, type StoredMail } from '../../platform/mail/mailbox.ts';
import type { ServerParts } from '../request-context.ts';
import { mailboxPage, mailFrame, mailPage } from './mailbox-page.ts';

/** The frame runs nothing, loads nothing of its own, and may only be left by a click. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** /dev/mailbox: the mails that would have been sent. Only there when no SMTP server is configured. */
export function registerMailbox(app: FastifyInstance, { orm, ports }: ServerParts): void {
  if (ports.config.smtpUrl) return;
  const found = async (request: FastifyRequest): Promise<StoredMail | null> => {
    const { id } = request.params as { id: string };
    return /^[1-9]\d{0,8}$/.test(id) ? readMail({ em: orm.em.fork() }, Number(id)) : null;
  };
  app.get('/dev/mailbox', async (_request, reply) =>
    sendPage(reply, mailboxPage(await readMailbox({ em: orm.em.fork() }))),
  );
  app.get('/dev/mailbox/:id', async (request, reply) => {
    const mail = await found(request);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.code(404), mailboxPage([]));
  });
  app.get('/dev/mailbox/:id/html', async (request, reply) => {
    const mail = await found(request);
    if (!mail) return sendPage(reply.code(404), '');
    return sendPage(reply.header('content-security-policy', framePolicy), mailFrame(mail));
  });
}
