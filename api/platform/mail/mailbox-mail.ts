import type { MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../clock.ts';
import { sql } from '../sql.ts';
import type { MailPort } from './mail-port.ts';

/** Puts mail into the local mailbox that /dev/mailbox shows, when no SMTP server is configured. */
export function createMailboxMail(orm: MikroORM, clock: Clock): MailPort {
  return {
    async send({ to, subject, text, html, id, headers }) {
      await sql`insert into dev_mail (recipient, subject, text, html, message_id, headers, created_at)
        values (${to}, ${subject}, ${text}, ${html}, ${id ?? null}, ${JSON.stringify(headers ?? {})}::jsonb,
          ${clock.now()})
        on conflict (message_id) do nothing`.execute(orm.em.fork().getKysely());
    },
  };
}
