import { type GraphQLField, getNamedType, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { fillLists, type ListRows } from '../support/list-rows.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

type Field = GraphQLField<unknown, unknown>;

const lists = Object.values(createGraphqlSchema().getQueryType()?.getFields() ?? {}).filter((field) =>
  getNamedType(field.type).name.endsWith('Connection'),
);

/** What identifies a row, where that is not its `id`. */
const keys: Readonly<Record<string, string>> = {
  BlockedUserConnection: 'profile { id }',
  DeskCaseConnection: 'kind id',
  HeldPaymentConnection: 'remark { id }',
  OpenJobConnection: 'remarkId',
  StuckMoneyConnection: 'kind paymentId orderId since',
  SuggestedUserConnection: 'profile { id }',
  TaskConnection: 'kind remark { id } campaign { id } order { id } conversation { id }',
};

/** Arguments beside the page: one set for each order that a list knows. */
const further: Readonly<Record<string, (rows: ListRows) => string[]>> = {
  campaignRemarks: ({ campaignId, hiredCampaignId }) => [
    `campaignId: ${campaignId}`,
    `campaignId: ${hiredCampaignId}, tab: HIRED`,
  ],
  campaigns: () => ['', 'filter: { search: "c" }', 'filter: { featured: true }'],
  chargebacks: () => ['state: OPEN'],
  contentRevisions: ({ newsId }) => [`kind: NEWS, key: "${newsId}"`],
  conversations: () => ['', 'search: "p"'],
  disputes: () => ['state: OPEN'],
  findUsers: () => ['search: ""'],
  heldPayments: () => ['olderThanDays: 0'],
  helpRequests: () => ['resolved: false', 'resolved: true'],
  influencers: () => [
    'near: { latitude: 1.3, longitude: 103.8 }',
    'near: { latitude: 1.3, longitude: 103.8 }, filter: { search: "person" }',
  ],
  messages: ({ conversationId }) => [`conversationId: "${conversationId}"`],
  productReviews: ({ productId }) => [`productId: ${productId}`],
  profileReviews: ({ me }) => [`profileId: ${me.id}`],
  products: () => ['', 'filter: { search: "b" }'],
  providerEvents: () => ['state: WAITING'],
  reports: () => ['resolved: false', 'resolved: true'],
  searchMessages: () => ['search: "hello"'],
  staffNotes: ({ me }) => [`subjectId: "${idOf('Account', me.id)}"`],
  suggestedUsers: ({ newCampaignId }) => [`campaignId: ${newCampaignId}`],
  webhookDeliveries: ({ webhookId }) => [`webhookId: ${webhookId}`],
};

let product: TestProduct;
let rows: ListRows;
beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  rows = await fillLists(product);
});
afterAll(() => product?.close());

function argumentsOf({ name, args }: Field): string[] {
  const sort = getNamedType(args.find((arg) => arg.name === 'sort')?.type);
  const sorts = isEnumType(sort) ? sort.getValues().map((value) => `sort: ${value.name}`) : [''];
  const sets = further[name]?.(rows) ?? [''];
  return sets.flatMap((set) => sorts.map((one) => [set, one].filter(Boolean).join(', ')));
}

interface Page {
  readonly nodes: unknown[];
  readonly edges: { readonly cursor: string; readonly node: unknown }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

function queryOf({ name, type }: Field, args: string): string {
  const key = keys[getNamedType(type).name] ?? 'id';
  return `{ ${name}${args.trim() && `(${args})`} { totalCount nodes { ${key} } edges { cursor node { ${key} } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
}

async function read(field: Field, args: string): Promise<Page> {
  return (await rows.me.client.data(queryOf(field, args)))[field.name];
}

/** All pages of two rows, from one end to the other. */
async function pagesOf(field: Field, args: string, isForward: boolean): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const at: string = cursor ? `${isForward ? 'after' : 'before'}: "${cursor}"` : '';
    const page: Page = await read(field, `${args} ${isForward ? 'first' : 'last'}: 2 ${at}`);
    pages.push(page);
    expect(page.edges.map(({ node }) => node)).toEqual(page.nodes);
    expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor ?? null);
    expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor ?? null);
    const { hasNextPage, hasPreviousPage, endCursor, startCursor } = page.pageInfo;
    expect(isForward ? hasPreviousPage : hasNextPage).toBe(cursor !== null);
    const hasMore = isForward ? hasNextPage : hasPreviousPage;
    cursor = hasMore ? (isForward ? endCursor : startCursor) : null;
  } while (cursor !== null && pages.length < 60);
  return pages;
}

const refusalOf = async (field: Field, args: string) =>
  (await rows.me.client.refusal(queryOf(field, args))).extensions;

describe.each(lists)('$name', (field) => {
  test('page by page is the same as at once, in both directions', async () => {
    for (const args of argumentsOf(field)) {
      const all = await read(field, `${args} first: 100`);
      expect([args, all.nodes.length >= 5]).toEqual([args, true]);
      expect(new Set(all.nodes.map((node) => JSON.stringify(node))).size).toBe(all.nodes.length);
      expect([all.totalCount, all.pageInfo.hasNextPage]).toEqual([all.nodes.length, false]);
      const forward = await pagesOf(field, args, true);
      expect([args, forward.flatMap(({ nodes }) => nodes)]).toEqual([args, all.nodes]);
      const backward = await pagesOf(field, args, false);
      expect([args, backward.toReversed().flatMap(({ nodes }) => nodes)]).toEqual([args, all.nodes]);
      const skipped = await read(field, `${args} first: 2, offset: 1`);
      expect([skipped.nodes, skipped.pageInfo.hasPreviousPage]).toEqual([all.nodes.slice(1, 3), true]);
    }
  });

  test('refuses what is no page of it', async () => {
    const [args = ''] = argumentsOf(field);
    const other = lists.find(({ name }) => name !== field.name && name !== 'influencers') ?? field;
    const [foreign] = (await read(other, argumentsOf(other)[0] ?? '')).edges;
    const [own] = (await read(field, args)).edges;
    const size = { min: 1, max: 100 };
    const cursor = { format: 'a cursor of this list, with its filter and sort' };
    const beside = (name: string) => ({ format: `absent beside ${name}` });
    const wrong: readonly (readonly [page: string, at: string, bounds: object])[] = [
      ['first: 0', 'first', size],
      ['first: 101', 'first', size],
      ['last: -1', 'last', size],
      ['last: 101', 'last', size],
      ['offset: -1', 'offset', { min: 0, max: 10_000 }],
      ['offset: 10001', 'offset', { min: 0, max: 10_000 }],
      ['first: 12, last: 2', 'last', beside('`first`')],
      ['after: "no cursor"', 'after', cursor],
      [`after: "${foreign?.cursor}"`, 'after', cursor],
      [`before: "${foreign?.cursor}"`, 'before', cursor],
      [`after: "${own?.cursor}", before: "${own?.cursor}"`, 'before', beside('`after`')],
      [`after: "${own?.cursor}", offset: 0`, 'offset', beside('a cursor')],
    ];
    for (const [page, at, bounds] of wrong) {
      const refused = fault('BAD_INPUT', at, bounds);
      expect([page, await refusalOf(field, `${args} ${page}`)]).toEqual([page, refused]);
    }
  });
});

test('aliases, fragments, nodes and edges are one reading of all that is asked for', async () => {
  product.statements.length = 0;
  const { campaigns } = await rows.me.client.data(`query {
    campaigns(first: 2) { ...A a: nodes { title } edges { node { owner { id } } } }
  } fragment A on CampaignConnection { nodes { id } b: edges { cursor node { type } } }`);
  expect(product.statements).toHaveLength(1);
  expect(campaigns.nodes[0]).toEqual({ id: expect.any(String) });
  expect(campaigns.a[0]).toEqual({ title: expect.any(String) });
  expect(campaigns.edges[0]).toEqual({ node: { owner: { id: expect.any(String) } } });
  expect(campaigns.b[0]).toEqual({ cursor: expect.any(String), node: { type: 'PAID' } });
});

test('a cursor holds when rows come before it', async () => {
  const campaigns = lists.find(({ name }) => name === 'notifications');
  if (!campaigns) throw new Error('there is no such list');
  const [first, second, third] = (await read(campaigns, 'first: 3')).edges;
  await product.orm.em
    .fork()
    .execute(
      `insert into notification (recipient_id, type, code, message, created_at) values (?, 'ADMIN_MESSAGE', 'none', 'Hi', now())`,
      [rows.me.id],
    );
  expect((await read(campaigns, `first: 2, after: "${first?.cursor}"`)).nodes).toEqual([
    second?.node,
    third?.node,
  ]);
  expect((await read(campaigns, `last: 2, before: "${third?.cursor}"`)).nodes).toEqual([
    first?.node,
    second?.node,
  ]);
});
