import { cancelOrder } from '../../modules/orders/cancel-order.service.ts';
import { confirmDelivery, shipOrder } from '../../modules/orders/deliver-order.service.ts';
import { placeOrder } from '../../modules/orders/place-order.service.ts';
import { reviewProduct } from '../../modules/orders/review.service.ts';
import { priceOf } from '../../modules/shop/product-content.ts';
import type { Agenda } from './agenda.ts';
import { people } from './content/people.ts';
import { reviewTexts } from './content/reviews.ts';
import { acting, type DemoParts } from './demo-parts.ts';
import type { DemoCast } from './fill-people.ts';
import type { SoldProduct } from './fill-products.ts';
import { Rng } from './rng.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far an order of the demo comes. */
type End = 'placed' | 'shipped' | 'reviewed' | 'cancelled';
const ends: readonly End[] = ['reviewed', 'reviewed', 'reviewed', 'shipped', 'placed', 'cancelled'];

interface Buyer {
  readonly id: number;
  readonly recipient: string;
}

function order(
  parts: DemoParts,
  agenda: Agenda,
  product: SoldProduct,
  buyer: Buyer,
  end: End,
  now: Date,
): void {
  const rng = new Rng(`order:${product.content.title}:${buyer.id}:${end}`);
  const isOver = end === 'reviewed' || end === 'cancelled';
  const since = isOver ? rng.between(8, 30) : rng.between(0.3, 4);
  // Nothing is bought before it is sold.
  const at = new Date(Math.max(now.getTime() - since * DAY, product.addedAt.getTime() + HOUR));
  const { amount, discountPercent } = product.content;
  const as = (id: number, moment: Date) => acting(parts, id, moment);
  let orderId = 0;
  agenda.add(at, async (moment) => {
    orderId = await as(buyer.id, moment).inTransaction((ctx) =>
      placeOrder(ctx, {
        productId: String(product.id),
        quantity: 1,
        method: 'cash',
        totalMinor: priceOf(amount, discountPercent),
        recipient: buyer.recipient,
        phone: `8${rng.int(1_000_000, 9_999_999)}`,
        line1: `${rng.int(1, 480)} Joo Chiat Road`,
        line2: `#${String(rng.int(1, 24)).padStart(2, '0')}-${rng.int(10, 60)}`,
        postalCode: String(rng.int(100_000, 829_999)),
      }),
    );
  });
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
  if (end === 'cancelled') {
    agenda.add(later(5), (m) => cancelOrder(as(buyer.id, m), orderId, 'I found one at home.'));
  }
  if (end !== 'shipped' && end !== 'reviewed') return;
  const tracking = `Ninja Van NV${rng.int(10_000, 99_999)}`;
  agenda.add(later(7), async (m) =>
    as(product.sellerId, m).inTransaction((ctx) => shipOrder(ctx, orderId, tracking)),
  );
  if (end !== 'reviewed') return;
  agenda.add(later(80), (m) => confirmDelivery(as(product.sellerId, m), orderId));
  const words = rng.pick(reviewTexts);
  agenda.add(later(100), async (m) => {
    const input = { orderId: String(orderId), ...words };
    await as(buyer.id, m).inTransaction((ctx) => reviewProduct(ctx, input));
  });
}

/** Some people buy some things, for cash: of most products somebody says how it is. */
export function planOrders(
  parts: DemoParts,
  agenda: Agenda,
  cast: DemoCast,
  sold: readonly SoldProduct[],
  now: Date,
): void {
  const rng = new Rng('orders');
  const buyers = people.flatMap(({ first, last, countryCode }, index): Buyer[] => {
    const id = cast.influencerIds[index];
    return id !== undefined && countryCode === 'SG' ? [{ id, recipient: `${first} ${last}` }] : [];
  });
  const [arif] = buyers;
  const brand = { id: cast.brandIds[0] ?? 0, recipient: 'Halia Tan' };
  const cheap = sold.filter(({ content }) => content.stock > 3 && content.amount < 100_000);
  const mine = cheap.filter(({ sellerId }) => sellerId === brand.id);
  const others = cheap.filter(({ sellerId }) => sellerId !== brand.id && sellerId !== arif?.id);
  for (const product of cheap) {
    const some = rng.sample(
      buyers.filter(({ id }) => id !== product.sellerId && id !== arif?.id),
      rng.int(1, 3),
    );
    for (const [index, buyer] of some.entries()) {
      order(parts, agenda, product, buyer, index === 0 ? 'reviewed' : rng.pick(ends), now);
    }
  }
  // The sign-ins see every kind of order, on both sides.
  for (const [index, end] of (['reviewed', 'shipped', 'placed'] as const).entries()) {
    const [bought, own] = [others[index], mine[index % Math.max(1, mine.length)]];
    if (bought) order(parts, agenda, bought, brand, end, now);
    if (own && arif) order(parts, agenda, own, arif, end, now);
  }
}
