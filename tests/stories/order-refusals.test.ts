import { afterAll, beforeAll, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { makeSale, orderOperations as op, orderForm } from '../support/orders.ts';
import { makeProduct } from '../support/products.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test.each<[string, object, string, string]>([
  ['more than there are', { quantity: 6, total: usd(14_400) }, 'OUT_OF_STOCK', 'quantity'],
  ['nothing', { quantity: 0 }, 'BAD_INPUT', 'quantity'],
  ['at an old price', { total: usd(2_300) }, 'PRICE_CHANGED', 'total'],
  ['to nobody', { recipient: ' ' }, 'RECIPIENT_REQUIRED', 'recipient'],
  ['without a phone', { phone: '12' }, 'MOBILE_INVALID', 'phone'],
  ['to no street', { line1: '' }, 'ADDRESS_REQUIRED', 'line1'],
  ['out of Singapore', { postalCode: '50000' }, 'POSTAL_CODE_INVALID', 'postalCode'],
])('ordering %s is refused, and the stock stays', async (_, wrong, code, field) => {
  const sale = await makeSale(product);
  const input = { ...orderForm(sale.productId), ...wrong };
  const { extensions } = await sale.buyer.client.refusal(op.place, { input });
  expect(extensions).toMatchObject({ code, field });
  expect(
    await sql(product.databaseUrl, 'select stock_count from product where id = $1', [sale.productId]),
  ).toEqual([{ stock_count: 5 }]);
});

test.each<[string, object, string, string]>([
  ['just below S$ 7500', { currency: 'SGD', amountMinor: 749_999 }, 'ok', 'ok'],
  ['at S$ 7500', { currency: 'SGD', amountMinor: 750_000 }, 'CASH_LIMIT', 'ok'],
  ['in dollars that are less', { amountMinor: 555_555 }, 'ok', 'ok'],
  ['in dollars that are more', { amountMinor: 555_556 }, 'CASH_LIMIT', 'ok'],
  ['in a currency without a rate', { currency: 'EUR', amountMinor: 1_000 }, 'CASH_LIMIT', 'ok'],
])('cash on delivery %s', async (_, fields: { amountMinor?: number; currency?: string }, inCash, byCard) => {
  const sale = await makeSale(product);
  const productId = await makeProduct(product, sale.seller, fields);
  const of = async (method: string) =>
    codeOf(
      await sale.buyer.client.send(op.place, {
        input: orderForm(productId, {
          method,
          total:
            fields.amountMinor === undefined
              ? undefined
              : { amount: fields.amountMinor, currency: fields.currency ?? 'USD' },
        }),
      }),
    ) ?? 'ok';
  expect([await of('CASH'), await of('CARD')]).toEqual([inCash, byCard]);
});
