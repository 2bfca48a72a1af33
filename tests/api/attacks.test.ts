import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let staff: Person;
let token: string;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  staff = await createPerson(product, { isStaff: true });
  token = (await makeToken(product, staff, Object.values(TokenScope))).secret;
});
afterAll(() => product?.close());

describe('a token of staff with every scope', () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    product.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      payload: { query },
    });
  const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.json().errors?.[0]?.extensions.code;

  test.each([
    [
      'makes no other token',
      `mutation { createAccessToken(input: {name: "x", password: "${password}"}) { secret } }`,
    ],
    ['reads no token', '{ accessTokens { nodes { id } } }'],
    ['reads no session', '{ mySessions { nodes { id } } }'],
    [
      'exports nothing',
      `mutation { exportMyData(input: { password: "${password}" }) { dataExport { url } } }`,
    ],
    ['closes nothing', `mutation { closeAccount(input: { password: "${password}" }) { closedAccountId } }`],
    [
      'changes no password',
      `mutation { changePassword(input: { current: "${password}", password: "Other-pass-2" }) { account { id } } }`,
    ],
    ['changes no bank account', 'mutation { deleteBankAccount(input: {}) { account { id } } }'],
    ['approves nothing', 'mutation { approveCampaign(input: { id: 1 }) { campaign { id } } }'],
    ['finds no accounts', '{ findUsers(search: "") { totalCount } }'],
  ])('%s, and a cookie beside it does not help', async (_, query) => {
    expect(codeOf(await ask(query))).toBe('TOKEN_NOT_ALLOWED');
    expect(codeOf(await ask(query, { cookie: staff.client.cookie ?? '' }))).toBe('TOKEN_NOT_ALLOWED');
  });

  test('fetches no archive, whoever made the link', async () => {
    const made = await staff.client.data(
      `mutation { exportMyData(input: { password: "${password}" }) { dataExport { url } } }`,
    );
    const { pathname } = new URL(made.exportMyData.dataExport.url);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await product.app.inject({ url: pathname, headers });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'TOKEN_NOT_ALLOWED']);
  });

  test('is nobody over a socket when it is wrong, also beside a cookie', async () => {
    for (const wrong of ['', 'x', `${token}x`, { a: 1 }, [token]]) {
      const live = await openLive(product, { accessToken: wrong });
      expect(await live.closed).toBe(4401);
    }
  });
});

describe('links to archives', () => {
  const fetchFor = (person: Person, path: string) =>
    product.app.inject({ url: path, headers: { cookie: person.client.cookie ?? '' } });

  test('cannot be made up, prolonged, or bent to another name', async () => {
    const person = await createPerson(product);
    const made = await person.client.data(
      `mutation { exportMyData(input: { password: "${password}" }) { dataExport { url } } }`,
    );
    const { pathname } = new URL(made.exportMyData.dataExport.url);
    const [id = '', expires = '', signature = ''] = pathname.split('/').at(-1)?.split('.') ?? [];
    const bent = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.9e99.${signature}`,
      `0${id}.${expires}.${signature}`,
      `${id}.${expires}.${signature.slice(0, -1)}`,
      `${id}.${expires}.`,
      `${id}.${expires}`,
      `${id}..${signature}`,
      '%00',
      encodeURIComponent(`${id}.${expires}.${signature}\r\nset-cookie: a=b`),
    ];
    for (const path of bent) {
      const answer = await fetchFor(person, `/account/export/${path}`);
      expect([path, answer.statusCode, answer.headers['set-cookie']]).toEqual([path, 400, undefined]);
    }
    const { headers } = await fetchFor(person, pathname);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="koli-data.zip"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a page that is asked for', () => {
  const visitor = () => new GraphqlClient(product);
  const costOf = async (query: string, variables: object = {}) => {
    const answer = await visitor().send(query, variables);
    return (answer as { extensions?: { cost?: { requested: number } } }).extensions?.cost?.requested;
  };

  test('costs the same however it is written', async () => {
    const plain = await costOf('{ influencers(first: 100) { nodes { id } } }');
    const ways: [string, object?][] = [
      ['query ($n: Int) { influencers(first: $n) { nodes { id } } }', { n: 100 }],
      ['query ($n: Int = 100) { influencers(first: $n) { nodes { id } } }'],
      ['query ($n: Int!) { influencers(last: $n) { nodes { id } } }', { n: 100 }],
      ['{ influencers(last: 100) { nodes { id } } }'],
      ['{ influencers(first: 100) { edges { node { id } } } }'],
      ['{ ...a } fragment a on Query { influencers(first: 100) { nodes { id } } }'],
      [
        '{ ... on Query { influencers(first: 100) { ...b } } } fragment b on ProfileConnection { nodes { id } }',
      ],
      ['{ influencers(first: 2147483647) { nodes { id } } }'],
      ['{ influencers(first: 100) { rows: nodes { id } } }'],
      ['query ($no: Boolean = false) { influencers(first: 100) @skip(if: $no) { nodes { id } } }'],
    ];
    for (const [query, variables] of ways)
      expect([query, await costOf(query, variables)]).toEqual([query, plain]);
  });

  test.each([-1, -2_147_483_648, 0])('is worth at least one row, also with a limit of %d', async (limit) => {
    expect(await costOf('query ($n: Int) { influencers(first: $n) { nodes { id } } }', { n: limit })).toBe(
      await costOf('{ influencers(first: 1) { nodes { id } } }'),
    );
  });
});
