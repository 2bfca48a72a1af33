import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deprecatedParts, deprecatedUse } from '../../api/server/graphql/deprecated-parts.ts';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { importClient } from '../support/installed-client.ts';
import { openLive } from '../support/live-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { makeConnectedApp } from '../support/oauth-data.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const reason = 'Use `categories`. Removed on 2027-06-01.';
/** The real schema with a field that is deprecated for these tests. */
const countries = getMetadataStorage().queries.find(({ methodName }) => methodName === 'countries');
let product: TestProduct;

beforeAll(async () => {
  if (countries) countries.deprecationReason = reason;
  product = await startTestProduct({}, { schema: createGraphqlSchema() });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  if (countries) countries.deprecationReason = undefined;
  await product?.close();
});

async function programOf(person: Person) {
  const token = await makeToken(product, person, ['campaigns:read'], { name: 'Nightly' });
  const client = new GraphqlClient(product);
  client.token = token.secret;
  return { ...token, client };
}

const used = 'deprecatedFieldsUsed { field reason replacement removedOn count }';
const usedOf = async ({ client }: Person) =>
  (await client.data(`{ accessTokens { nodes { ${used} } } }`)).accessTokens.nodes[0].deprecatedFieldsUsed;
const row = (count: number) => [
  { field: 'Query.countries', reason, replacement: '`categories`', removedOn: '2027-06-01', count },
];

test('a document is searched for fields, arguments, input fields and values that are deprecated', () => {
  const schema = buildSchema(`
    type Query { old: Int @deprecated(reason: "a") list(by: Int @deprecated(reason: "b"), in: In): Row }
    type Row { name: String @deprecated(reason: "c") id: ID }
    input In { gone: Int @deprecated(reason: "d") kind: Kind }
    enum Kind { ONE TWO @deprecated(reason: "e") }`);
  const document = parse(
    '{ old again: old list(by: 1, in: { gone: 2, kind: TWO }) { ...R } } fragment R on Row { name id }',
  );
  const parts = deprecatedParts(schema, document);
  expect(parts.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'Query.old a',
    'Query.list(by:) b',
    'In.gone d',
    'Kind.TWO e',
    'Row.name c',
  ]);
  expect(deprecatedParts(schema, document)).toBe(parts);
});

test('the values of variables are searched, too', () => {
  const schema = buildSchema(`
    type Query { list(in: [In!], kind: Kind): Int }
    input In { gone: Int @deprecated(reason: "d") more: In kinds: [Kind!] }
    enum Kind { ONE TWO @deprecated(reason: "e") }`);
  const document = parse('query ($in: [In!], $kind: Kind) { list(in: $in, kind: $kind) }');
  const [operation] = document.definitions as [OperationDefinitionNode];
  const used = (variables: object) =>
    deprecatedUse({ schema, document, operation, variables: { ...variables } }).map(({ field }) => field);
  expect(used({})).toEqual([]);
  expect(used({ in: [{ more: null, kinds: ['ONE'] }], kind: null })).toEqual([]);
  expect(used({ in: { more: { gone: 1 } } })).toEqual(['In.gone']);
  expect(
    used({
      in: [
        { gone: 1, unknown: 2 },
        { gone: 2, kinds: ['TWO'] },
      ],
      kind: 'TWO',
    }),
  ).toEqual(['In.gone', 'Kind.TWO']);
});

describe('the owner of a token', () => {
  test('sees what it used, how often, by request and by socket', async () => {
    const person = await createPerson(product);
    const { client, secret } = await programOf(person);
    await client.data('{ categories { slug } }');
    expect(await usedOf(person)).toEqual([]);
    await client.data('{ countries { code } }');
    await client.data('{ countries { code } again: countries { name } }');
    expect(await usedOf(person)).toEqual(row(2));
    const live = await openLive(product, { accessToken: secret });
    await live.subscribe('{ countries { code } }')();
    live.dispose();
    expect(await usedOf(person)).toEqual(row(3));
  });

  test('no longer sees it once it is removed', async () => {
    const person = await createPerson(product);
    const { client } = await programOf(person);
    await client.data('{ countries { code } }');
    await sql(
      product.databaseUrl,
      `update deprecated_use set reason = 'Use x. Removed on 2026-11-01.'
      where token_id in (select id from access_token where account_id = $1)`,
      [person.id],
    );
    expect(await usedOf(person)).toEqual([]);
  });

  test('sees nothing of their own pages and of refused operations', async () => {
    const person = await createPerson(product);
    const { client } = await programOf(person);
    await person.client.data('{ countries { code } }');
    await client.refusal('{ countries { nothing } }');
    expect(await usedOf(person)).toEqual([]);
  });

  test('is mailed once, sixty days before it goes', async () => {
    const person = await createPerson(product);
    const { client } = await programOf(person);
    await client.data('{ countries { code } }');
    const mails = async () => {
      await product.runJob('warn-of-removals');
      await product.settled();
      return mailsTo(product, person.email);
    };
    expect(await mails()).toEqual([]);
    product.clock.advance({ days: 134 });
    const [mail, ...more] = await mails();
    expect(mail?.subject).toBe('Koli: Parts of the API you use will be removed');
    expect(mail?.text).toContain(`Nightly: Query.countries. ${reason}`);
    expect(more).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a program', () => {
  test('is told in the answer what it used', async () => {
    const { client } = await programOf(await createPerson(product));
    const deprecated = [{ field: 'Query.countries', reason }];
    const first = await client.send('{ countries { code } }');
    expect(first.extensions).toMatchObject({ deprecated });
    expect((await client.send('{ categories { slug } }')).extensions).not.toHaveProperty('deprecated');
  });

  test('with the package warns once, or does what it likes', async () => {
    const { secret } = await programOf(await createPerson(product));
    const { createClient } = await importClient();
    const options = { url: product.app.listeningOrigin, accessToken: secret };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const plain = createClient(options);
    for (let n = 0; n < 2; n += 1) await plain.request('{ countries { code } }');
    expect(warn.mock.calls).toEqual([[`Koli: Query.countries is deprecated. ${reason}`]]);
    const told: unknown[] = [];
    await createClient({ ...options, onDeprecated: (part) => told.push(part) }).request(
      '{ countries { code } }',
    );
    expect(told).toEqual([{ field: 'Query.countries', reason }]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

test('a program by OAuth: its owner sees what all of its tokens used', async () => {
  const owner = await createPerson(product);
  const appId = await makeConnectedApp(product, owner);
  const { client, id } = await programOf(await createPerson(product));
  const ofGrant =
    'update access_token set grant_id = (select id from oauth_grant where app_id = $1) where id = $2';
  await sql(product.databaseUrl, ofGrant, [appId, id]);
  await client.data('{ countries { code } }');
  const { oauthApps } = await owner.client.data(`{ oauthApps { nodes { ${used} } } }`);
  expect(oauthApps.nodes).toEqual([{ deprecatedFieldsUsed: row(1) }]);
});
