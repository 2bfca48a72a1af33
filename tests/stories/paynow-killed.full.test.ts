import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnotherProcess } from '../support/another-process.ts';
import { violations } from '../support/checks.ts';
import { MovableClock } from '../support/movable-clock.ts';
import { orderOperations as op, orderAtProvider, orderLine } from '../support/orders.ts';
import {
  answerPayNow,
  codeAtProvider,
  makeSaleInSgd,
  payNowMethod,
  payNowOf,
  placeInSgd,
} from '../support/paynow.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const clock = new MovableClock();
let product: TestProduct;
let outside: ProviderMoves;

beforeAll(async () => {
  product = await startTestProduct({}, { clock });
  outside = providerMoves(product);
});
afterAll(() => product?.close());

test.each([
  ['createPaymentIntent', 'after'],
  ['confirmPaymentIntent', 'before'],
  ['confirmPaymentIntent', 'after'],
  ['commit:paynow_code', 'before'],
] as const)(
  'killed at %s, %s: the code is found again, and paid once',
  { timeout: 90_000 },
  async (point, when) => {
    const sale = await makeSaleInSgd(product);
    const id = await placeInSgd(sale);
    const dying = await startAnotherProcess(product, point, when);
    const input = { orderId: id, paymentMethodId: await payNowMethod(product) };
    await dying.send(sale.buyer, op.pay, { input }).catch(() => undefined);
    expect(await dying.ended).toBe('SIGKILL');
    expect(await payNowOf(sale.buyer, id)).toBeNull();
    clock.advance(1);
    await product.runJob('move-orders-on');
    const seen = await payNowOf(sale.buyer, id);
    expect(seen).toEqual({ state: 'WAITING', code: await codeAtProvider(product, id) });
    await answerPayNow(product, String(seen?.code), 'completed');
    await outside.deliver();
    expect([await orderLine(product, id), await orderAtProvider(product, id)]).toEqual([
      'paid, 4 left, card -24, held 24',
      'charge 1',
    ]);
  },
);

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
