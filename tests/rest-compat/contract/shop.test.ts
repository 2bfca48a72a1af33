import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign } from '../../support/campaigns.ts';
import { createOffer, createRemark } from '../../support/jobs.ts';
import { openBankAccount } from '../../support/money.ts';
import { orderOperations, payOrder, place, type Sale } from '../../support/orders.ts';
import { createPerson } from '../../support/people.ts';
import { makeProduct } from '../../support/products.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let sale: Sale;
let visitor: RestClient;
let seller: RestClient;
let buyer: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  const [selling, buying] = [await createPerson(product), await createPerson(product)];
  await openBankAccount(product, selling);
  const rows = [
    ['bowl', { stockCount: 50, amountMinor: 2_400 }],
    ['cup', { stockCount: 0 }],
    ['dish', { stockCount: 50, discountPercent: 10 }],
    ['egg', { stockCount: 9, state: 'hidden' }],
    ['fork', { stockCount: 9, state: 'deactivated' }],
    ['glass', { stockCount: 7, amountMinor: 12_345, categoryIds: [2, 3] }],
  ] as const;
  const ids: number[] = [];
  for (const [title, fields] of rows)
    ids.push(await makeProduct(product, selling, { title, ...structuredClone(fields) } as never));
  sale = { seller: selling, buyer: buying, productId: ids[0] ?? 0 };
  visitor = new RestClient(product);
  seller = new RestClient(product, selling);
  buyer = new RestClient(product, buying);
});
afterAll(() => product?.close());

const titles = (rows: { productTitle: string }[]) => rows.map(({ productTitle }) => productTitle).join(' ');

describe('products', () => {
  const strip = { where: { productStatus: 1, stockCount: { gt: 0 } }, order: 'id DESC', limit: 10 };

  test('are listed and counted; the hidden ones only for their seller', async () => {
    expect(titles(await visitor.list('/Products', strip))).toBe('glass dish bowl');
    expect(titles(await visitor.list('/Products', { order: 'id' }))).toBe('bowl cup dish glass');
    expect(titles(await seller.list('/Products', { where: { productStatus: 0 } }))).toBe('egg fork');
    expect([await visitor.count('/Products', strip.where), await seller.count('/Products')]).toEqual([3, 6]);
  });

  test('are shown with their seller under the legacy names', async () => {
    const where = { productTitle: 'glass' };
    const [row] = await visitor.list('/Products', { where, include: 'profile' });
    expect(row).toMatchObject({
      productOwnerId: sale.seller.id,
      productAmount: 123.45,
      productAmountCurrency: 'USD',
      productDiscount: 0,
      productStatus: 1,
      productCategories: 'Food,Fashion',
      stockCount: 7,
      productGallery: expect.any(Array),
      productImage: expect.any(String),
      profile: { ownerId: sale.seller.id, email: null },
    });
  });

  test.each<[query: string, found: string]>([
    ['', 'dish bowl glass cup'],
    ['?limit=2', 'dish bowl'],
    ['?offset=1&limit=2', 'bowl glass'],
    ['?offset=9', ''],
  ])('productList%s answers active ones, most in stock first', async (query, found) => {
    const { status, body } = await visitor.send('GET', `/Products/productList${query}`);
    expect([status, titles(body.products), body.count]).toEqual([200, found, 4]);
    expect(Object.keys(body)).toEqual(['products', 'count']);
    for (const row of body.products) expect(row.profile.ownerId).toBe(sale.seller.id);
  });

  test.each(['offset=abc', 'limit=abc', 'limit=-1', 'offset=1.5'])(
    'productList?%s is refused',
    async (query) => {
      const { status, body } = await visitor.send('GET', `/Products/productList?${query}`);
      expect([status, body.error.message]).toEqual([400, 'Value is not a number.']);
    },
  );
});

describe('statements', () => {
  let campaignId: number;

  /** The buyer buys by card and in cash, and hires the seller; cash and card have reached the seller. */
  beforeAll(async () => {
    for (const method of ['CARD', 'CASH']) {
      const orderId = await place(sale, { method });
      if (method === 'CARD') await payOrder(product, sale, orderId);
      await sale.seller.client.data(orderOperations.ship, { orderId });
      await sale.buyer.client.data(orderOperations.confirm, { orderId });
      await product.settled();
    }
    campaignId = await makeCampaign(product, sale.buyer);
    const remark = await createRemark(product, campaignId, sale.seller, 'offer_accepted');
    await createOffer(product, remark, 'accepted', 45_050);
    const body = { amount: 450.5, stripeToken: 'tok_visa', applicantOwnerId: sale.seller.id, campaignId };
    expect((await buyer.send('POST', '/campaignpayment', { body })).body.error).toBe(false);
    await product.settled();
  });

  const statement = async (client: RestClient, id: number, query = '') =>
    (await client.send('GET', `/Transactions/earnspendlist?ownerId=${id}${query}`)).body;

  test('name the product or the campaign of each movement, newest first', async () => {
    const [buying, selling] = [sale.buyer.id, sale.seller.id];
    const { transactionData, count } = await statement(buyer, buying);
    expect(count).toBe(3);
    const ofOrder = {
      ...{
        OwnerId: buying,
        txnType: 'debit',
        amount: 24,
        currency: 'USD',
        campaignId: 0,
        camapignOwnerId: 0,
      },
      ...{ productId: sale.productId, productOwnerId: selling, payeeOwnerId: buying },
      products: expect.objectContaining({ id: sale.productId, productTitle: 'bowl' }),
    };
    expect(transactionData).toEqual([
      {
        ...{
          id: expect.any(Number),
          createdAt: expect.stringMatching(/Z$/),
          OwnerId: buying,
          txnType: 'debit',
        },
        ...{ amount: 450.5, currency: 'USD', campaignId, camapignOwnerId: buying, payeeOwnerId: selling },
        ...{ productId: 0, productOwnerId: 0, campaigns: expect.objectContaining({ id: campaignId }) },
      },
      expect.objectContaining(ofOrder),
      expect.objectContaining(ofOrder),
    ]);
    for (const { campaigns } of transactionData.slice(1)) expect(campaigns).toBeUndefined();
    const earned = await statement(seller, selling);
    expect(earned.transactionData).toMatchObject([
      { txnType: 'credit', amount: 24, productId: sale.productId, products: { productTitle: 'bowl' } },
      { txnType: 'credit', amount: 24, productId: sale.productId },
    ]);
  });

  test.each<[query: string, count: number, rows: number]>([
    ['', 3, 3],
    ['&txnType=debit', 3, 3],
    ['&txnType=credit', 0, 0],
    ['&txnType=nonsense', 0, 0],
    ['&limit=2', 3, 2],
    ['&offset=2&limit=2', 3, 1],
  ])('earnspendlist%s', async (query, count, rows) => {
    const found = await statement(buyer, sale.buyer.id, query);
    expect([found.count, found.transactionData.length]).toEqual([count, rows]);
  });

  test('are found by product and campaign, by the exact name of their owner, and by nobody else', async () => {
    const count = (where: object, client = buyer) => client.count('/Transactions', where);
    const OwnerId = sale.buyer.id;
    expect([
      await count({ OwnerId }),
      await count({ ownerId: OwnerId }),
      await count({ productId: sale.productId }),
      await count({ productId: 0, campaignId }),
      await count({ OwnerId }, seller),
    ]).toEqual([3, 0, 2, 1, 0]);
    expect(await statement(seller, OwnerId)).toEqual({ transactionData: [], count: 0 });
    const [row] = await buyer.list('/Transactions', {
      where: { campaignId },
      include: ['products', 'campaigns'],
    });
    expect([row.products, row.campaigns.id]).toEqual([undefined, campaignId]);
  });

  test('of what is not sold any more keep the number alone', async () => {
    await sql(product.databaseUrl, `update product set state = 'hidden' where id = $1`, [sale.productId]);
    const where = { productId: sale.productId };
    const [row] = await buyer.list('/Transactions', { where, include: 'products' });
    expect([row.productId, 'products' in row]).toEqual([sale.productId, false]);
    const [own] = await seller.list('/Transactions', { where, include: 'products' });
    expect(own.products.productTitle).toBe('bowl');
  });

  test('need their owner, in numbers, and a session', async () => {
    const path = '/Transactions/earnspendlist';
    const message = async (query: string) => (await buyer.send('GET', `${path}${query}`)).body.error.message;
    expect(await message('')).toBe('ownerId is a required argument');
    for (const query of ['?ownerId=abc', '?ownerId=1&limit=x', '?ownerId=1&offset=-1'])
      expect(await message(query)).toBe('Value is not a number.');
    for (const other of [path, '/Transactions', '/Transactions/count'])
      expect((await visitor.send('GET', `${other}?ownerId=1`)).status).toBe(401);
  });
});
