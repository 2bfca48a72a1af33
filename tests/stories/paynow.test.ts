import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { balances, cards, openBankAccount, pay, tokenise } from '../support/money.ts';
import { orderOperations as op, orderAtProvider, orderLine, payOrder, type Sale } from '../support/orders.ts';
import {
  answerPayNow,
  codeAtProvider,
  makeSaleInSgd,
  payByPayNow,
  payNowMethod,
  payNowOf,
  placeInSgd,
} from '../support/paynow.ts';
import { createPerson } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let outside: ProviderMoves;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  outside = providerMoves(product);
});
afterAll(() => product?.close());

const held = 'paid, 4 left, card -24, held 24';

/** The bank answers, and the provider tells of it. */
const bank = (outcome: 'completed' | 'failed' | 'expired') => async (_: Sale, id: string) => {
  await answerPayNow(product, await codeAtProvider(product, id), outcome);
  await outside.deliver();
};
const minutesPass = (minutes: number) => async () => {
  product.clock.advance({ minutes });
  await product.runJob('move-orders-on');
};

/** What happens to an order. Each is followed by its line and by what its buyer sees of PayNow. */
const deeds = {
  'buyer pays by PayNow': (sale: Sale, id: string) => payByPayNow(product, sale, id),
  'buyer pays by card': (sale: Sale, id: string) => payOrder(product, sale, id),
  'buyer tries a declined card': (sale: Sale, id: string) => payOrder(product, sale, id, cards.declined),
  'buyer looks again': (sale: Sale, id: string) => payOrder(product, sale, id, null),
  'bank approves': bank('completed'),
  'bank refuses': bank('failed'),
  'code expires': bank('expired'),
  'bank approves, and no webhook comes': async (_: Sale, id: string) =>
    answerPayNow(product, await codeAtProvider(product, id), 'completed'),
  'buyer cancels': ({ buyer }: Sale, id: string) => buyer.client.send(op.cancel, { orderId: id }),
  'six minutes pass': minutesPass(6),
  'half an hour passes': minutesPass(31),
} satisfies Record<string, (sale: Sale, id: string) => Promise<unknown>>;

test.each<[string, [keyof typeof deeds, string, string][], string]>([
  [
    'paid in time',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['buyer looks again', 'placed, 4 left', 'WAITING'],
      ['bank approves', held, 'none'],
      ['half an hour passes', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'paid, with a lost webhook',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank approves, and no webhook comes', 'placed, 4 left', 'WAITING'],
      ['six minutes pass', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'paid, with a lost webhook, and seen when the buyer comes back',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank approves, and no webhook comes', 'placed, 4 left', 'WAITING'],
      ['buyer looks again', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'refused by the bank, then paid by PayNow',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank refuses', 'placed, 4 left', 'FAILED'],
      ['buyer looks again', 'placed, 4 left', 'FAILED'],
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank approves', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'expired at the provider, then paid by card',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['code expires', 'placed, 4 left', 'EXPIRED'],
      ['buyer pays by card', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'paid by card while the code waits',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['buyer tries a declined card', 'placed, 4 left', 'none'],
      ['buyer pays by card', held, 'none'],
    ],
    'charge 1',
  ],
  [
    'never scanned',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['half an hour passes', 'cancelled, 5 left', 'none'],
    ],
    '',
  ],
  [
    'cancelled while the code waits',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['buyer cancels', 'cancelled, 5 left', 'none'],
    ],
    '',
  ],
  [
    'cancelled after the bank approved: it counts',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank approves, and no webhook comes', 'placed, 4 left', 'WAITING'],
      ['buyer cancels', held, 'none'],
      ['buyer cancels', 'refunded, 5 left', 'none'],
    ],
    'charge 1, refund 1',
  ],
  [
    'approved after the time to pay was over, before the code was withdrawn',
    [
      ['buyer pays by PayNow', 'placed, 4 left', 'WAITING'],
      ['bank approves, and no webhook comes', 'placed, 4 left', 'WAITING'],
      ['half an hour passes', held, 'none'],
    ],
    'charge 1',
  ],
])('%s', async (_, steps, atTheProvider) => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  for (const [deed, line, seen] of steps) {
    await deeds[deed](sale, id);
    const state = (await payNowOf(sale.buyer, id))?.state ?? 'none';
    expect([deed, await orderLine(product, id), state]).toEqual([deed, line, seen]);
  }
  expect(await orderAtProvider(product, id)).toBe(atTheProvider);
});

test('a payment that arrives after the order was cancelled goes back', async () => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  await payByPayNow(product, sale, id);
  await deeds['code expires'](sale, id);
  await deeds['buyer cancels'](sale, id);
  const [row] = await sql(
    product.databaseUrl,
    'select provider_payment_id as id from order_payment where order_id = $1',
    [id],
  );
  // A slow call of the payer's second try reaches the provider after all.
  const paymentMethodId = await payNowMethod(product);
  await product.ports.payment.confirmPaymentIntent(String(row?.id), { paymentMethodId }, `late-${id}`);
  await deeds['bank approves'](sale, id);
  await minutesPass(2)();
  expect([await orderLine(product, id), await orderAtProvider(product, id)]).toEqual([
    'refunded, 5 left',
    'charge 1, refund 1',
  ]);
});

test('banks that take their time: the order waits, and cannot be cancelled meanwhile', async () => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  await payByPayNow(product, sale, id);
  const { payment } = product.ports;
  const real = payment.retrievePaymentIntent.bind(payment);
  const spy = vi.spyOn(payment, 'retrievePaymentIntent').mockImplementation(async (intent) => ({
    ...(await real(intent)),
    status: 'processing',
    payNowCode: null,
  }));
  await deeds['buyer looks again'](sale, id);
  expect(await payNowOf(sale.buyer, id)).toEqual({ state: 'PROCESSING', code: null });
  const { errors } = await deeds['buyer cancels'](sale, id);
  expect(errors?.[0]?.extensions.code).toBe('PAYMENT_UNDER_WAY');
  await deeds['half an hour passes']();
  expect(await orderLine(product, id)).toBe('placed, 4 left');
  spy.mockRestore();
  await deeds['bank refuses'](sale, id);
  expect(await payNowOf(sale.buyer, id)).toEqual({ state: 'FAILED', code: null });
  await minutesPass(1)();
  expect(await orderLine(product, id)).toBe('cancelled, 5 left');
});

test('an answer that was lost: the same code, found again', async () => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  const { payment } = product.ports;
  const real = payment.confirmPaymentIntent.bind(payment);
  vi.spyOn(payment, 'confirmPaymentIntent').mockImplementationOnce(async (...given) => {
    await real(...given);
    throw new PaymentProviderError({ kind: 'temporary', code: 'api_connection_error', message: 'Lost.' });
  });
  expect(await payByPayNow(product, sale, id)).toBe('PROCESSING');
  await minutesPass(1)();
  expect(await payNowOf(sale.buyer, id)).toEqual({
    state: 'WAITING',
    code: await codeAtProvider(product, id),
  });
});

test('only the buyer sees the code, and is told when it was not paid', async () => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  await payByPayNow(product, sale, id);
  expect(await payNowOf(sale.seller, id)).toBeNull();
  expect((await payNowOf(sale.buyer, id))?.code).toMatch(/^\/provider\/paynow\/payatt_/);
  await deeds['bank refuses'](sale, id);
  await product.settled();
  const told = await sale.buyer.client.data('{ notifications { nodes { message } } }');
  expect(told.notifications.nodes[0].message).toMatch(
    /^Your PayNow payment for .* didn't go through\. Pay again/,
  );
});

test('PayNow takes Singapore dollars only', async () => {
  const sale = await makeSaleInSgd(product);
  await sql(product.databaseUrl, "update product set currency = 'USD' where id = $1", [sale.productId]);
  const placed = await sale.buyer.client.data(op.place, {
    input: {
      ...{ productId: String(sale.productId), quantity: 1, method: 'CARD', recipient: 'Mei Tan' },
      ...{ phone: '81234567', line1: '12 Joo Chiat Road', postalCode: '427356' },
      total: { amount: 2_400, currency: 'USD' },
    },
  });
  const input = { orderId: placed.placeOrder.order.id, paymentMethodId: await payNowMethod(product) };
  expect((await sale.buyer.client.refusal(op.pay, { input })).extensions.code).toBe(
    'PAYMENT_METHOD_NOT_TAKEN',
  );
});

test('a hire is not paid by PayNow, in Singapore dollars neither, and then by card', async () => {
  const [brand, influencer] = [await createPerson(product), await createPerson(product)];
  await openBankAccount(product, influencer);
  const campaignId = await createCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, influencer);
  const amount = { amount: 45_050, currency: 'USD' };
  const { makeOffer } = await brand.client.data(jobOperations.makeOffer, { remarkId, amount });
  await sql(product.databaseUrl, "update offer set currency = 'SGD' where remark_id = $1", [remarkId]);
  await influencer.client.data(jobOperations.acceptOffer, { offerId: makeOffer.remark.offer.id });
  const job = { brand, influencer, campaignId, remarkId };
  const { errors } = await pay(job, await payNowMethod(product));
  expect(errors?.[0]?.extensions.code).toBe('PAYMENT_METHOD_NOT_TAKEN');
  expect(await balances(product, remarkId)).toEqual(['offer_accepted', '0.00', '0.00', '0.00']);
  expect((await pay(job, await tokenise(product, cards.good))).errors).toBeUndefined();
  expect(await balances(product, remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
