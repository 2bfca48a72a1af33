import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { idOf } from '../support/global-ids.ts';
import { makeSale, orderOperations as op, orderLine, payOrder, place, type Sale } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let outside: ProviderMoves;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  outside = providerMoves(product);
});
// Time passes in these stories, and an unused session would expire.
beforeEach(async () => {
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const refused = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
  expect(codeOf(await answer)).toBe('CHARGEBACK_OPEN');

const withoutTitle = (message: unknown) => String(message).replace(/“Product \d+”/, '“it”');

/** The newest notification of a member. */
async function heard({ id: recipient }: Person): Promise<string> {
  await product.settled();
  const [row] = await sql(
    product.databaseUrl,
    'select message from notification where recipient_id = $1 order by id desc limit 1',
    [recipient],
  );
  return withoutTitle(row?.message);
}

/** The provider's dispute about each order of these stories. */
const disputes = new Map<string, string>();
const chargeBack = (amount?: number) => async (_: Sale, id: string) => {
  disputes.set(id, await outside.chargeOrderBack(id, amount));
  await outside.deliver();
};
const decide = (verdict: 'won' | 'lost', order?: 'backwards') => async (_: Sale, id: string) => {
  await outside.decide(disputes.get(id) ?? '', verdict);
  await outside.deliver(order);
};

/** What happens to a card order; every step returns its state, stock and balances. */
const deeds = {
  'buyer pays': (sale: Sale, id: string) => payOrder(product, sale, id),
  'seller sends': (sale: Sale, id: string) => sale.seller.client.data(op.ship, { orderId: id }),
  'buyer receives': (sale: Sale, id: string) => sale.buyer.client.data(op.confirm, { orderId: id }),
  'buyer cancels': (sale: Sale, id: string) => sale.buyer.client.data(op.cancel, { orderId: id }),
  'bank asks it back': chargeBack(),
  'bank asks ten back': chargeBack(1_000),
  won: decide('won'),
  lost: decide('lost'),
  'lost, told backwards': decide('lost', 'backwards'),
  'sending is refused': (sale: Sale, id: string) =>
    refused(sale.seller.client.send(op.ship, { orderId: id })),
  'cancelling is refused': (sale: Sale, id: string) =>
    refused(sale.buyer.client.send(op.cancel, { orderId: id })),
  'refunding is refused': (_: Sale, id: string) =>
    refused(staff.client.send(op.settle, { orderId: id, refund: true })),
  '15 days pass': async () => {
    product.clock.advance({ days: 15 });
    for (let run = 0; run < 2; run += 1) {
      await product.runJob('move-orders-on');
      product.clock.advance({ minutes: 1 });
    }
  },
  '2 hours pass': async () => {
    product.clock.advance({ hours: 2 });
    await product.runJob('move-orders-on');
  },
} as const;

const held = 'card -24, held 24';
const frozen = 'card -24, chargeback 24';
const out = 'card -24, payout 24';

test.each<[string, [keyof typeof deeds, string][]]>([
  [
    'that is paid is frozen, and goes on when the banks say so',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['bank asks it back', `paid, 4 left, ${frozen}`],
      ['sending is refused', `paid, 4 left, ${frozen}`],
      ['cancelling is refused', `paid, 4 left, ${frozen}`],
      ['won', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer receives', `delivered, 4 left, ${out}`],
    ],
  ],
  [
    'is not given up while it is frozen, and its seller then has time again',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['bank asks it back', `paid, 4 left, ${frozen}`],
      ['15 days pass', `paid, 4 left, ${frozen}`],
      ['won', `paid, 4 left, ${held}`],
      ['2 hours pass', `paid, 4 left, ${held}`],
      ['15 days pass', 'refunded, 5 left'],
    ],
  ],
  [
    'that was not sent is over when it is lost, and the goods go back',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['bank asks it back', `paid, 4 left, ${frozen}`],
      ['lost, told backwards', 'refunded, 5 left'],
    ],
  ],
  [
    'that was sent is over when it is lost; silence says nothing meanwhile',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['bank asks it back', `shipped, 4 left, ${frozen}`],
      ['refunding is refused', `shipped, 4 left, ${frozen}`],
      ['15 days pass', `shipped, 4 left, ${frozen}`],
      ['lost', 'refunded, 4 left'],
    ],
  ],
  [
    'that is received meanwhile waits with its payout',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['bank asks it back', `shipped, 4 left, ${frozen}`],
      ['buyer receives', `delivered, 4 left, ${frozen}`],
      ['2 hours pass', `delivered, 4 left, ${frozen}`],
      ['won', `delivered, 4 left, ${held}`],
      ['2 hours pass', `delivered, 4 left, ${out}`],
    ],
  ],
  [
    'of which a part is lost goes on with the rest',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['bank asks ten back', 'paid, 4 left, card -24, chargeback 10, held 14'],
      ['lost', 'paid, 4 left, card -14, held 14'],
      ['seller sends', 'shipped, 4 left, card -14, held 14'],
      ['buyer receives', 'delivered, 4 left, card -14, payout 14'],
    ],
  ],
  [
    'that was paid out stays so: what is lost is our loss',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer receives', `delivered, 4 left, ${out}`],
      ['bank asks it back', `delivered, 4 left, card -24, chargeback 24, payout 24, platform -24`],
      ['lost', 'delivered, 4 left, payout 24, platform -24'],
    ],
  ],
  [
    'that was paid out, won: nothing has changed',
    [
      ['buyer pays', `paid, 4 left, ${held}`],
      ['seller sends', `shipped, 4 left, ${held}`],
      ['buyer receives', `delivered, 4 left, ${out}`],
      ['bank asks ten back', `delivered, 4 left, card -24, chargeback 10, payout 24, platform -10`],
      ['won', `delivered, 4 left, ${out}`],
    ],
  ],
])('an order %s', async (_, steps) => {
  const sale = await makeSale(product);
  const id = await place(sale);
  const told: [string, string][] = [];
  for (const [deed] of steps) {
    await deeds[deed](sale, id);
    told.push([deed, await orderLine(product, id)]);
  }
  expect(told).toEqual(steps);
});

test('a refund that is on its way when the bank asks waits for the banks', async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await payOrder(product, sale, id);
  // The bank acts before we know: the provider refuses the refund.
  disputes.set(id, await outside.chargeOrderBack(id));
  await deeds['buyer cancels'](sale, id);
  expect(await orderLine(product, id)).toBe(`refunding, 5 left, ${held}`);
  await outside.deliver();
  expect(await orderLine(product, id)).toBe(`refunding, 5 left, ${frozen}`);
  await deeds.lost(sale, id);
  expect(await orderLine(product, id)).toBe('refunded, 5 left');
});

describe('a refund of the rest that the provider refuses', () => {
  /** An order of which a bank took ten dollars for good, and which was cancelled after that. */
  async function refusedRefund() {
    const sale = await makeSale(product);
    const id = await place(sale);
    for (const deed of ['buyer pays', 'bank asks ten back', 'lost', 'buyer cancels'] as const)
      await deeds[deed](sale, id);
    expect(await orderLine(product, id)).toBe(stuck);
    return { sale, id };
  }
  const stuck = 'refunding, 5 left, card -14, held 14';
  const tries = async (id: string) => {
    const [row] = await sql(
      product.databaseUrl,
      `select attempt - 1 as tries, state from order_movement where order_id = $1`,
      [id],
    );
    return `${row?.tries} ${row?.state}`;
  };
  const daysPass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      // Longer than any pause between two tries.
      product.clock.advance({ hours: 25 });
      await product.runJob('move-orders-on');
    }
    staff = await createPerson(product, { isStaff: true });
  };
  const settle = (id: string, more = {}) =>
    staff.client.send(
      'mutation ($id: ID!, $refund: Boolean!, $byHand: Boolean) { settleOrder(input: { orderId: $id, refund: $refund, byHand: $byHand, reason: "Sent by PayNow." }) { order { state } } }',
      { id, refund: true, ...more },
    );
  const onDesk = async (id: string) => {
    const { orderProblems } = await staff.client.data('{ orderProblems(first: 100) { nodes { id } } }');
    return orderProblems.nodes.some((order: { id: string }) => order.id === idOf('Order', id));
  };

  test('is given up after six tries, told, and tried again when staff says so', async () => {
    const { sale, id } = await refusedRefund();
    expect([await tries(id), await onDesk(id)]).toEqual(['1 created', false]);
    const watcher = staff;
    await daysPass(5);
    expect([await tries(id), await onDesk(id)]).toEqual(['6 failed', true]);
    expect(await heard(sale.buyer)).toContain('The refund of US$14 for “it” keeps failing');
    expect(await heard(watcher)).toContain(`The refund of US$14 of order ${id} is refused again and again`);
    await daysPass(1);
    expect(await tries(id)).toBe('6 failed');
    expect((await settle(id)).errors).toBeUndefined();
    expect(await tries(id)).toBe('7 created');
    await daysPass(5);
    expect([await tries(id), await orderLine(product, id)]).toEqual(['12 failed', stuck]);
  });

  test('can be noted as made by hand once it is given up, and not before', async () => {
    const { sale, id } = await refusedRefund();
    const codes = async (...all: ReturnType<typeof settle>[]) => (await Promise.all(all)).map(codeOf);
    expect(await codes(settle(id, { byHand: true }), settle(id))).toEqual(['WRONG_STATE', 'WRONG_STATE']);
    await daysPass(5);
    expect(await codes(settle(id, { refund: false, byHand: true }), settle(id, { refund: false }))).toEqual([
      'BAD_INPUT',
      'WRONG_STATE',
    ]);
    expect((await settle(id, { byHand: true })).data).toEqual({
      settleOrder: { order: { state: 'REFUNDED' } },
    });
    expect([await orderLine(product, id), await onDesk(id)]).toEqual(['refunded, 5 left', false]);
    expect(await heard(sale.buyer)).toBe('US$14 for “it” was given back to you another way. Sent by PayNow.');
    expect(await codes(settle(id, { byHand: true }))).toEqual(['WRONG_STATE']);
    const { staffActions } = await staff.client.data('{ staffActions { nodes { action subject reason } } }');
    expect(staffActions.nodes[0]).toEqual({
      action: 'refundOrderByHand',
      subject: `order ${id}`,
      reason: 'Sent by PayNow.',
    });
  });
});

test('a payout that has nowhere to go is told to its seller once, and lies on the desk after a week', async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await deeds['buyer pays'](sale, id);
  await deeds['seller sends'](sale, id);
  await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [sale.seller.id]);
  await deeds['buyer receives'](sale, id);
  expect(await heard(sale.seller)).toBe(
    'The payout of US$24 for “it” is waiting for a working bank account. Check it in Settings; the money is held until then.',
  );
  const onDesk = async () => {
    const { orderProblems } = await staff.client.data('{ orderProblems(first: 100) { nodes { id } } }');
    return orderProblems.nodes.some((order: { id: string }) => order.id === idOf('Order', id));
  };
  expect(await onDesk()).toBe(false);
  product.clock.advance({ days: 8 });
  await product.runJob('move-orders-on');
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    `select from notification where recipient_id = $1 and message like 'The payout%'`,
    [sale.seller.id],
  );
  expect([told.length, await onDesk()]).toEqual([1, true]);
});

test.each([
  [
    'lost',
    "The card's bank took back US$24 for “it”. What you were paid stays yours.",
    'Your bank gave US$24 for “it” back to you.',
  ],
  [
    'won',
    'The banks decided that the payment for “it” stands.',
    'The banks decided that your payment for “it” stands.',
  ],
] as const)(
  'nothing that was paid out is called frozen, and both sides hear that it is %s',
  async (verdict, toSeller, toBuyer) => {
    const sale = await makeSale(product);
    const id = await place(sale);
    for (const deed of ['buyer pays', 'seller sends', 'buyer receives', 'bank asks it back'] as const)
      await deeds[deed](sale, id);
    const asked = [await heard(sale.seller), await heard(sale.buyer)];
    expect(asked).toEqual([
      "The card's bank wants US$24 for “it” back. You were already paid, and you don't have to do anything.",
      'Your bank wants US$24 for “it” back. The banks will decide.',
    ]);
    const onPage = async () =>
      (await sale.seller.client.data('query ($id: ID!) { order(id: $id) { chargebackAfterPayout } }', { id }))
        .order.chargebackAfterPayout;
    expect(await onPage()).toBe('OPEN');
    await deeds[verdict](sale, id);
    expect([await heard(sale.seller), await heard(sale.buyer)]).toEqual([toSeller, toBuyer]);
    expect(await onPage()).toBe(verdict === 'lost' ? 'LOST' : null);
  },
);

test('what is told of the rest names the rest', async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  for (const deed of ['buyer pays', 'bank asks ten back', 'lost', 'seller sends', 'buyer receives'] as const)
    await deeds[deed](sale, id);
  await product.settled();
  const rows = await sql(
    product.databaseUrl,
    'select message from notification where recipient_id = $1 order by id desc limit 2',
    [sale.seller.id],
  );
  expect(rows.map(({ message }) => withoutTitle(message))).toEqual([
    'US$14 for “it” is on its way to your bank account.',
    '“it” is delivered. US$14 is on its way to your bank account.',
  ]);
});

test('both sides and staff hear of it, staff has it on the desk, and a lost webhook is made up for', async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await payOrder(product, sale, id);
  await deeds['bank asks it back'](sale, id);
  const desk = async () =>
    (await staff.client.data('{ orderProblems(first: 100) { nodes { id } } }')).orderProblems.nodes;
  expect(await heard(sale.seller)).toContain('wants US$24 for');
  expect(await heard(sale.buyer)).toContain('Your bank wants US$24 for');
  expect(await heard(staff)).toContain(`order ${id}`);
  expect(await desk()).toContainEqual({ id: idOf('Order', id) });
  await outside.decide(disputes.get(id) ?? '', 'won');
  await sql(product.databaseUrl, 'update payment_provider.events set delivered_at = now(), due_at = null');
  product.clock.advance({ hours: 2 });
  await product.runJob('recheck-chargebacks');
  expect(await orderLine(product, id)).toBe(`paid, 4 left, ${held}`);
  expect(await heard(sale.seller)).toContain('stands. The order goes on');
  expect(await desk()).not.toContainEqual({ id: idOf('Order', id) });
});

test('every invariant holds after all of this, also at the provider', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
