import { type NotificationSaid, notificationText } from '../../../schema/notification-catalogue.ts';
import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Delivery, FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { ONLINE_MS } from '../../platform/presence/presence.ts';
import type { Signal } from '../../platform/pubsub/pub-sub.ts';
import { sql } from '../../platform/sql.ts';
import { recordPushes } from '../notifications/push/device-push.service.ts';

interface Notice {
  /** Id of the notification; null when an unread one exists already. */
  readonly id: string | null;
  readonly recipientId: number;
  readonly isOnline: boolean;
}

interface News extends Omit<Notice, 'id'> {
  readonly conversationId: number;
  readonly personName: string;
  readonly imageId: string | null;
  readonly isNewcomerLink: boolean;
  readonly at: Date;
}

/** Both sides of a conversation receive the same. */
async function toBoth(ctx: Ctx, conversationId: number, signal: Signal): Promise<Delivery[]> {
  const sides = await sql<{ id: number }>`select account_id as id from conversation_member
    where conversation_id = ${conversationId}`.rows(ctx);
  return sides.map(({ id }) => ({ topic: `account:${id}`, signal }));
}

/**
 * Notifies the recipient of a message who has not read it: one unread notification per conversation, so that a lively
 * talk fills neither the bell nor the mailbox.
 */
async function notifyOf(ctx: Ctx, messageId: number): Promise<Notice | undefined> {
  const since = new Date(ctx.clock.now().getTime() - ONLINE_MS);
  const news = await sql<News>`
    select m.conversation_id as "conversationId", m.created_at as at, side.account_id as "recipientId",
      sender.avatar_id as "imageId", m.is_newcomer_link as "isNewcomerLink", trim(sender.first || ' ' || sender.last) as "personName",
      exists (select from presence as here
        where here.profile_id = side.account_id and here.seen_at > ${since}) as "isOnline"
    from message as m
    join conversation_member as side on side.conversation_id = m.conversation_id and side.account_id <> m.sender_id
    join profile as sender on sender.id = m.sender_id
    where m.id = ${messageId} and side.read_id < m.id`.first(ctx);
  if (!news) return undefined;
  const { conversationId, recipientId, personName, imageId, isNewcomerLink, at, isOnline } = news;
  const type = `${ctx.ports.config.productName.toUpperCase()}_SEND_MESSAGE`;
  // The link itself is in no notification and in no mail.
  const code = isNewcomerLink ? 'message.receivedWithLink' : 'message.received';
  const said = { code, params: { personName } } as const satisfies NotificationSaid;
  const made = await sql<{ id: string }>`
    insert into notification (recipient_id, type, code, params, message, image_id, path, conversation_id, created_at)
    values (${recipientId}, ${type}, ${said.code}, ${JSON.stringify(said.params)}::jsonb,
      ${notificationText(said.code, said.params)}, ${imageId}, ${`/messages/${conversationId}`}, ${conversationId}, ${at})
    on conflict (recipient_id, conversation_id) where read_at is null and conversation_id is not null do nothing
    returning id`.first(ctx);
  return { id: made?.id ?? null, recipientId, isOnline };
}

const messageSent: FactHandler = async (ctx, { conversationId = 0, messageId = 0 }) => {
  const told = await toBoth(ctx, conversationId, { kind: 'message', id: messageId, conversationId });
  const notice = await notifyOf(ctx, messageId);
  if (!notice?.id) return told;
  const notificationId = Number(notice.id);
  // An online recipient sees it; a mail would be outdated before it is read.
  if (!notice.isOnline) {
    await record(ctx, { type: 'mail.notification', accountId: notice.recipientId, notificationId });
    await recordPushes(ctx, notice.recipientId, notificationId);
  }
  const signal = { kind: 'notification', id: notificationId } as const;
  return [...told, { topic: `account:${notice.recipientId}`, signal }];
};

const conversationRead: FactHandler = (ctx, { conversationId = 0 }) =>
  toBoth(ctx, conversationId, { kind: 'read', id: conversationId, conversationId });

export const messageHandlers: Readonly<Record<string, FactHandler>> = {
  'message.sent': messageSent,
  'conversation.read': conversationRead,
};
