import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { MailPort } from '../../platform/mail/mail-port.ts';
import { allowStyles } from '../../platform/page-styles.ts';
import { readMail, readMailbox, type StoredMail, storeMail } from './mailbox.ts';
import { mailboxPage, mailFrame, mailPage } from './mailbox-page.ts';

/** The frame runs nothing, loads nothing of its own, and may only be left by a click. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  allowStyles(reply, html);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** The mailbox that takes the place of an SMTP server: it keeps the mails, and shows them at /dev/mailbox. */
export function openMailbox(orm: MikroORM, clock: Clock) {
  const em = () => orm.em.fork();
  const find = async (request: FastifyRequest): Promise<StoredMail | null> => {
    const { id } = request.params as { id: string };
    return /^[1-9]\d{0,8}$/.test(id) ? readMail(em(), Number(id)) : null;
  };
  const port: MailPort = { send: (mail) => storeMail(em(), mail, clock.now()) };
  return {
    port,
    mount(app: FastifyInstance): void {
      app.get('/dev/mailbox', async (_request, reply) =>
        sendPage(reply, mailboxPage(await readMailbox(em()))),
      );
      app.get('/dev/mailbox/:id', async (request, reply) => {
        const mail = await find(request);
        return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.code(404), mailboxPage([]));
      });
      app.get('/dev/mailbox/:id/html', async (request, reply) => {
        const mail = await find(request);
        if (!mail) return sendPage(reply.code(404), '');
        return sendPage(reply.header('content-security-policy', framePolicy), mailFrame(mail));
      });
    },
  };
}
