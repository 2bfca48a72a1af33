import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCatalogue } from '../../schema/error-catalogue.ts';
import type { ErrorCode } from '../../schema/errors.ts';
import { Desk, type Rows } from '../support/error-codes/desk.ts';
import { elsewhere } from '../support/error-codes/elsewhere.ts';
import { ofAccounts } from '../support/error-codes/of-accounts.ts';
import { ofCampaigns } from '../support/error-codes/of-campaigns.ts';
import { ofJobs } from '../support/error-codes/of-jobs.ts';
import { ofRequests } from '../support/error-codes/of-requests.ts';
import { ofShop } from '../support/error-codes/of-shop.ts';
import { makeWorld } from '../support/rights/world.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

const rows: Rows = { ...ofRequests, ...ofAccounts, ...ofCampaigns, ...ofJobs, ...ofShop };
const codes = Object.keys(errorCatalogue) as ErrorCode[];

let product: TestProduct;
let small: TestProduct;
let desk: Desk;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  const ports = { social: { instagram: null, facebook: null } };
  small = await startTestProduct({ API_BUDGET: '0.002' }, { ports });
  for (const { app } of [product, small]) await app.listen({ port: 0, host: '127.0.0.1' });
  desk = new Desk(product, await makeWorld(product), small);
});
afterAll(async () => {
  await product?.close();
  await small?.close();
});

test('every code of the catalogue has a row, or is answered elsewhere', () => {
  expect(codes.filter((code) => Boolean(rows[code]) === Boolean(elsewhere[code]))).toEqual([]);
});

test.each(Object.entries(rows).map(([code, [how, provoke]]) => ({ code, how, provoke })))(
  '$code: $how',
  async ({ code, provoke }) => {
    const { errors } = await provoke(desk);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain(code);
    expect(errors?.filter(({ message }) => message === '')).toEqual([]);
  },
);
