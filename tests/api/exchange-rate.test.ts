import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let source: Server;
let product: TestProduct;
let member: Person;
/** What the source answers, and what it was asked. */
let answer: { status: number; body: string };
const asked: string[] = [];

const rated = (date: unknown, rate: unknown) => ({
  status: 200,
  body: JSON.stringify({ base: 'USD', date, rates: { SGD: rate } }),
});

beforeAll(async () => {
  source = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  product = await startTestProduct({
    WEBHOOK_ALLOW_PRIVATE: 'on',
    EXCHANGE_RATE_URL: `http://127.0.0.1:${port}/latest?base={from}&symbols={to}`,
  });
  member = await createPerson(product);
});
afterAll(async () => {
  await product?.close();
  source.close();
});

async function estimate(amount = 45_000) {
  const { quote } = await member.client.data(
    `query ($amount: MoneyInput!) { quote(amount: $amount) {
      estimate { amount { amount currency } rate day } } }`,
    { amount: { amount, currency: 'USD' } },
  );
  return quote.estimate;
}

test('there is no estimate before a rate is known', async () => {
  expect(await estimate()).toBeNull();
});

test('the rate of the source makes the estimate, in whole cents', async () => {
  answer = rated('2026-11-19', 1.36075);
  await product.runJob('fetch-exchange-rate');
  expect(asked).toEqual(['GET /latest?base=USD&symbols=SGD']);
  expect(await estimate()).toEqual({
    amount: { amount: 61_234, currency: 'SGD' },
    rate: 1.36075,
    day: '2026-11-19',
  });
});

test.each([
  ['a failure', { status: 500, body: '' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['no rate', rated('2026-11-20', undefined)],
  ['a rate of nothing', rated('2026-11-20', 0)],
  ['text for a rate', rated('2026-11-20', '1.4')],
  ['no day', rated('yesterday', 1.4)],
  ['an older day', rated('2026-11-18', 1.4)],
])('%s changes nothing', async (_, told) => {
  answer = told;
  await product.runJob('fetch-exchange-rate');
  expect(await estimate()).toMatchObject({ rate: 1.36075, day: '2026-11-19' });
});

test('a rate that is too old makes no estimate', async () => {
  product.clock.advance({ days: 6 });
  expect(await estimate()).toBeNull();
});

test.each(['ftp://rates.example/{from}/{to}', 'https://rates.example/{from}', 'rates'])(
  'the source %s is refused at the start',
  (url) => {
    expect(() => readConfig({ EXCHANGE_RATE_URL: url })).toThrow(
      /EXCHANGE_RATE_URL: must be an https address/,
    );
  },
);
