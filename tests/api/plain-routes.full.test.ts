import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let person: Person;
let staff: Person;
let port: number;

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://koli.test' }, { ports: { limiter: unlimited } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const address = product.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  person = await createPerson(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Over a real socket, with the path as it is written: nothing on our side tidies it first. */
function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(parts).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const innards =
  /node_modules|\.ts:\d+|at \w+ \(|select .* from|postgres|ENOENT|EACCES|\/tmp\/|root:x:|PRIVATE KEY|pi_\w+_secret_\w/i;

/** Pages of any origin may read answers of the API, to requests without cookies. */
const isOpen = (path: string) => /^\/(graphql|files|exports)(\/|\?|$)/.test(path);

function expectHarmless({ status, headers, body }: Answer, path = ''): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(body).not.toMatch(innards);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  const open = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  if (!isOpen(path)) expect(open).toEqual([]);
  expect(open).not.toContain('access-control-allow-credentials');
}

const paths = [
  '/',
  '/graphql',
  '/graphiql',
  '/developers/explorer',
  '/files',
  '/files?purpose=avatar',
  '/files/0123456789abcdef/96.webp',
  '/webhooks/stripe',
  '/webhooks/stripe/connect',
  '/provider',
  '/provider/v1/tokens',
  '/provider/v1/payment_methods',
  '/provider/v1/payment_intents/pi_none',
  '/provider/v1/charges',
  '/provider/v1/accounts',
  '/provider/v1/test_helpers/local/disputes',
  '/provider/3d_secure/none',
  '/captcha/challenge',
  '/dev/mailbox',
  '/dev/mailbox/1',
  '/dev/mailbox/99999999999/html',
  '/healthz',
  '/readyz',
  '/metrics',
  '/nothing/here',
  '/api/Campaigns',
];
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'];
const kinds = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'nonsense',
  'application/json; charset=utf-7',
];

describe.each(paths)('every method of %s is harmless', (path) => {
  test.each(methods)('%s', async (method) => {
    const answer = await ask(path, { method, headers: { origin: 'https://evil.test' } });
    expectHarmless(answer, path);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining('default-src'),
      'referrer-policy': expect.any(String),
    });
  });

  test('bodies of every kind, also broken ones', async () => {
    for (const kind of kinds) {
      for (const body of [
        '',
        '{',
        '{"query":',
        '[]',
        'null',
        '--x\r\n',
        '\u0000\u0001',
        'a[b][c][d][e][f][g]=1',
        '__proto__[a]=1&a=1',
      ]) {
        const headers = {
          'content-type': kind,
          cookie: person.client.cookie ?? '',
          'apollo-require-preflight': '1',
        };
        expectHarmless(await ask(path, { method: 'POST', headers, body }), path);
      }
    }
  });
});

test.each([
  '/../../../../etc/passwd',
  '/files/../../../../etc/passwd',
  '/files/..%2f..%2f..%2fetc/passwd',
  '/files/%2e%2e%2f%2e%2e/96.webp',
  '/files/0123456789abcdef/..%2f..%2fsecrets.json',
  '/files/0123456789abcdef%00/96.webp',
  '/files/0123456789abcdef/96.webp%00.png',
  '/files/....//....//secrets.json/96.webp',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '//evil.test/',
  '/\\evil.test',
  '/index.html%00',
  '/.env',
  '/.git/config',
  '/package.json',
  '/secrets.json',
  `/${'a'.repeat(7_000)}`,
  `/campaigndetail/${'9'.repeat(400)}`,
  '/campaigndetail/1%27%20or%201=1',
])('the path %s leads to nothing of ours', async (path) => {
  for (const accept of ['text/html', '*/*']) {
    const answer = await ask(path, { headers: { accept } });
    expectHarmless(answer);
    expect(answer.body).not.toContain('"dependencies"');
    expect(answer.headers.location ?? '/').not.toMatch(/evil/);
  }
});

test('headers that are too large or wrong are refused', async () => {
  expect((await ask('/', { headers: { cookie: 'x'.repeat(20_000) } })).status).toBe(431);
  for (const cookie of [
    '__Host-koli_session=',
    '__Host-koli_session=%00',
    '__Host-koli_session=%',
    `__Host-koli_session=${'x'.repeat(5_000)}`,
    ';;;=',
  ]) {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await ask('/graphql', { method: 'POST', headers, body: '{"query":"{ me { id } }"}' });
    expect(JSON.parse(answer.body).data).toEqual({ me: null });
  }
  expectHarmless(
    await ask('/', { headers: { host: 'evil.test', accept: 'text/html', 'x-forwarded-host': 'evil.test' } }),
  );
});

describe('another site cannot act in the name of who is signed in here', () => {
  const cookie = () => person.client.cookie ?? '';
  const body = JSON.stringify({
    query: 'mutation { setFollowers(input: { followers: 1 }) { account { id } } }',
  });

  test.each([
    ['a form', { 'content-type': 'text/plain' }],
    ['an encoded form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['nothing said', {}],
  ])('GraphQL by %s', async (_name, headers) => {
    const answer = await ask('/graphql', {
      method: 'POST',
      headers: { ...headers, cookie: cookie(), origin: 'https://evil.test' },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('JSON by a script of another origin', async () => {
    const headers = { 'content-type': 'application/json', cookie: cookie(), origin: 'https://evil.test' };
    const answer = await ask('/graphql', { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    const told = { ...headers, origin: 'https://koli.test' };
    const own = await ask('/graphql', {
      method: 'POST',
      headers: told,
      body,
    });
    expect(own.status).toBe(200);
    for (const [site, status] of [
      ['cross-site', 403],
      ['same-site', 403],
      ['same-origin', 200],
      ['none', 200],
    ] as const) {
      const named = { ...told, 'sec-fetch-site': site };
      expect((await ask('/graphql', { method: 'POST', headers: named, body })).status).toBe(status);
    }
  });

  test('an upload', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      cookie: cookie(),
      origin: 'https://evil.test',
    };
    expect((await ask('/files?purpose=avatar', { method: 'POST', headers, body: '--x--' })).status).toBe(403);
    const preflighted = { ...headers, 'apollo-require-preflight': '1' };
    expect(
      (await ask('/files?purpose=avatar', { method: 'POST', headers: preflighted, body: '--x--' })).status,
    ).toBe(403);
  });

  test('GraphQL over GET does not exist', async () => {
    const query = encodeURIComponent('mutation { signOut { isSignedOut } }');
    const answer = await ask(`/graphql?query=${query}`, {
      headers: { cookie: cookie(), 'apollo-require-preflight': '1' },
    });
    expect(answer.status).toBe(404);
  });
});

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const query =
    'mutation ($email: String!) { signIn(input: { email: $email, password: "Demo-pass-1" }) { account { id } } }';
  const body = JSON.stringify({ query, variables: { email: person.email } });
  const answer = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const [set = ''] = answer.headers['set-cookie'] ?? [];
  expect(set).toMatch(/^__Host-koli_session=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/'])
    expect(set.split('; ')).toContain(part);
  expect(set).not.toContain('Domain');
});

test('over https no other host sets a cookie of ours', async () => {
  const query =
    'mutation ($email: String!) { signIn(input: { email: $email, password: "Demo-pass-1" }) { account { id } } }';
  const { headers } = await ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email: person.email } }),
  });
  const set = headers['set-cookie'] ?? [];
  expect([...set].map((one) => one.split('=')[0]).toSorted()).toEqual([
    '__Host-koli_browser',
    '__Host-koli_member',
    '__Host-koli_session',
  ]);
});

test('GraphiQL is for staff only', async () => {
  const as = (cookie?: string) =>
    ask('/graphiql', { headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  expect(await as()).toMatchObject({ status: 302, headers: { location: '/?auth=login&then=graphiql' } });
  expect((await as(person.client.cookie)).body).not.toContain('<title>Support</title>');
  expect((await as(staff.client.cookie)).status).not.toBe(302);
});

test('the provider lets nobody do with the public key what needs the secret one', async () => {
  const headers = { authorization: `Bearer ${product.ports.payment.publishableKey}` };
  for (const path of [
    'charges',
    'accounts',
    'transfers',
    'refunds',
    'events',
    'test_helpers/local/disputes',
    'payment_intents',
  ]) {
    const answer = await ask(`/provider/v1/${path}`, { method: 'POST', headers, body: '' });
    expect([401, 404]).toContain(answer.status);
  }
});

describe('limits by address', () => {
  let limited: TestProduct;
  beforeAll(async () => {
    limited = await startTestProduct();
  });
  afterAll(() => limited?.close());

  test('card and bank tokens', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = () =>
      limited.app.inject({ method: 'POST', url: '/provider/v1/tokens', headers, payload: 'a=1' });
    for (let count = 0; count < 300; count += 1) expect((await post()).statusCode).toBe(401);
    const refused = await post();
    expect(refused.statusCode).toBe(429);
    const message = expect.stringContaining('Too many tries');
    expect(refused.json().error).toMatchObject({ code: 'rate_limit', message });
  });

  test('uploads: 60 an hour of an account, 240 of an address; visitors do not use them up', async () => {
    const post = async (cookie?: string) => {
      const headers = { 'apollo-require-preflight': '1', ...(cookie && { cookie }) };
      const answer = await limited.app.inject({ method: 'POST', url: '/files?purpose=avatar', headers });
      return answer.json().error.code;
    };
    for (let count = 0; count < 10; count += 1) expect(await post()).toBe('SIGN_IN_REQUIRED');
    const uploaders = [];
    for (let count = 0; count < 5; count += 1) uploaders.push(await createPerson(limited));
    for (const { client } of uploaders.slice(0, 4)) {
      for (let count = 0; count < 60; count += 1) expect(await post(client.cookie)).toBe('IMAGE_REFUSED');
    }
    expect(await post(uploaders[4]?.client.cookie)).toBe('RATE_LIMITED');
  });
});
