import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { createPerson, type Person } from '../support/people.ts';
import { makeProduct, productForm } from '../support/products.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let seller: Person;
let staff: Person;
let visitor: Person;
const ids: Record<string, number> = {};

const list = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) { totalCount pageInfo { endCursor } nodes { id title price { amount } } } }`;

beforeAll(async () => {
  product = await startTestProduct();
  seller = await createPerson(product);
  staff = await createPerson(product, { isStaff: true });
  visitor = await createPerson(product);
  const [food, travel] = await sql(
    product.databaseUrl,
    `select id from category where slug in ('food', 'travel') order by slug`,
  );
  const rows: [string, object][] = [
    ['bowl', { amountMinor: 4_000, discountPercent: 50, stockCount: 5, categoryIds: [Number(food?.id)] }],
    ['100% cup', { amountMinor: 1_000, stockCount: 9, categoryIds: [Number(travel?.id)] }],
    ['sold out bowl', { amountMinor: 3_000, stockCount: 0 }],
    ['late bowl', { amountMinor: 500_000, stockCount: 5 }],
    ['hidden bowl', { state: 'hidden' }],
    ['bad bowl', { state: 'deactivated' }],
  ];
  for (const [title, fields] of rows) ids[title] = await makeProduct(product, seller, { title, ...fields });
});
afterAll(() => product.close());

const titles = async (variables: object, by = visitor): Promise<string[]> =>
  (await by.client.data(list, variables)).products.nodes.map(({ title }: { title: string }) => title);

test.each<[string, object, string[]]>([
  ['most in stock, then newest', {}, ['100% cup', 'late bowl', 'bowl', 'sold out bowl']],
  [
    'cheapest, after the discount',
    { sort: 'PRICE_LOW_TO_HIGH' },
    ['100% cup', 'bowl', 'sold out bowl', 'late bowl'],
  ],
  ['dearest', { sort: 'PRICE_HIGH_TO_LOW' }, ['late bowl', 'sold out bowl', 'bowl', '100% cup']],
  ['newest in stock', { sort: 'NEWEST', filter: { inStock: true } }, ['late bowl', '100% cup', 'bowl']],
  ['contains, in any case', { filter: { search: 'BOWL' } }, ['late bowl', 'bowl', 'sold out bowl']],
  ['a percent sign is one', { filter: { search: '0%' } }, ['100% cup']],
  ['any of the categories', { filter: { categories: ['food', 'travel'] } }, ['100% cup', 'bowl']],
  [
    'between two prices',
    { filter: { minPrice: usd(1_001), maxPrice: usd(3_000) } },
    ['bowl', 'sold out bowl'],
  ],
  ['nothing', { filter: { search: 'sofa' } }, []],
])('the shop: %s', async (_, variables, wanted) => {
  expect(await titles(variables)).toEqual(wanted);
});

test('pages follow one another, and others of a seller leave one out', async () => {
  const first = (await visitor.client.data(list, { first: 3 })).products;
  expect(first.totalCount).toBe(4);
  expect(await titles({ first: 3, after: first.pageInfo.endCursor })).toEqual(['sold out bowl']);
  const filter = { sellerId: String(seller.id), exceptId: String(ids.bowl) };
  expect(await titles({ filter, first: 4 })).toEqual(['100% cup', 'late bowl', 'sold out bowl']);
});

test('whoever is hidden sells nothing', async () => {
  const gone = await createPerson(product);
  await makeProduct(product, gone, { title: 'gone' });
  expect(await titles({ filter: { search: 'gone' } })).toEqual(['gone']);
  await sql(product.databaseUrl, 'update account set closed_at = now() where id = $1', [gone.id]);
  expect(await titles({ filter: { search: 'gone' } })).toEqual([]);
});

const create =
  'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id excerpt price { amount currency } discountPercent stockCount state categories { slug } isMine permissions { buy { code } edit { allowed } } } } }';

async function picture(owner: Person): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await sql(
    product.databaseUrl,
    `insert into picture (id, owner_id, purpose, width, height, bytes, created_at) values ($1, $2, 'product', 9, 9, 9, now())`,
    [id, owner.id],
  );
  return id;
}

test('somebody adds a product, changes and hides it', async () => {
  const input = productForm([await picture(visitor)], {
    amount: usd(1_005),
    discountPercent: 50,
    description: `${'long '.repeat(40)}`,
  });
  const made = (await visitor.client.data(create, { input })).createProduct.product;
  // Half a cent counts for the buyer.
  expect(made).toMatchObject({
    price: { amount: 502, currency: 'USD' },
    state: 'ACTIVE',
    categories: [{ slug: 'food' }],
    isMine: true,
    permissions: { buy: { code: 'OWN_PRODUCT' }, edit: { allowed: true } },
  });
  expect([...made.excerpt]).toHaveLength(120);
  const change = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { price { amount currency } stockCount } } }`;
  const changed = { ...input, amount: { amount: 1_005, currency: 'SGD' }, discountPercent: 0, stockCount: 0 };
  expect(
    (await visitor.client.data(change, { input: { id: made.id, ...changed } })).updateProduct.product,
  ).toEqual({
    price: { amount: 1_005, currency: 'SGD' },
    stockCount: 0,
  });
  const hide =
    'mutation ($id: ID!, $hidden: Boolean!) { setProductHidden(input: { id: $id, hidden: $hidden }) { product { state } } }';
  expect(
    (await visitor.client.data(hide, { id: made.id, hidden: true })).setProductHidden.product.state,
  ).toBe('HIDDEN');
  const one = 'query ($id: ID!) { product(id: $id) { id } }';
  expect((await seller.client.data(one, { id: made.id })).product).toBeNull();
  expect((await visitor.client.data(one, { id: made.id })).product).toEqual({ id: made.id });
});

test.each<[string, object, string, string]>([
  ['no title', { title: ' ' }, 'TITLE_REQUIRED', 'title'],
  ['a title too long', { title: 'x'.repeat(81) }, 'BAD_INPUT', 'title'],
  ['no description', { description: '' }, 'DETAILS_REQUIRED', 'description'],
  ['no price', { amount: usd(0) }, 'PRICE_REQUIRED', 'amount'],
  ['too dear', { amount: usd(100_000_001) }, 'AMOUNT_INVALID', 'amount'],
  [
    'too cheap after the discount',
    { amount: usd(60), discountPercent: 50 },
    'PRODUCT_PRICE_TOO_SMALL',
    'amount',
  ],
  ['a foreign currency', { amount: { amount: 2_400, currency: 'EUR' } }, 'BAD_INPUT', 'amount.currency'],
  ['for nothing', { discountPercent: 91 }, 'BAD_INPUT', 'discountPercent'],
  ['below zero', { stockCount: -1 }, 'BAD_INPUT', 'stockCount'],
  ['a made-up category', { categories: ['nonsense'] }, 'BAD_INPUT', 'categories'],
  ['no picture', { pictures: [] }, 'IMAGE_REQUIRED', 'pictures'],
  ['a made-up picture', { pictures: ['0'.repeat(32)] }, 'NOT_FOUND', 'pictures'],
])('a product with %s is refused at its field', async (_, wrong, code, field) => {
  const input = { ...productForm([await picture(visitor)]), ...wrong };
  const { extensions } = await visitor.client.refusal(create, { input });
  expect(extensions).toMatchObject({ code, field });
});

test('what is bought while the form of a product is open stays bought', async () => {
  const id = await makeProduct(product, seller, { stockCount: 5 });
  const [row] = await sql(product.databaseUrl, 'select pictures[1] as picture from product where id = $1', [
    id,
  ]);
  const save = async (input: object) => {
    const form = { ...productForm([String(row?.picture)]), ...input };
    const { updateProduct } = await seller.client.data(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { stockCount } } }',
      { input: { id, ...form } },
    );
    return updateProduct.product.stockCount;
  };
  await sql(product.databaseUrl, 'update product set stock_count = stock_count - 2 where id = $1', [id]);
  expect(await save({ stockCount: 5, stockWas: 5 })).toBe(3);
  expect(await save({ stockCount: 9, stockWas: 5 })).toBe(7);
  expect(await save({ stockCount: 0, stockWas: 9 })).toBe(0);
  expect(await save({ stockCount: 4 })).toBe(4);
});

test('staff deactivates a product: its seller is told why and cannot bring it back', async () => {
  const id = await makeProduct(product, seller, { title: 'Fake watch' });
  const deactivate = `mutation ($id: ID!, $on: Boolean!) { deactivateProduct(input: { id: $id, deactivated: $on, reason: "A copy." }) { product { state } } }`;
  await staff.client.data(deactivate, { id, on: true });
  await product.settled();
  const { notifications } = await seller.client.data('{ notifications { nodes { type message path } } }');
  expect(notifications.nodes[0]).toMatchObject({ type: 'ADMIN_PRODUCT_INACTIVE', path: '/my-products' });
  expect(notifications.nodes[0].message).toContain('“Fake watch”');
  expect(notifications.nodes[0].message).toContain('A copy.');
  const own =
    'query ($id: ID!) { product(id: $id) { state deactivatedReason permissions { buy { code } } } }';
  expect((await seller.client.data(own, { id })).product).toMatchObject({ deactivatedReason: 'A copy.' });
  const deactivated = '{ products(filter: { states: [DEACTIVATED] }) { nodes { title } } }';
  expect((await staff.client.data(deactivated)).products.nodes).toContainEqual({ title: 'Fake watch' });
  expect((await seller.client.data(deactivated)).products.nodes).toEqual([]);
  const show =
    'mutation ($id: ID!) { setProductHidden(input: { id: $id, hidden: false }) { product { id } } }';
  const { extensions } = await seller.client.refusal(show, { id });
  expect(extensions.code).toBe('WRONG_STATE');
  expect((await staff.client.data(deactivate, { id, on: false })).deactivateProduct.product.state).toBe(
    'ACTIVE',
  );
});
