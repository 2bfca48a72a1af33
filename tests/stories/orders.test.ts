import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { answerBank, cards } from '../support/money.ts';
import {
  makeSale,
  orderOperations as op,
  orderAtProvider,
  orderForm,
  orderLine,
  payOrder,
  place,
  type Sale,
} from '../support/orders.ts';
import { patiently } from '../support/patiently.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
// Time passes in these stories, and an unused session would expire.
beforeEach(async () => {
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

type Who = 'buyer' | 'seller' | 'staff';
const by = (sale: Sale, who: Who): Person => (who === 'staff' ? staff : sale[who]);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const runJob = () => product.runJob('move-orders-on');

/** What happens to an order; every step returns its state, stock and balances. */
type Deed = (sale: Sale, id: string) => Promise<unknown>;
const deeds: Readonly<Record<string, Deed>> = {
  'buyer pays': (sale, id) => payOrder(product, sale, id),
  'buyer pays with a declined card': async (sale, id) =>
    expect(codeOf(await payOrder(product, sale, id, cards.declined))).toBe('CARD_DECLINED'),
  'seller sends': (sale, id) => sale.seller.client.data(op.ship, { orderId: id }),
  'buyer receives': (sale, id) => sale.buyer.client.data(op.confirm, { orderId: id }),
  'seller has the cash': (sale, id) => sale.seller.client.data(op.confirm, { orderId: id }),
  'buyer cancels': (sale, id) => sale.buyer.client.data(op.cancel, { orderId: id }),
  'seller cancels': (sale, id) => sale.seller.client.data(op.cancel, { orderId: id }),
  'buyer complains': (sale, id) => sale.buyer.client.data(op.problem, { orderId: id }),
  'staff refunds': (_, id) => staff.client.data(op.settle, { orderId: id, refund: true }),
  'staff pays out': (_, id) => staff.client.data(op.settle, { orderId: id, refund: false }),
  '31 minutes pass': async () => {
    product.clock.advance({ minutes: 31 });
    await runJob();
  },
  '15 days pass': async () => {
    product.clock.advance({ days: 15 });
    await runJob();
    product.clock.advance({ minutes: 1 });
    await runJob();
  },
};

const held = 'card -24, held 24';
const out = 'card -24, payout 24';
const cash = 'cash of buyer -24, cash of seller 24';

test.each<[string, 'CARD' | 'CASH', [keyof typeof deeds, string][]]>([
  [
    'by card',
    'CARD',
    [
      ['buyer pays with a declined card', 'placed, 4 left'],
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer receives', `delivered, 4 left, ${out}`],
      ['buyer receives', `delivered, 4 left, ${out}`],
    ],
  ],
  [
    'in cash',
    'CASH',
    [
      ['seller sends', 'shipped, 4 left'],
      ['seller has the cash', `delivered, 4 left, ${cash}`],
      ['15 days pass', `delivered, 4 left, ${cash}`],
    ],
  ],
  ['never paid', 'CARD', [['31 minutes pass', 'cancelled, 5 left']]],
  [
    'cancelled unpaid',
    'CASH',
    [
      ['buyer cancels', 'cancelled, 5 left'],
      ['seller cancels', 'cancelled, 5 left'],
    ],
  ],
  [
    'cancelled when it was paid',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['buyer cancels', 'refunded, 5 left'],
      ['seller cancels', 'refunded, 5 left'],
    ],
  ],
  [
    'never sent',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['15 days pass', 'refunded, 5 left'],
    ],
  ],
  ['never sent for cash', 'CASH', [['15 days pass', 'cancelled, 5 left']]],
  [
    'not taken at the door',
    'CASH',
    [
      ['seller sends', 'shipped, 4 left'],
      ['seller cancels', 'cancelled, 5 left'],
    ],
  ],
  [
    'lost on its way',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['seller cancels', 'refunded, 4 left'],
    ],
  ],
  [
    'of a buyer who says nothing',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['15 days pass', `delivered, 4 left, ${out}`],
    ],
  ],
  [
    'with a problem, refunded',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer complains', `shipped, 4 left, ${held}`],
      ['15 days pass', `shipped, 4 left, ${held}`],
      ['staff refunds', 'refunded, 4 left'],
    ],
  ],
  [
    'with a problem, paid out',
    'CARD',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer complains', `shipped, 4 left, ${held}`],
      ['staff pays out', `delivered, 4 left, ${out}`],
    ],
  ],
])('an order %s', async (_, method, steps) => {
  const sale = await makeSale(product);
  const id = await place(sale, { method });
  const told: [string, string][] = [];
  for (const [deed] of steps) {
    await deeds[deed]?.(sale, id);
    told.push([deed, await orderLine(product, id)]);
  }
  expect(told).toEqual(steps);
});

test('a buyer who said that something is wrong reads why staff decided for the seller', async () => {
  const sale = await makeSale(product);
  const id = await place(sale, { method: 'CARD' });
  for (const deed of ['buyer pays', 'seller sends', 'buyer complains', 'staff pays out']) {
    await deeds[deed]?.(sale, id);
  }
  await product.settled();
  const { notifications, order } = await sale.buyer.client.data(
    'query ($id: ID!) { notifications { nodes { message } } order(id: $id) { endReason } }',
    { id },
  );
  expect(order.endReason).toBe('Seen.');
  expect(notifications.nodes[0].message).toMatch(
    /^Our team decided that your order of .* was delivered: Seen\.$/,
  );
});

test.each<[string, string, Record<Who, string>]>([
  // state of a card order, step, result for buyer, seller, staff
  ['placed', 'ship', { buyer: 'FORBIDDEN', seller: 'ORDER_NOT_PAID', staff: 'FORBIDDEN' }],
  ['placed', 'confirm', { buyer: 'WRONG_STATE', seller: 'WRONG_STATE', staff: 'FORBIDDEN' }],
  ['placed', 'settle', { buyer: 'FORBIDDEN', seller: 'FORBIDDEN', staff: 'WRONG_STATE' }],
  ['paid', 'confirm', { buyer: 'WRONG_STATE', seller: 'WRONG_STATE', staff: 'FORBIDDEN' }],
  ['paid', 'problem', { buyer: 'WRONG_STATE', seller: 'FORBIDDEN', staff: 'FORBIDDEN' }],
  ['paid', 'review', { buyer: 'NOT_DELIVERED', seller: 'FORBIDDEN', staff: 'FORBIDDEN' }],
  ['shipped', 'cancel', { buyer: 'WRONG_STATE', seller: 'ok', staff: 'FORBIDDEN' }],
  ['shipped', 'confirm', { buyer: 'ok', seller: 'FORBIDDEN', staff: 'FORBIDDEN' }],
  ['delivered', 'cancel', { buyer: 'WRONG_STATE', seller: 'WRONG_STATE', staff: 'FORBIDDEN' }],
  ['delivered', 'review', { buyer: 'ok', seller: 'FORBIDDEN', staff: 'FORBIDDEN' }],
])('%s: %s', async (state, what, wanted) => {
  const told: Record<string, string> = {};
  const sale = await makeSale(product);
  const id = await place(sale);
  const path = ['buyer pays', 'seller sends', 'buyer receives'];
  const done = ['placed', 'paid', 'shipped', 'delivered'].indexOf(state);
  for (const deed of path.slice(0, done)) await deeds[deed]?.(sale, id);
  const document = op[what as keyof typeof op];
  const variables = { orderId: id, refund: true };
  const stranger = await createPerson(product);
  if (what !== 'settle') expect(codeOf(await stranger.client.send(document, variables))).toBe('NOT_FOUND');
  // Refusals leave the order unchanged, so those who may do it come last.
  const inTurn = (['buyer', 'seller', 'staff'] as const).toSorted(
    (one, other) => Number(wanted[one] === 'ok') - Number(wanted[other] === 'ok'),
  );
  for (const who of inTurn) {
    told[who] = codeOf(await by(sale, who).client.send(document, variables)) ?? 'ok';
  }
  expect(told).toEqual(wanted);
});

test('a hundred orders at once for the last item: one order', async () => {
  const sale = await makeSale(product, 1);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => createPerson(product)));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      patiently(async () =>
        buyers[at % 10]?.client.send(op.place, { input: orderForm(sale.productId, { method: 'CASH' }) }),
      ),
    ),
  );
  const codes = answers.map((answer) => (answer ? (codeOf(answer) ?? 'ok') : 'none'));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'OUT_OF_STOCK']));
  const rows = await sql(
    product.databaseUrl,
    'select stock_count, (select count(*)::int from product_order o where o.product_id = p.id) as n from product p where id = $1',
    [sale.productId],
  );
  expect(rows).toEqual([{ stock_count: 0, n: 1 }]);
});

test('a seller without a bank account takes cash only, and is paid out when there is one', async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await payOrder(product, sale, id);
  await sql(product.databaseUrl, 'update bank_account set payouts_enabled = false where owner_id = $1', [
    sale.seller.id,
  ]);
  const input = orderForm(sale.productId);
  expect((await sale.buyer.client.refusal(op.place, { input })).extensions.code).toBe(
    'SELLER_TAKES_NO_CARDS',
  );
  await deeds['seller sends']?.(sale, id);
  await deeds['buyer receives']?.(sale, id);
  expect(await orderLine(product, id)).toBe(`delivered, 4 left, ${held}`);
  await sql(product.databaseUrl, 'update bank_account set payouts_enabled = true where owner_id = $1', [
    sale.seller.id,
  ]);
  product.clock.advance({ hours: 2 });
  await runJob();
  expect(await orderLine(product, id)).toBe(`delivered, 4 left, ${out}`);
});

test('3-D Secure: paid after the bank has asked, given up when the time is over', async () => {
  const sale = await makeSale(product);
  const [first, second] = [await place(sale), await place(sale)];
  for (const id of [first, second]) {
    const { data } = await payOrder(product, sale, id, cards.asksBank);
    expect(data.payForOrder.state).toBe('REQUIRES_ACTION');
    if (id === first) await answerBank(product, data.payForOrder.clientSecret, 'complete');
  }
  expect((await payOrder(product, sale, first, null)).data.payForOrder.state).toBe('SUCCEEDED');
  await deeds['31 minutes pass']?.(sale, second);
  expect(await orderLine(product, first)).toBe(`paid, 4 left, ${held}`);
  expect(await orderLine(product, second)).toBe('cancelled, 4 left');
  expect(codeOf(await payOrder(product, sale, second))).toBe('WRONG_STATE');
  expect([await orderAtProvider(product, first), await orderAtProvider(product, second)]).toEqual([
    'charge 1',
    '',
  ]);
});

test('answers that are lost are found again: one charge, one refund, one transfer', async () => {
  const lost = (name: 'confirmPaymentIntent' | 'createRefund' | 'createTransfer') => {
    const { payment } = product.ports;
    const real = payment[name].bind(payment) as (...args: unknown[]) => Promise<never>;
    vi.spyOn(payment, name).mockImplementationOnce(async (...args: unknown[]) => {
      await real(...args);
      throw new PaymentProviderError({ kind: 'temporary', code: 'api_connection_error', message: 'Lost.' });
    });
  };
  const later = async () => {
    product.clock.advance({ minutes: 1 });
    await runJob();
  };
  const sale = await makeSale(product);
  const [kept, given] = [await place(sale), await place(sale)];
  for (const id of [kept, given]) {
    lost('confirmPaymentIntent');
    expect((await payOrder(product, sale, id)).data.payForOrder.state).toBe('PROCESSING');
    await later();
  }
  lost('createRefund');
  expect((await sale.buyer.client.data(op.cancel, { orderId: given })).cancelOrder.order.state).toBe(
    'REFUNDING',
  );
  await deeds['seller sends']?.(sale, kept);
  lost('createTransfer');
  expect((await sale.buyer.client.data(op.confirm, { orderId: kept })).confirmDelivery.order.isPaidOut).toBe(
    false,
  );
  await later();
  expect([await orderLine(product, kept), await orderAtProvider(product, kept)]).toEqual([
    `delivered, 4 left, ${out}`,
    'charge 1, transfer 1',
  ]);
  expect([await orderLine(product, given), await orderAtProvider(product, given)]).toEqual([
    'refunded, 4 left',
    'charge 1, refund 1',
  ]);
  vi.restoreAllMocks();
});

test('pressed twice with a key: one order, one charge', async () => {
  const sale = await makeSale(product);
  const input = orderForm(sale.productId);
  const send = () => sale.buyer.client.data(op.place, { input: { idempotencyKey: 'one-intent', ...input } });
  const [first, again] = await Promise.all([send(), send()]);
  expect(again.placeOrder.order.id).toBe(first.placeOrder.order.id);
  const id = rowNumber(first.placeOrder.order.id);
  await Promise.all([payOrder(product, sale, id), payOrder(product, sale, id)]);
  expect(await orderLine(product, id)).toBe(`paid, 4 left, ${held}`);
  expect(await orderAtProvider(product, id)).toBe('charge 1');
});

test('both sides hear of every step, and their statements tell it in the words of the specification', async () => {
  const sale = await makeSale(product);
  const [card, byCash] = [await place(sale), await place(sale, { method: 'CASH' })];
  for (const deed of ['buyer pays', 'seller sends', 'buyer receives']) await deeds[deed]?.(sale, card);
  for (const deed of ['seller sends', 'seller has the cash']) await deeds[deed]?.(sale, byCash);
  await sale.buyer.client.data(op.review, { orderId: card });
  expect((await sale.buyer.client.refusal(op.review, { orderId: card })).extensions.code).toBe(
    'ALREADY_REVIEWED',
  );
  await product.settled();
  const heard = async (who: Person) =>
    (
      await who.client.data('{ notifications(first: 50) { nodes { message path } } }')
    ).notifications.nodes.map(({ message }: { message: string }) =>
      message.replace(/“Product \d+”/, 'it').replaceAll(/Person\d* \w+|[A-Z]\w+ Tan/g, 'X'),
    );
  expect((await heard(sale.buyer)).length).toBe(5);
  expect((await heard(sale.seller)).length).toBe(5);
  const rows = async (who: Person) =>
    (
      await who.client.data(
        '{ myTransactions { nodes { label direction amount { amount } order { id title } counterparty { id } } } }',
      )
    ).myTransactions.nodes.map(
      (row: { label: string; direction: string; counterparty: { id: string } }) =>
        `${row.label} ${row.direction} ${row.counterparty.id}`,
    );
  const [me, them] = [idOf('Profile', sale.buyer.id), idOf('Profile', sale.seller.id)];
  expect(await rows(sale.buyer)).toEqual([
    `Product Purchase SPENT ${them}`,
    `Product Purchase SPENT ${them}`,
  ]);
  expect(await rows(sale.seller)).toEqual([`Product Sold EARNED ${me}`, `Product Sold EARNED ${me}`]);
  const { productReviews } = await staff.client.data(
    'query ($id: ID!) { productReviews(productId: $id) { totalCount nodes { rating text author { id } } } }',
    { id: sale.productId },
  );
  expect(productReviews).toEqual({
    totalCount: 1,
    nodes: [{ rating: 4, text: 'Holds noodles.', author: { id: me } }],
  });
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
