import { placeOrder } from '../../modules/orders/checkout/place-order.service.ts';
import { confirmDelivery, shipOrder } from '../../modules/orders/deliver/deliver-order.service.ts';
import { reviewProduct } from '../../modules/orders/deliver/review.service.ts';
import { cancelOrder } from '../../modules/orders/refund/cancel-order.service.ts';
import { priceOf } from '../../modules/shop/product-content.service.ts';
import type { Agenda } from './agenda.ts';
import { people, reviews } from './content.ts';
import type { DemoCast } from './fill-people.ts';
import type { SoldProduct } from './fill-products.ts';
import { Rng } from './rng.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far an order of the demo gets. */
type End = 'placed' | 'shipped' | 'reviewed' | 'cancelled';
const ends: readonly End[] = ['reviewed', 'reviewed', 'reviewed', 'shipped', 'placed', 'cancelled'];

interface Buyer {
  readonly id: number;
  readonly recipient: string;
}

/** Adds an order to the agenda, up to its final state. */
function planOrder(agenda: Agenda, { id, sellerId, content, addedAt }: SoldProduct, buyer: Buyer, end: End) {
  const rng = new Rng(`order:${content.title}:${buyer.id}:${end}`);
  const isOver = end === 'reviewed' || end === 'cancelled';
  const since = isOver ? rng.between(8, 30) : rng.between(0.3, 4);
  // A product is not bought before it is listed.
  const at = new Date(Math.max(agenda.until.getTime() - since * DAY, addedAt.getTime() + HOUR));
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
  const totalMinor = priceOf(content.amountMinor, content.discountPercent);
  let orderId = 0;
  agenda.write(at, buyer.id, async (ctx) => {
    orderId = await placeOrder(ctx, {
      productId: String(id),
      quantity: 1,
      method: 'cash',
      total: { amount: totalMinor, currency: content.currency },
      recipient: buyer.recipient,
      phone: `8${rng.int(1_000_000, 9_999_999)}`,
      line1: `${rng.int(1, 480)} Joo Chiat Road`,
      line2: `#${String(rng.int(1, 24)).padStart(2, '0')}-${rng.int(10, 60)}`,
      postalCode: String(rng.int(100_000, 829_999)),
    });
  });
  if (end === 'cancelled')
    agenda.add(later(5), buyer.id, (who) => cancelOrder(who, orderId, 'I found one at home.'));
  if (end !== 'shipped' && end !== 'reviewed') return;
  const tracking = `Ninja Van NV${rng.int(10_000, 99_999)}`;
  agenda.write(later(7), sellerId, (ctx) => shipOrder(ctx, orderId, tracking));
  if (end !== 'reviewed') return;
  agenda.add(later(80), sellerId, (who) => confirmDelivery(who, orderId));
  const words = rng.pick(reviews);
  agenda.write(later(100), buyer.id, (ctx) => reviewProduct(ctx, { orderId: String(orderId), ...words }));
}

/** Some members buy products for cash, and most products get a review. */
export function planOrders(agenda: Agenda, cast: DemoCast, sold: readonly SoldProduct[]): void {
  const rng = new Rng('orders');
  const buyers = people.flatMap(({ first, last, country }, index): Buyer[] => {
    const id = cast.influencerIds[index];
    return id !== undefined && country === 'SG' ? [{ id, recipient: `${first} ${last}` }] : [];
  });
  const [arif] = buyers;
  const brand = { id: cast.brandIds[0] ?? 0, recipient: 'Halia Tan' };
  const cheap = sold.filter(({ content }) => content.stockCount > 3 && content.amountMinor < 100_000);
  const mine = cheap.filter(({ sellerId }) => sellerId === brand.id);
  const others = cheap.filter(({ sellerId }) => sellerId !== brand.id && sellerId !== arif?.id);
  for (const product of cheap) {
    const some = rng.sample(
      buyers.filter(({ id }) => id !== product.sellerId && id !== arif?.id),
      rng.int(1, 3),
    );
    for (const [index, buyer] of some.entries()) {
      planOrder(agenda, product, buyer, index === 0 ? 'reviewed' : rng.pick(ends));
    }
  }
  // The demo sign-ins have orders in several states, as buyer and as seller.
  for (const [index, end] of (['reviewed', 'shipped', 'placed'] as const).entries()) {
    const [bought, own] = [others[index], mine[index % Math.max(1, mine.length)]];
    if (bought) planOrder(agenda, bought, brand, end);
    if (own && arif) planOrder(agenda, own, arif, end);
  }
}
