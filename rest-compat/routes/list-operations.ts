import type { AccessLevel } from '../../schema/access.ts';
import type { TokenScope } from '../../schema/token-scope.ts';
import type { Operation } from '../call.ts';
import { unknownRow } from '../lb3/legacy-error.ts';
import { objectArgument } from '../lb3/object-argument.ts';
import { answerCount, answerList, countList, readById, readList } from './read-resource.ts';
import { type Resource, resources } from './resources.ts';
import { pageArguments } from './write-resource.ts';

/** What is common to reading a resource. */
interface ReadOptions {
  /** First word of the paths. */
  readonly path: string;
  readonly resource: Resource;
  readonly access: AccessLevel;
  readonly scope: TokenScope | 'any';
  readonly replacedBy: string;
}

/** List, count and read by id of a resource. */
function readOperations({ path, resource, ...options }: ReadOptions): Operation[] {
  const common = { method: 'GET', model: resource.name, ...options } as const;
  return [
    {
      ...common,
      path: `/${path}`,
      summary: 'List by a filter',
      takes: ['filter'],
      answers: 'rows',
      handle: (call) => answerList(call, resource),
    },
    {
      ...common,
      path: `/${path}/count`,
      summary: 'Count by a where',
      takes: ['where'],
      answers: 'count',
      handle: async (call) => ({ count: await answerCount(call, resource) }),
    },
    {
      ...common,
      path: `/${path}/findOne`,
      summary: 'The first by a filter',
      takes: ['filter'],
      answers: 'row',
      async handle(call) {
        const [row] = await readList(call, resource, { ...objectArgument(call.query.filter), limit: 1 });
        if (!row) throw unknownRow(resource.name, 'undefined');
        return row;
      },
    },
    {
      ...common,
      path: `/${path}/:id/exists`,
      summary: 'Whether there is one with an id',
      answers: 'exists',
      handle: async (call) => ({ exists: (await readById(call, resource, call.params.id ?? '')) !== null }),
    },
    {
      ...common,
      path: `/${path}/:id`,
      summary: 'One by its id',
      takes: ['filter'],
      answers: 'row',
      async handle(call) {
        const id = call.params.id ?? '';
        const row = await readById(call, resource, id, call.query.filter);
        if (!row) throw unknownRow(resource.name, id);
        return row;
      },
    },
  ];
}

const { blocks, bankAccounts, campaigns, categories, countries, drafts } = resources;
const { news, notifications, people, products, remarks, transactions } = resources;

/** Resources that can be listed: path, scope for access tokens, and the GraphQL operation that does the same. */
const publicLists = [
  ['Countries', countries, 'any', 'countries'],
  ['campaignCatgories', categories, 'any', 'categories'],
  ['AppUsers', people, 'profile:read', 'profile'],
  ['Campaigns', campaigns, 'campaigns:read', 'campaigns'],
  ['Remarks', remarks, 'remarks:read', 'campaignRemarks'],
  ['Products', products, 'any', 'products'],
  ['news_feeds', news, 'any', 'news'],
] as const;
/** Lists of which everybody sees only their own rows. */
const privateLists = [
  ['userBlockeds', blocks, 'profile:read', 'blockedUsers'],
  ['UserBankAccounts', bankAccounts, 'payments:read', 'me'],
  ['UserNotifications', notifications, 'notifications:read', 'notifications'],
  ['DraftCampaigns', drafts, 'campaigns:read', 'myDraft'],
  ['Transactions', transactions, 'payments:read', 'myTransactions'],
] as const;

/** Named lists. There is one: interests. */
const nodes: Operation = {
  method: 'GET',
  path: '/nodes/:name',
  model: 'node',
  access: 'public',
  scope: 'any',
  replacedBy: 'categories',
  summary: 'A named list: interests',
  async handle(call) {
    const name = call.params.name ?? '';
    if (name !== 'interests') throw unknownRow('node', name);
    const rows = await readList(call, categories, {});
    return { name, value: rows.map(({ categoryName }) => categoryName) };
  },
};

const shop: Operation = {
  method: 'GET',
  path: '/Products/productList',
  model: products.name,
  access: 'public',
  scope: 'any',
  replacedBy: 'products',
  summary: 'Active products with their sellers, most in stock first',
  takes: ['offset', 'limit'],
  async handle(call) {
    const where = { productStatus: 1 };
    const order = 'stockCount DESC, id DESC';
    const [found, count] = await Promise.all([
      readList(call, products, { where, include: 'profile', order, ...pageArguments(call) }),
      countList(call, products, where),
    ]);
    return { products: found, count };
  },
};

/** Reading all resources. */
export const listOperations: readonly Operation[] = [
  ...publicLists.map((list) => ['public', ...list] as const),
  ...privateLists.map((list) => ['session', ...list] as const),
]
  .flatMap(([access, path, resource, scope, replacedBy]) =>
    readOperations({ path, resource, access, scope, replacedBy }),
  )
  .concat(nodes, shop);
