import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeKinds } from '../../api/server/graphql/nodes/node-kinds.ts';
import type { AccessExtensions, TypeAccessExtensions } from '../../schema/access.ts';
import { globalId, type IdType } from '../../schema/global-id.ts';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { draftNews, publishedNews } from '../support/help-and-news.ts';
import { openLive } from '../support/live-client.ts';
import { argumentsOf } from '../support/rights/arguments.ts';
import { memberScopes } from '../support/rights/scopes.ts';
import { rights } from '../support/rights/table.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import { documentOf, operationOf, operations, realSchema } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let world: World;
let token: GraphqlClient;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
  // The owner would see more of their own than a visitor, if the token had the scope.
  token = new GraphqlClient(product);
  token.token = (await makeToken(product, world.owner, ['messages:read'])).secret;
});
afterAll(() => product?.close());

const isPublicType = (type: GraphQLObjectType) =>
  (type.extensions as unknown as TypeAccessExtensions).access === 'public';

/** All that visitors may read of a type, four levels deep. */
function visible(type: GraphQLObjectType, depth = 4): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (memberScopes.has(`${type.name}.${field.name}`) || field.name === 'edges') return [];
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [field.name];
    return isPublicType(inner) && depth > 1 ? [`${field.name} ${visible(inner, depth - 1)}`] : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

const isOpen = (name: string): boolean => {
  const { field } = operationOf('Query', name);
  const type = getNamedType(field.type);
  const { access } = field.extensions as unknown as AccessExtensions;
  return access === 'public' && (isObjectType(type) ? isPublicType(type) : isLeafType(type));
};
const open = rights.filter(({ root, name }) => root === 'Query' && isOpen(name));

describe('a token without the scope reads what visitors read, and as they see it', () => {
  test.each(open)('$name, $on', async (right) => {
    const operation = operationOf('Query', right.name);
    const type = getNamedType(operation.field.type);
    const document = documentOf(operation, isObjectType(type) ? visible(type) : '');
    const args = await argumentsOf(right, world);
    const [bare, seen] = [await world.visitor.send(document, args), await token.send(document, args)];
    const code = seen.errors?.[0]?.extensions.code;
    if (bare.errors)
      expect([bare.errors[0]?.extensions.code, code]).toEqual(['SIGN_IN_REQUIRED', 'INSUFFICIENT_SCOPE']);
    else expect(seen.errors).toBeUndefined();
    expect(seen.data).toEqual(bare.data);
  });

  test('every public query is among them', () => {
    const names = operations
      .filter(({ root, name }) => root === 'Query' && isOpen(name))
      .map(({ name }) => name);
    expect(new Set(open.map(({ name }) => name))).toEqual(new Set(names));
    expect(names).toEqual(
      expect.arrayContaining(['campaigns', 'campaign', 'profile', 'influencers', 'products']),
    );
  });
});

test('a campaign that changes is told as to visitors', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const live = await openLive(product, { accessToken: token.token });
  const follow = (id: number, fields: string) =>
    live.subscribe(`subscription ($id: ID!) { campaignChanged(id: $id) { ${fields} } }`, { id })();
  expect(await follow(world.open, 'isMine permissions { apply { code } }')).toEqual({
    data: { campaignChanged: { isMine: false, permissions: { apply: { code: 'SIGN_IN_REQUIRED' } } } },
  });
  expect(await follow(world.waiting, 'id')).toEqual({ data: { campaignChanged: null } });
  expect(await follow(world.open, 'rejectedReason')).toMatchObject({
    errors: [{ extensions: { code: 'INSUFFICIENT_SCOPE' } }],
  });
  live.dispose();
});

describe('by `node` and `nodes` too', () => {
  const types = [...nodeKinds.values()].flatMap(({ type }) => {
    const found = realSchema.getType(type);
    return isObjectType(found) && isPublicType(found) ? [found] : [];
  });
  const hidden = async (): Promise<Readonly<Record<string, readonly (number | string)[]>>> => ({
    Campaign: [world.open, world.waiting],
    NewsArticle: [await publishedNews(product), await draftNews(product)],
    Product: [world.sold, world.hiddenProduct],
    Profile: [world.owner.id, world.blocked.id],
  });

  test.each(types.map((type) => [type.name, type] as const))('%s', async (name, type) => {
    const ids = ((await hidden())[name] ?? []).map((id) => globalId(name as IdType, id));
    expect(ids).toHaveLength(2);
    const selection = `{ __typename id ... on ${name} ${visible(type)} }`;
    const documents = [
      ...ids.map((id) => [`query ($id: ID!) { node(id: $id) ${selection} }`, { id }] as const),
      [`query ($ids: [ID!]!) { all: nodes(ids: $ids) ${selection} }`, { ids }] as const,
    ];
    for (const [document, variables] of documents) {
      const [bare, seen] = [
        await world.visitor.send(document, variables),
        await token.send(document, variables),
      ];
      expect(bare.errors).toBeUndefined();
      expect([seen.data, seen.errors]).toEqual([bare.data, undefined]);
    }
  });

  test('each object has its own viewer', async () => {
    const client = new GraphqlClient(product);
    client.token = (await makeToken(product, world.owner, ['campaigns:read'])).secret;
    const ids = [globalId('Product', world.sold), globalId('Campaign', world.open)];
    const mixed = `query ($ids: [ID!]!) { nodes(ids: $ids) {
      ... on Campaign { isMine permissions { apply { code } } }
      ... on Product { isMine permissions { buy { code } } } } }`;
    expect((await client.data(mixed, { ids })).nodes).toEqual([
      { isMine: false, permissions: { buy: { code: 'SIGN_IN_REQUIRED' } } },
      { isMine: true, permissions: { apply: { code: 'OWN_CAMPAIGN' } } },
    ]);
  });
});

describe('but nothing of the viewer', () => {
  const told = async (document: string) => {
    const { errors } = await token.send(document, { id: world.open });
    return errors?.[0] && [errors[0].path?.join('.'), errors[0].extensions.code];
  };

  test.each([
    ['their account', '{ me { id } }', 'me'],
    ['their campaigns', '{ myCampaigns { totalCount } }', 'myCampaigns'],
    [
      'a private part of a public object',
      'query ($id: ID!) { campaign(id: $id) { id rejectedReason } }',
      'campaign',
    ],
  ])('%s', async (_, document, path) => {
    expect(await told(document)).toEqual([path, 'INSUFFICIENT_SCOPE']);
  });

  test('a private type below a public one, even with its scope: a visitor would be told that there is none', async () => {
    const client = new GraphqlClient(product);
    client.token = (await makeToken(product, world.applicant, ['remarks:read'])).secret;
    const own = 'query ($id: ID!) { campaign(id: $id) { myRemark { id } } }';
    expect((await client.refusal(own, { id: world.open })).extensions).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      params: { scope: 'campaigns:read' },
    });
  });

  test('each field has its own viewer, also below it', async () => {
    const client = new GraphqlClient(product);
    client.token = (await makeToken(product, world.owner, ['profile:read'])).secret;
    const mixed = `query ($id: ID!) { me { id } campaign(id: $id) { isMine permissions { apply { code } } } }`;
    for (let time = 0; time < 3; time += 1) {
      expect(await client.data(mixed, { id: world.open })).toEqual({
        me: { id: idOf('Account', world.owner.id) },
        campaign: { isMine: false, permissions: { apply: { code: 'SIGN_IN_REQUIRED' } } },
      });
    }
  });
});
