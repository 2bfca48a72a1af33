import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fillDatabase } from '../bench/data/fill-database.ts';
import { faultsOf, type Listening, listenTo, planFaults } from '../bench/harness/plans.ts';
import { campaignListWork } from '../bench/workloads/w1-campaign-list.ts';
import { campaignDetailWork } from '../bench/workloads/w2-campaign-detail.ts';
import { influencerSearchWork } from '../bench/workloads/w3-influencer-search.ts';
import { nearestWork } from '../bench/workloads/w3-nearest.ts';
import { notificationFeedWork } from '../bench/workloads/w4-notification-feed.ts';
import type { ReadWorkload } from '../bench/workloads/workload.ts';
import { fillMessages } from '../support/message-data.ts';
import { type FilledShop, fillShop } from '../support/shop-data.ts';
import { sql, withConnection } from '../support/sql.ts';
import { createTestDatabase, ensureTemplate, type TestDatabase } from '../support/test-database.ts';

/** Large enough that looking at all of a table is a fault, small enough for a test. */
const sizes = { profiles: 4_000, campaigns: 3_000, remarks: 12_000, notifications: 8_000, transactions: 400 };

const folder = mkdtempSync(join(tmpdir(), 'koli-plans-'));
let database: TestDatabase;
let product: Listening;
let talk: { viewer: number; conversationId: number };
let shop: FilledShop;

beforeAll(async () => {
  const adminUrl = inject('postgresAdminUrl');
  await ensureTemplate(adminUrl, 'koli_enlarged', (url) => fillDatabase(url, sizes));
  database = await createTestDatabase(adminUrl, 'koli_enlarged');
  talk = await fillMessages(database.url);
  shop = await fillShop(database.url, talk.viewer);
  product = await listenTo(database.url, folder);
});
afterAll(async () => {
  await product.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const workloads: [string, ReadWorkload][] = [
  campaignListWork,
  campaignDetailWork,
  influencerSearchWork,
  nearestWork,
  notificationFeedWork,
].map((workload) => [workload.title, workload]);

test.each(workloads)('%s: one statement, which reads no large table from end to end', async (_, workload) => {
  const asks = await workload.asks((text) => sql(database.url, text) as Promise<never>);
  expect(asks.length).toBeGreaterThan(0);
  const [first, second = first] = asks;
  if (!first || !second) return;
  // Who asks is known from the first time on.
  await product.ask(workload, first);
  const sent = await product.ask(workload, { ...second, viewer: first.viewer, variables: first.variables });
  expect(sent).toHaveLength(1);
  expect(await planFaults(database.url, sent)).toEqual([]);
});

const person = 'person { id fullName online avatar { tiny } }';
test.each([
  [
    'the list of conversations',
    `{ conversations(first: 30) { totalCount nodes { id unread readUpTo ${person}
      lastMessage { text mine } mayWrite { allowed } } } }`,
  ],
  [
    'a conversation beside its job',
    `query ($id: ID!) { conversation(id: $id) { id ${person} job { id state } } }`,
  ],
  [
    'a page of messages',
    'query ($id: ID!) { messages(conversationId: $id, first: 30) { nodes { id text } } }',
  ],
  [
    'the next page',
    'query ($id: ID!, $after: String) { messages(conversationId: $id, first: 30, after: $after) { nodes { id } } }',
  ],
  ['how much is unread', '{ me { unreadMessages } }'],
  [
    'a search in all messages',
    '{ searchMessages(search: "number 1499") { nodes { id text conversation { id } } } }',
  ],
  ['a search for somebody', '{ conversations(search: "tan") { nodes { id } } }'],
])('%s: one statement by index', async (_, query) => {
  const ask = async (after?: string) => {
    const variables = { id: String(talk.conversationId), ...(after && { after }) };
    return product.ask({ query }, { viewer: talk.viewer, variables, plain: {} });
  };
  // Who asks is known from the first time on.
  await ask();
  const sent = await ask(Buffer.from('["messages","newest","1200"]').toString('base64url'));
  expect(sent).toHaveLength(1);
  expect(await planFaults(database.url, sent)).toEqual([]);
});

const card = `id title excerpt price { amount } stockCount cover { id small } seller { id fullName avatar { tiny } }`;
const products = (args: string) =>
  `{ products(${args}) { totalCount nodes { ${card} } pageInfo { endCursor } } }`;
const order = `id state held { amount } isPaidOut isChargedBack chargebackAfterPayout picture { small } product { id } buyer { fullName }
  seller { fullName } delivery { line1 } review { rating } nextSteps { action } mayReview { allowed } timeline { action }`;
const page = 'first: 12';
const changed = `filter: { updatedSince: "2026-01-01T00:00:00Z" }, sort: UPDATED, ${page}`;

test.each([
  ['the shop', products(page)],
  ['the shop, further on', products('first: 12, offset: 240')],
  ['the cheapest', products(`sort: PRICE_LOW_TO_HIGH, ${page}`)],
  ['the dearest', products(`sort: PRICE_HIGH_TO_LOW, ${page}`)],
  ['new ones in stock', products(`sort: NEWEST, filter: { inStock: true }, first: 10`)],
  ['a search', products(`filter: { search: "number 1499" }, ${page}`)],
  ['a category', products(`filter: { categories: ["food"] }, ${page}`)],
  [
    'a category, the cheapest',
    products(`filter: { categories: ["food"] }, sort: PRICE_LOW_TO_HIGH, ${page}`),
  ],
  [
    'between two prices',
    products(
      `filter: { minPrice: { amount: 5000, currency: "USD" }, maxPrice: { amount: 6000, currency: "USD" } }, ${page}`,
    ),
  ],
  [
    'a narrow price, dearest first',
    products(
      `filter: { minPrice: { amount: 5000, currency: "USD" }, maxPrice: { amount: 6000, currency: "USD" } }, sort: PRICE_HIGH_TO_LOW, ${page}`,
    ),
  ],
  [
    'a search in a category between two prices',
    products(
      `filter: { search: "lamp", categories: ["food"], maxPrice: { amount: 9000, currency: "USD" } }, ${page}`,
    ),
  ],
  [
    'more of a seller',
    `query ($viewer: ID!, $product: ID!) { products(filter: { sellerId: $viewer, exceptId: $product }, first: 4) { nodes { ${card} } } }`,
  ],
  ['my products', `{ myProducts(${page}) { totalCount nodes { ${card} state } } }`],
  [
    'a product',
    `query ($product: ID!) { product(id: $product) { ${card} rating { average count } categories { name } permissions { buy { allowed } } } }`,
  ],
  [
    'its reviews',
    'query ($product: ID!) { productReviews(productId: $product, first: 5) { totalCount nodes { rating text author { fullName } } } }',
  ],
  ['my orders', `{ myOrders(first: 8) { totalCount nodes { ${order} } } }`],
  ['my sales', `{ mySales(first: 8) { totalCount nodes { ${order} } } }`],
  ['my orders that changed', `{ myOrders(${changed}) { nodes { ${order} } } }`],
  ['my sales that changed', `{ mySales(${changed}) { nodes { ${order} } } }`],
  ['my products that changed', `{ myProducts(${changed}) { nodes { ${card} } } }`],
  ['products that changed', products(changed)],
  ['orders to look at', `{ orderProblems(${page}) { totalCount nodes { ${order} } } }`],
  ['an order', `query ($order: ID!) { order(id: $order) { ${order} } }`],
  [
    'before ordering',
    'query ($product: ID!) { checkoutSetup(productId: $product, quantity: 1) { total { amount } card { allowed } lastDelivery { line1 } } }',
  ],
])('of the shop, %s: one statement by index', async (_, query) => {
  const { productId, orderId, staff } = shop;
  const viewer = query.includes('orderProblems') ? staff : shop.viewer;
  const named = { viewer, product: productId, order: orderId };
  const used = Object.entries(named).filter(([name]) => query.includes(`$${name}`));
  const variables = Object.fromEntries(used.map(([name, id]) => [name, String(id)]));
  const ask = () => product.ask({ query }, { viewer, variables, plain: {} });
  // Who asks, and how many there are in a long list, is known from the first time on.
  await ask();
  const all = await ask();
  // Of staff, who it is and the audit log come first.
  const sent = viewer === staff ? all.slice(-1) : all;
  expect(sent).toHaveLength(1);
  expect(await planFaults(database.url, sent)).toEqual([]);
});

const followed = `influencers(filter: FILTER, first: 50) { totalCount nodes { id fullName followers engagement verified
  online city interests country { code } priceFrom { amount } works { id pictureUrl } reputation { rating reviewCount } } }`;

test.each([
  ['an interest', '{ interests: ["Skin care"] }'],
  ['a country and two interests', '{ countryCode: "TH", interests: ["Food", "Travel"] }'],
  ['a city', '{ city: "Phnom Penh" }'],
  ['followers', '{ minFollowers: 10000, maxFollowers: 20000 }'],
  ['a price', '{ maxPrice: { amount: 10000, currency: "USD" } }'],
  ['engagement', '{ minEngagement: 4 }'],
  ['proven accounts', '{ verified: true }'],
  ['people online', '{ online: true }'],
  ['a city as keyword', '{ search: "yangon" }'],
  ['a keyword with filters', '{ search: "sari", interests: ["Food"], minFollowers: 1000, city: "Jakarta" }'],
])('of influencers by %s: one statement by index', async (_, filter) => {
  const query = `{ ${followed.replace('FILTER', filter)} }`;
  const ask = () => product.ask({ query }, { viewer: talk.viewer, variables: {}, plain: {} });
  // Who asks is known from the first time on.
  await ask();
  const sent = await ask();
  expect(sent).toHaveLength(1);
  expect(await planFaults(database.url, sent)).toEqual([]);
});

test('a statement that reads a large table is found out', async () => {
  const text = `select (select count(*) from profile where bio like '%' || $1::text || '%')`;
  expect(await planFaults(database.url, [{ text, values: ['love'] }])).toEqual([
    'reads all of profile',
    'reads all of profile, when prepared',
  ]);
  const scan = {
    'Node Type': 'Index Scan',
    'Relation Name': 'profile',
    'Actual Rows': 3,
    'Actual Loops': 900,
  };
  expect(faultsOf(scan, new Map([['profile', 4_000]]))).toEqual(['looks at 2700 of 4000 rows of profile']);
});

test('money that was filled in adds up', async () => {
  const rows = await withConnection(database.url, (client) =>
    client.query('select count(*)::int as n, sum(amount_minor)::int as rest from ledger_entry'),
  );
  expect(rows.rows).toEqual([{ n: sizes.transactions * 2, rest: 0 }]);
});

test.each([
  ['campaigns', '{ campaigns(CHANGED) { nodes { id title } } }', 'owner_id'],
  ['my campaigns', '{ myCampaigns(CHANGED) { nodes { id title } } }', 'owner_id'],
  ['applications to my campaigns', '{ receivedRemarks(CHANGED) { nodes { id state } } }', 'owner_id'],
  [
    'the newest applications to my campaigns',
    '{ receivedRemarks(first: 12) { nodes { id state } } }',
    'owner_id',
  ],
  ['my applications', '{ myRemarks(CHANGED) { nodes { id state } } }', 'applicant_id'],
  ['my statement', '{ myTransactions(CHANGED) { nodes { id kind } } }', 'party_id'],
])('what changed of %s: one statement by index', async (_, text, side) => {
  const tables = { owner_id: 'campaign', applicant_id: 'remark', party_id: 'ledger_entry' } as const;
  const [busy] = await sql(
    database.url,
    `select ${side} as id from ${tables[side as keyof typeof tables]} where ${side} is not null group by 1 order by count(*) desc limit 1`,
  );
  const viewer = Number(busy?.id);
  const query = text.replace('CHANGED', changed);
  const ask = () => product.ask({ query }, { viewer, variables: {}, plain: {} });
  // Who asks is known from the first time on.
  await ask();
  const sent = await ask();
  expect(sent).toHaveLength(1);
  expect(await planFaults(database.url, sent)).toEqual([]);
});
