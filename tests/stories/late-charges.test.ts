import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, balances, cards, pay, tokenise } from '../support/money.ts';
import { makeSale, orderLine, orderOperations, payOrder, place } from '../support/orders.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let outside: ProviderMoves;

beforeAll(async () => {
  product = await startTestProduct();
  outside = providerMoves(product);
});
afterAll(() => product?.close());

/** A slow call, or the payer's own page: the provider charges a payment that counts as failed here. */
async function chargeAfterAll(table: 'payment' | 'order_payment', of: string, id: unknown): Promise<void> {
  const [row] = await sql(
    product.databaseUrl,
    `select state, provider_payment_id as id from ${table} where ${of} = $1`,
    [id],
  );
  expect(row?.state).toBe('failed');
  const paymentMethodId = await tokenise(product, cards.good);
  await product.ports.payment.confirmPaymentIntent(String(row?.id), { paymentMethodId }, randomUUID());
  await outside.deliver();
}

test.each([
  ['hires, as long as nobody cancelled', false, 'hired -450.50 450.50 0.00', []],
  ['goes back when the application was cancelled meanwhile', true, 'cancelled 0.00 0.00 0.00', [45_050]],
])('a charge of a job that counted as declined %s', async (_, isCancelled, end, refunds) => {
  const job = await acceptedJob(product);
  const { remarkId, influencer } = job;
  await pay(job, await tokenise(product, cards.declined));
  if (isCancelled) await influencer.client.data(jobOperations.cancel, { remarkId });
  await chargeAfterAll('payment', 'remark_id', remarkId);
  product.clock.advance({ minutes: 2 });
  await product.runJob('finish-unsettled-money');
  expect((await balances(product, remarkId)).join(' ')).toBe(end);
  expect(await refundsAtTheProvider(product, remarkId)).toEqual(refunds);
});

test.each([
  ['counts, as long as there is time to pay', false, 'paid, 4 left, card -24, held 24'],
  ['goes back when the order was cancelled meanwhile', true, 'refunded, 5 left'],
])('a charge of an order that counted as declined %s', async (_, isCancelled, end) => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await payOrder(product, sale, id, cards.declined);
  if (isCancelled) await sale.buyer.client.data(orderOperations.cancel, { orderId: id });
  await chargeAfterAll('order_payment', 'order_id', id);
  product.clock.advance({ minutes: 2 });
  await product.runJob('move-orders-on');
  expect(await orderLine(product, id)).toBe(end);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
