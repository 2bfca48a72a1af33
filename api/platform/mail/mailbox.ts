import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';

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

/** The newest mails of the local mailbox, at most 200. */
export async function readMailbox(ctx: Pick<Ctx, 'em'>): Promise<StoredMail[]> {
  const found = await sql<StoredMail>`select ${columns} from dev_mail order by id desc limit 200`.execute(
    ctx.em.getKysely(),
  );
  return found.rows;
}

/** One mail, null when there is none. */
export async function readMail(ctx: Pick<Ctx, 'em'>, id: number): Promise<StoredMail | null> {
  const found = await sql<StoredMail>`select ${columns} from dev_mail where id = ${id}`.execute(
    ctx.em.getKysely(),
  );
  return found.rows[0] ?? null;
}
