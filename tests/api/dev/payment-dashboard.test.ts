import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedJob, cards, pay, tokenise } from '../../support/money.ts';
import { sql } from '../../support/sql.ts';
import { startTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

const press = (path: string, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: `/dev/payments/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

test("the local provider's page lets a developer open and decide a chargeback, from this page only", async () => {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.good));
  const [row] = await sql(
    product.databaseUrl,
    'select provider_charge_id as charge from payment where remark_id = $1',
    [job.remarkId],
  );
  const page = async () => (await product.app.inject({ url: '/dev/payments' })).body;
  expect(await page()).toContain(`action="/dev/payments/dispute/${row?.charge}"`);
  expect((await press(`dispute/${row?.charge}`, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await press(`constructor/${row?.charge}`)).statusCode).toBe(404);
  expect((await press(`dispute/${row?.charge}`, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  const again = await press(`dispute/${row?.charge}`);
  expect([again.statusCode, again.body]).toEqual([409, `Charge ${row?.charge} cannot be disputed.`]);
  const decide = /action="\/dev\/payments\/(lose\/du_\w+)"/.exec(await page())?.[1];
  expect((await press(decide ?? '')).statusCode).toBe(303);
  expect(await page()).not.toContain('/dev/payments/lose/');
});
