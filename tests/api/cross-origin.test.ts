import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let url = '';
let person: Person;
let other: Person;
let token = '';
/** What a browser says about a page of another site. */
const foreign = { origin: 'https://tools.test', 'sec-fetch-site': 'cross-site' };
/** A page on another port of the same host: browsers send it our cookies. */
const neighbour = { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' };

beforeAll(async () => {
  product = await startTestProduct();
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  [person, other] = await Promise.all([createPerson(product), createPerson(product)]);
  const scopes = ['profile:read', 'profile:write'];
  token = (await makeToken(product, person, scopes)).secret;
});
afterAll(() => product?.close());

/** A change that takes no argument, for tokens that may change the profile. */
const CHANGE = 'mutation { unlinkFacebook { account { __typename } } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { __typename } } }';

const bearer = () => ({ authorization: `Bearer ${token}` });
const cookieOf = ({ client }: Person) => ({ cookie: client.cookie ?? '' });

function ask(query: string, headers: Record<string, string>, variables = {}): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}

async function upload(headers: Record<string, string>): Promise<Response> {
  const create = { width: 300, height: 200, channels: 3, background: '#c85028' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  return fetch(`${url}/files?purpose=avatar`, { method: 'POST', headers, body });
}

function expectOpen({ headers }: Response): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toEqual([
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'x-request-id',
  ]);
  expect(headers.get('set-cookie')).toBeNull();
}

describe.each(['/graphql', '/files?purpose=avatar'])('%s', (path) => {
  test('a browser that asks beforehand learns that it may send a token', async () => {
    const answer = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        ...foreign,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,apollo-require-preflight',
      },
    });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expectOpen(answer);
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('Authorization, *');
  });
});

describe.each([
  ['another site', foreign],
  ['another port', neighbour],
])('a page of %s', (_name, page) => {
  test('reads and writes by token, whoever is signed in here', async () => {
    for (const cookie of [{}, cookieOf(other)]) {
      const answer = await ask('{ me { id } }', { ...page, ...bearer(), ...cookie });
      expectOpen(answer);
      expect(await answer.json()).toMatchObject({ data: { me: { id: idOf('Account', person.id) } } });
    }
    const changed = await ask(CHANGE, { ...page, ...bearer() });
    expectOpen(changed);
    expect((await changed.json()).errors).toBeUndefined();
  });

  test('uploads by token, and not by cookie', async () => {
    const answer = await upload({ ...page, ...bearer(), ...cookieOf(other) });
    expectOpen(answer);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: expect.any(String) }]);
    const refused = await upload({ ...page, ...cookieOf(other), 'apollo-require-preflight': '1' });
    expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('is refused with nothing but our cookie', async () => {
    const answer = await ask('{ me { id } }', { ...page, ...cookieOf(person) });
    expectOpen(answer);
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('is told when its token is invalid, and is not taken for who is signed in', async () => {
    const answer = await ask('{ me { id } }', { ...page, authorization: 'Bearer x', ...cookieOf(person) });
    expectOpen(answer);
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([401, 'TOKEN_INVALID']);
  });

  test('reads as anybody without a token, and changes nothing', async () => {
    const answer = await ask('{ me { id } categories { id } }', page);
    expectOpen(answer);
    expect(await answer.json()).toMatchObject({ data: { me: null, categories: expect.any(Array) } });
    const signIn = await ask(SIGN_IN, page, { email: person.email, password });
    expectOpen(signIn);
    expect((await signIn.json()).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

test('a socket of another site: by token or as anybody, never by cookie', async () => {
  const whoAmI = 'query { me { id } }';
  const withToken = await openLive(product, { accessToken: token }, foreign.origin);
  expect(await withToken.subscribe(whoAmI)()).toMatchObject({
    data: { me: { id: idOf('Account', person.id) } },
  });
  const anybody = await openLive(product, {}, foreign.origin);
  expect(await anybody.subscribe(whoAmI)()).toMatchObject({ data: { me: null } });
  const signIn = anybody.subscribe(SIGN_IN, { email: person.email, password })();
  expect(JSON.stringify(await signIn.catch((errors: unknown) => errors))).toContain('FORBIDDEN');
  const byCookie = await openLive(product, person.client.cookie, foreign.origin);
  expect(await byCookie.closed).toBe(4403);
  withToken.dispose();
  anybody.dispose();
});
