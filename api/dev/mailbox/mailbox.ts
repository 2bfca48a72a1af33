import type { EntityManager } from '@mikro-orm/postgresql';
import type { Mail } from '../../platform/mail/mail-port.ts';
import { sql } from '../../platform/sql.ts';

/** A mail in the local mailbox. */
export interface StoredMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

const columns = sql`id, recipient, subject, text, html, headers, created_at as "createdAt"`;

/** Puts a mail into the local mailbox, once for each message id. */
export async function storeMail(em: EntityManager, mail: Mail, at: Date): Promise<void> {
  const { to, subject, text, html, id, headers } = mail;
  await sql`insert into dev_mail (recipient, subject, text, html, message_id, headers, created_at)
    values (${to}, ${subject}, ${text}, ${html}, ${id ?? null}, ${JSON.stringify(headers ?? {})}::jsonb, ${at})
    on conflict (message_id) do nothing`.run({ em });
}

/** The newest mails of the local mailbox, at most 200. */
export async function readMailbox(em: EntityManager): Promise<StoredMail[]> {
  return sql<StoredMail>`select ${columns} from dev_mail order by id desc limit 200`.rows({ em });
}

/** One mail, null when there is none. */
export async function readMail(em: EntityManager, id: number): Promise<StoredMail | null> {
  return (await sql<StoredMail>`select ${columns} from dev_mail where id = ${id}`.first({ em })) ?? null;
}
