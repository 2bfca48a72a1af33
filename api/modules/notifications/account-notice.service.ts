import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import type { Delivery, StoredFact } from '../../platform/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';

/** A notification of an account that is about no campaign. Of type team unless said otherwise. */
export interface AccountNotice {
  readonly recipientId: number;
  readonly message: string;
  /** Page that it links to. */
  readonly path: string;
  /** Type of the specification, section 3. */
  readonly type?: string;
  /** Picture shown beside it. */
  readonly imageId?: string | null;
}

/** Creates a notification for one account, once per event, and mails it to those who want mail. */
export async function noticeAccount(ctx: Ctx, fact: StoredFact, notice: AccountNotice): Promise<Delivery[]> {
  const { recipientId, message, path, type = 'KOLITEAM', imageId = null } = notice;
  const made = await sql<{ id: string; isNew: boolean }>`
    insert into notification (recipient_id, event_id, type, message, image_id, path, created_at)
    values (${recipientId}, ${fact.id}, ${type}, ${message}, ${imageId}, ${path}, ${fact.at})
    on conflict (event_id, recipient_id, type) do update set event_id = excluded.event_id
    returning id, xmax = 0 as "isNew"`.execute(ctx.em.getKysely());
  const id = Number(made.rows[0]?.id);
  if (made.rows[0]?.isNew) {
    await record(ctx, { type: 'mail.notification', accountId: recipientId, notificationId: id });
  }
  return [{ topic: `account:${recipientId}`, signal: { kind: 'notification', id } }];
}
