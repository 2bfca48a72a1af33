import { sayAbout } from '../../../schema/notification-catalogue.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { staffRecipients } from '../notifications/notification.service.ts';
import { type OrderMessage, type OrderParams, type OrderScene, orderMessages } from './order-messages.ts';

type SceneRow = Omit<OrderScene, 'params'> & { readonly params: Omit<OrderParams, 'amount' | 'reason'> };

async function sceneOf(ctx: Ctx, fact: StoredFact): Promise<OrderScene | null> {
  const row = await sql<SceneRow>`select o.picture_id as "pictureId", o.buyer_id as "buyerId",
      o.seller_id as "sellerId", o.method = 'cash' as "isByCash", o.state = 'delivered' as "isDelivered",
      exists (select from order_movement as sent
        where sent.order_id = o.id and sent.kind = 'payout' and sent.state = 'succeeded') as "isPaidOut",
      json_build_object('orderId', o.id, 'goods', json_build_object('title', o.title, 'quantity', o.quantity),
        'total', json_build_object('amount', o.total_minor, 'currency', o.currency),
        'tracking', coalesce(o.tracking, ''), 'buyerName', trim(b.first || ' ' || b.last),
        'sellerName', trim(s.first || ' ' || s.last)) as params
    from product_order as o join profile as b on b.id = o.buyer_id join profile as s on s.id = o.seller_id
    where o.id = ${fact.orderId ?? 0}`.first(ctx);
  if (!row) return null;
  const { total } = row.params;
  const amount = { ...total, amount: fact.amountMinor ?? total.amount };
  return { ...row, params: { ...row.params, amount, reason: shorten(fact.reason ?? '', 200) } };
}

async function recipientsOf(
  ctx: Ctx,
  scene: OrderScene,
  { to, skipActor }: OrderMessage,
  fact: StoredFact,
): Promise<number[]> {
  if (to === 'staff') return staffRecipients(ctx);
  const recipient = to === 'buyer' ? scene.buyerId : scene.sellerId;
  return skipActor && recipient === fact.actorId ? [] : [recipient];
}

/** Signals the open pages of both sides, besides any notification. */
const changes = ({ buyerId, sellerId, params: { orderId } }: OrderScene): Delivery[] =>
  [buyerId, sellerId].map((accountId) => ({
    topic: `account:${accountId}`,
    signal: { kind: 'order', id: orderId },
  }));

const notifyOfOrder: FactHandler = async (ctx, fact) => {
  const scene = await sceneOf(ctx, fact);
  if (!scene) return [];
  const deliveries = changes(scene);
  for (const message of orderMessages[fact.type] ?? []) {
    const code = typeof message.code === 'string' ? message.code : message.code(scene);
    const said = sayAbout(code, scene.params);
    const notice = { said, path: `/my-orders/${scene.params.orderId}`, imageId: scene.pictureId };
    for (const recipientId of await recipientsOf(ctx, scene, message, fact)) {
      deliveries.push(...(await noticeAccount(ctx, fact, { ...notice, recipientId })));
    }
  }
  return deliveries;
};

/** Outbox handlers of orders: each side is notified of the other's steps, and of the money. */
export const orderHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.keys(orderMessages).map((type) => [type, notifyOfOrder]),
);
