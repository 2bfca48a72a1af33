import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowNumber } from '../support/global-ids.ts';
import { openLive } from '../support/live-client.ts';
import { makeSale, orderOperations as op, payOrder, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => product.close());

const changed = `subscription ($orderId: ID) { orderChanged(orderId: $orderId) {
  id state mySide isPaidOut delivery { line1 } buyer { fullName } } }`;

/** Listens, and keeps what was heard as 'id state side'. */
async function listen({ client }: Person, orderId: string | null = null) {
  const live = await openLive(product, client.cookie);
  const heard: string[] = [];
  const next = live.subscribe(changed, { orderId });
  const follow = async () => {
    for (let event = await next(); event.data; event = await next()) {
      const { id, state, mySide } = (event.data as { orderChanged: Record<string, string> }).orderChanged;
      heard.push(`${rowNumber(id ?? '')} ${state} ${mySide}`);
    }
  };
  follow().catch(() => undefined);
  await live.listening();
  return { heard, dispose: () => live.dispose() };
}

test('every step reaches the open pages of both sides, of one order or of all, and nobody else', async () => {
  const sale = await makeSale(product);
  const [stranger, staff] = [await createPerson(product), await createPerson(product, { isStaff: true })];
  const other = await place(sale, { method: 'CASH' });
  await product.settled();
  const [all, one, buying, foreign, desk] = await Promise.all([
    listen(sale.seller),
    listen(sale.seller, other),
    listen(sale.buyer),
    listen(stranger),
    listen(staff, other),
  ]);
  const id = await place(sale);
  const block = 'mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }';
  const steps: [last: string, step: () => Promise<unknown>][] = [
    [`${id} PLACED`, async () => undefined],
    [`${id} PAID`, () => payOrder(product, sale, id)],
    [`${id} SHIPPED`, () => sale.seller.client.data(op.ship, { orderId: id })],
    // They part, yet what was bought goes on, and both still follow it.
    [`${id} SHIPPED`, () => sale.buyer.client.data(block, { id: sale.seller.id })],
    [`${id} DELIVERED`, () => sale.buyer.client.data(op.confirm, { orderId: id })],
    [`${other} SHIPPED`, () => sale.seller.client.data(op.ship, { orderId: other })],
  ];
  for (const [last, step] of steps) {
    await step();
    await product.settled();
    await until(() => buying.heard.includes(`${last} BUYER`) && all.heard.includes(`${last} SELLER`));
  }
  // A page of its own hears by a socket of its own, which may be the last to be served.
  await until(() => one.heard.length > 0);
  const told = (side: string) =>
    ['PLACED', 'PAID', 'SHIPPED', 'DELIVERED'].map((state) => `${id} ${state} ${side}`);
  const distinct = ({ heard }: { heard: string[] }) => [...new Set(heard)];
  expect(distinct(all)).toEqual([...told('SELLER'), `${other} SHIPPED SELLER`]);
  expect(distinct(one)).toEqual([`${other} SHIPPED SELLER`]);
  expect(distinct(buying)).toEqual([...told('BUYER'), `${other} SHIPPED BUYER`]);
  expect([foreign.heard, desk.heard]).toEqual([[], []]);
  for (const ear of [all, one, buying, foreign, desk]) ear.dispose();
});
