import type { Ctx } from '../../platform/context.ts';
import { moneyText } from '../../platform/money-text.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { staffRecipients } from '../notifications/staff-recipients.read.ts';
import { type OrderScene, orderMessages, type Told } from './order-messages.ts';

type Row = Omit<OrderScene, 'total' | 'part' | 'reason'> & { minor: string; currency: string };

async function sceneOf(ctx: Ctx, fact: StoredFact): Promise<OrderScene | null> {
  const found =
    await sql<Row>`select o.id, o.title, o.picture_id as "pictureId", o.quantity, o.total_minor as minor,
      o.currency, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.method = 'cash' as "isByCash", o.tracking,
      o.state = 'delivered' as "isDelivered", exists (select from order_movement as sent
        where sent.order_id = o.id and sent.kind = 'payout' and sent.state = 'succeeded') as "isPaidOut",
      trim(b.first || ' ' || b.last) as buyer, trim(s.first || ' ' || s.last) as seller
    from product_order as o join profile as b on b.id = o.buyer_id join profile as s on s.id = o.seller_id
    where o.id = ${fact.orderId ?? 0}`.execute(ctx.em.getKysely());
  const row = found.rows[0];
  if (!row) return null;
  const words = (minor: number) => moneyText(minor, row.currency);
  return {
    ...row,
    total: words(Number(row.minor)),
    part: words(fact.amountMinor ?? Number(row.minor)),
    reason: shorten(fact.reason ?? '', 200),
  };
}

async function recipientsOf(
  ctx: Ctx,
  scene: OrderScene,
  { to, skipActor }: Told,
  fact: StoredFact,
): Promise<number[]> {
  if (to === 'staff') return staffRecipients(ctx);
  const recipient = to === 'buyer' ? scene.buyerId : scene.sellerId;
  return skipActor && recipient === fact.actorId ? [] : [recipient];
}

/** Signals the open pages of both sides, besides any notification. */
const changes = ({ id, buyerId, sellerId }: OrderScene): Delivery[] =>
  [buyerId, sellerId].map((accountId) => ({ topic: `account:${accountId}`, signal: { kind: 'order', id } }));

const tell: FactHandler = async (ctx, fact) => {
  const scene = await sceneOf(ctx, fact);
  if (!scene) return [];
  const told: Delivery[] = changes(scene);
  for (const message of orderMessages[fact.type] ?? []) {
    const notice = { message: message.text(scene), path: `/my-orders/${scene.id}`, imageId: scene.pictureId };
    for (const recipientId of await recipientsOf(ctx, scene, message, fact)) {
      told.push(...(await noticeAccount(ctx, fact, { ...notice, recipientId })));
    }
  }
  return told;
};

/** Outbox handlers of orders: each side is notified of the other's steps, and of the money. */
export const orderHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.keys(orderMessages).map((type) => [type, tell]),
);
