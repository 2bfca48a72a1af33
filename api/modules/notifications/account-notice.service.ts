import { type NotificationSaid, notificationText } from '../../../schema/notification-catalogue.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Delivery, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { recordPushes } from './push/device-push.service.ts';

/** A notification to create. Of type team unless said otherwise. */
export interface Notice {
  readonly recipientId: number;
  readonly said: NotificationSaid;
  /** Page that it links to. */
  readonly path: string;
  /** Type of the specification, section 3. */
  readonly type?: string;
  /** Picture shown beside it. */
  readonly imageId?: string | null;
  readonly campaign?: { readonly id: number; readonly title: string };
  readonly remarkId?: number | null;
}

/**
 * Creates a notification for one account, once per event, sends it to its devices, and mails it to those who want mail
 * unless `isMailed` is false. The English sentence is stored beside the code, because old clients filter and sort by it.
 */
export async function noticeAccount(
  ctx: Ctx,
  fact: StoredFact,
  notice: Notice,
  isMailed = true,
): Promise<Delivery[]> {
  const { recipientId, said, path, type = 'KOLITEAM', imageId = null, campaign, remarkId = null } = notice;
  const { code, params } = said;
  const made = await sql<{ id: string; isNew: boolean }>`
    insert into notification (recipient_id, event_id, type, code, params, message, image_id, campaign_id,
      campaign_title, remark_id, path, created_at)
    values (${recipientId}, ${fact.id}, ${type}, ${code}, ${JSON.stringify(params)}::jsonb,
      ${notificationText(code, params)}, ${imageId}, ${campaign?.id ?? null}, ${campaign?.title ?? null},
      ${remarkId}, ${path}, ${fact.at})
    on conflict (event_id, recipient_id, type) do update set event_id = excluded.event_id
    returning id, xmax = 0 as "isNew"`.first(ctx);
  const id = Number(made?.id);
  if (made?.isNew && isMailed) {
    await record(ctx, { type: 'mail.notification', accountId: recipientId, notificationId: id });
  }
  if (made?.isNew) await recordPushes(ctx, recipientId, id);
  return [{ topic: `account:${recipientId}`, signal: { kind: 'notification', id } }];
}
