import type { Ctx } from '../../platform/context.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox-worker.ts';
import { amountInWords } from '../../platform/payment/minimum-charge.ts';
import { sql } from '../../platform/sql.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';

/** What a message may speak of, read when the fact is worked off. */
interface Scene {
  readonly id: number;
  readonly title: string;
  readonly pictureId: string | null;
  readonly quantity: number;
  readonly total: string;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly buyer: string;
  readonly seller: string;
  readonly isByCash: boolean;
  readonly tracking: string | null;
  readonly reason: string;
}

type Row = Omit<Scene, 'total' | 'reason'> & { minor: string; currency: string };

async function sceneOf(ctx: Ctx, fact: StoredFact): Promise<Scene | null> {
  const found =
    await sql<Row>`select o.id, o.title, o.picture_id as "pictureId", o.quantity, o.total_minor as minor,
      o.currency, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.method = 'cash' as "isByCash", o.tracking,
      trim(b.first || ' ' || b.last) as buyer, trim(s.first || ' ' || s.last) as seller
    from product_order as o join profile as b on b.id = o.buyer_id join profile as s on s.id = o.seller_id
    where o.id = ${fact.orderId ?? 0}`.execute(ctx.em.getKysely());
  const row = found.rows[0];
  if (!row) return null;
  const reason = fact.reason ?? '';
  return {
    ...row,
    total: amountInWords(Number(row.minor), row.currency).replace(/\.00$/, ''),
    reason: reason.length > 200 ? `${reason.slice(0, 199)}…` : reason,
  };
}

type To = 'buyer' | 'seller' | 'staff';
interface Told {
  readonly to: To;
  readonly text: (scene: Scene) => string;
  /** Nothing is told to whoever caused it. */
  readonly skipActor?: true;
}

const goods = ({ title, quantity }: Scene): string =>
  quantity > 1 ? `${quantity} × “${title}”` : `“${title}”`;
const because = ({ reason }: Scene): string => (reason ? ` ${reason}` : '');

const cancelled = (s: Scene): string => `The order of ${goods(s)} was cancelled.${because(s)}`;
const refunding = (s: Scene): string =>
  `The order of ${goods(s)} is cancelled and ${s.total} goes back to the card.${because(s)}`;

/** Which fact tells whom what. A new notification is a row here; a row without one is for open pages only. */
const messages: Readonly<Record<string, readonly Told[]>> = {
  'order.begun': [],
  'order.payment': [],
  'order.placed': [
    {
      to: 'seller',
      text: (s) =>
        `${s.buyer} ordered ${goods(s)} for ${s.total}, cash on delivery. Please send it within 12 days.`,
    },
    {
      to: 'buyer',
      text: (s) => `You ordered ${goods(s)}. Please have ${s.total} in cash ready when it arrives.`,
    },
  ],
  'order.paid': [
    {
      to: 'seller',
      text: (s) =>
        `${s.buyer} bought ${goods(s)}. ${s.total} is held for you until it is delivered. Please send it within 12 days.`,
    },
    {
      to: 'buyer',
      text: (s) => `You bought ${goods(s)}. ${s.total} is held until you have received it.`,
    },
  ],
  'order.expired': [
    {
      to: 'buyer',
      text: (s) => `Your order of ${goods(s)} was given up, because it was not paid or sent in time.`,
    },
    {
      to: 'seller',
      text: (s) => `An order of ${goods(s)} was given up, because it was not paid or sent in time.`,
    },
  ],
  'order.cancelled': [
    { to: 'buyer', text: cancelled, skipActor: true },
    { to: 'seller', text: cancelled, skipActor: true },
  ],
  'order.shipped': [
    {
      to: 'buyer',
      text: (s) => `${s.seller} has sent ${goods(s)}.${s.tracking ? ` ${s.tracking}` : ''}`,
    },
  ],
  'order.delivered': [
    {
      to: 'seller',
      text: (s) =>
        s.isByCash
          ? `${goods(s)} is delivered and ${s.total} was paid in cash.`
          : `${goods(s)} is delivered. ${s.total} goes on to your bank account.`,
      skipActor: true,
    },
    {
      to: 'buyer',
      text: (s) => `Your order of ${goods(s)} counts as delivered. Tell others how you like it.`,
      skipActor: true,
    },
  ],
  'order.problem': [
    { to: 'seller', text: (s) => `${s.buyer} says that something is wrong with ${goods(s)}:${because(s)}` },
    {
      to: 'staff',
      text: (s) => `A buyer says that something is wrong with order ${s.id}, ${goods(s)}:${because(s)}`,
    },
  ],
  'order.refunding': [
    { to: 'buyer', text: refunding, skipActor: true },
    { to: 'seller', text: refunding, skipActor: true },
  ],
  'order.refunded': [
    { to: 'buyer', text: (s) => `${s.total} for ${goods(s)} was refunded to your card.` },
    { to: 'seller', text: (s) => `${s.total} for ${goods(s)} was refunded to ${s.buyer}.` },
  ],
  'order.paidOut': [
    { to: 'seller', text: (s) => `${s.total} for ${goods(s)} is on its way to your bank account.` },
  ],
  'order.payoutFailed': [
    {
      to: 'seller',
      text: (s) =>
        `The payout of ${s.total} for ${goods(s)} did not go through. The money is still held, and we try again. Please check your bank account in Settings.`,
    },
  ],
  'order.chargebackOpened': [
    {
      to: 'seller',
      text: (s) =>
        `The bank of the card asks for ${s.total} for ${goods(s)} back. The money is frozen until the banks have decided.`,
    },
    {
      to: 'staff',
      text: (s) => `A bank asks for the payment of order ${s.id} back. Please answer it at the provider.`,
    },
  ],
  'order.chargedBack': [
    {
      to: 'seller',
      text: (s) => `The bank of the card took ${s.total} for ${goods(s)} back. The order is over.`,
    },
    { to: 'staff', text: (s) => `The chargeback of order ${s.id} is lost.` },
  ],
  'order.reviewed': [{ to: 'seller', text: (s) => `${s.buyer} reviewed ${goods(s)}.` }],
};

async function recipientsOf(
  ctx: Ctx,
  scene: Scene,
  { to, skipActor }: Told,
  fact: StoredFact,
): Promise<number[]> {
  if (to === 'staff') {
    const staff = await sql<{ id: number }>`select id from account where is_staff order by id`.execute(
      ctx.em.getKysely(),
    );
    return staff.rows.map(({ id }) => id);
  }
  const recipient = to === 'buyer' ? scene.buyerId : scene.sellerId;
  return skipActor && recipient === fact.actorId ? [] : [recipient];
}

/** The open pages of both sides look again, whoever is told in words. */
const changes = ({ id, buyerId, sellerId }: Scene): Delivery[] =>
  [buyerId, sellerId].map((accountId) => ({ topic: `account:${accountId}`, signal: { kind: 'order', id } }));

const tell: FactHandler = async (ctx, fact) => {
  const scene = await sceneOf(ctx, fact);
  if (!scene) return [];
  const told: Delivery[] = changes(scene);
  for (const message of messages[fact.type] ?? []) {
    const notice = { message: message.text(scene), path: `/my-orders/${scene.id}`, imageId: scene.pictureId };
    for (const recipientId of await recipientsOf(ctx, scene, message, fact)) {
      told.push(...(await noticeAccount(ctx, fact, { ...notice, recipientId })));
    }
  }
  return told;
};

/** Handlers of the facts of orders: both sides hear of every step of the other, and of the money. */
export const orderHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.keys(messages).map((type) => [type, tell]),
);
