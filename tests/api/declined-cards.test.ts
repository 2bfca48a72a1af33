import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  acceptedJob,
  answerBank,
  atTheProvider,
  balances,
  cards,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { payOrder } from '../support/orders.ts';
import { makeSaleInSgd, payByPayNow, placeInSgd } from '../support/paynow.ts';
import { providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

const press = async (job: PaidJob, card: string) =>
  (await pay(job, await tokenise(product, card))).errors?.[0]?.extensions.code ?? 'paid';

const times = async (count: number, job: PaidJob, card: string): Promise<string[]> => {
  const codes: string[] = [];
  for (let index = 0; index < count; index += 1) codes.push(await press(job, card));
  return codes;
};

test('ten declined cards in an hour, then none is tried any more, the good one neither', async () => {
  const job = await acceptedJob(product);
  expect(await times(10, job, cards.declined)).toEqual(Array(10).fill('CARD_DECLINED'));
  const asked = () =>
    sql(product.databaseUrl, 'select count(*)::int as n from payment_provider.objects where kind = $1', [
      'charge',
    ]);
  const before = await asked();
  expect(await times(2, job, cards.poor)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  expect(await press(job, cards.good)).toBe('RATE_LIMITED');
  expect(await asked()).toEqual(before);
  expect(await atTheProvider(product, job.remarkId)).toEqual({});
  expect(await balances(product, job.remarkId)).toEqual(['offer_accepted', '0.00', '0.00', '0.00']);
  const other = await acceptedJob(product);
  expect(await press(other, cards.good)).toBe('paid');
});

test('tries that are not declined do not count', async () => {
  const job = await acceptedJob(product);
  expect(await times(9, job, cards.declined)).toEqual(Array(9).fill('CARD_DECLINED'));
  for (let index = 0; index < 5; index += 1) await pay({ ...job, remarkId: 999_999 }, 'pm_unknown');
  expect(await press(job, cards.good)).toBe('paid');
  expect(await times(3, job, cards.good)).toEqual(['paid', 'paid', 'paid']);
});

test('many at once do not slip through', async () => {
  const job = await acceptedJob(product);
  const methods = await Promise.all(Array.from({ length: 14 }, () => tokenise(product, cards.declined)));
  const answers = await Promise.all(methods.map((method) => pay(job, method)));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(4);
});

test('cards that are declined after the bank has asked count too, whoever hears of it', async () => {
  const job = await acceptedJob(product);
  const declined = await tokenise(product, cards.declined);
  for (let round = 0; round < 7; round += 1) await pay(job, declined);
  const [asks, declines] = [
    await tokenise(product, cards.asksBank),
    await tokenise(product, '4000008400001629'),
  ];
  const ask = async (method: string, outcome: 'complete' | 'fail') => {
    const asked = await pay(job, method);
    await answerBank(product, asked.data.payForHire.clientSecret, outcome);
  };
  const codeOf = async (method: string | null) => (await pay(job, method)).errors?.[0]?.extensions.code;
  // The page looks, a webhook tells, and a webhook tells again that a bank declined after it was convinced.
  await ask(asks, 'fail');
  expect(await codeOf(null)).toBe('CARD_DECLINED');
  await ask(asks, 'fail');
  await providerMoves(product).deliver();
  await ask(declines, 'complete');
  await providerMoves(product).deliver();
  expect(await codeOf(asks)).toBe('RATE_LIMITED');
});

test('a double click counts once', async () => {
  const job = await acceptedJob(product);
  for (let index = 0; index < 6; index += 1) {
    const method = await tokenise(product, cards.declined);
    const answers = await Promise.all([pay(job, method), pay(job, method), pay(job, method)]);
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
  }
  expect(await press(job, cards.good)).toBe('paid');
});

test('sixty looks at a payment in a minute, then the provider is not asked any more', async () => {
  const sale = await makeSaleInSgd(product);
  const id = await placeInSgd(sale);
  await payByPayNow(product, sale, id);
  const asked = vi.spyOn(product.ports.payment, 'retrievePaymentIntent');
  const look = async () => (await payOrder(product, sale, id, null)).errors?.[0]?.extensions.code ?? 'seen';
  for (let index = 0; index < 60; index += 1) expect(await look()).toBe('seen');
  expect(await look()).toBe('RATE_LIMITED');
  expect(asked).toHaveBeenCalledTimes(60);
});
