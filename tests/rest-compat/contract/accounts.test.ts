import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person, password } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let maya: Person;
let visitor: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  maya = await createPerson(product, { username: 'maya', first: 'Maya' });
  visitor = new RestClient(product);
});
afterAll(() => product?.close());

describe('signing in', () => {
  test('sets the cookie and answers a token that works in every place', async () => {
    const { status, body, headers } = await visitor.send('POST', '/userlogin', {
      body: { email: maya.email, password },
    });
    expect([status, body]).toEqual([
      200,
      { status: 200, error: false, message: 'Login successful', userId: maya.id, token: expect.any(String) },
    ]);
    expect(String(headers['set-cookie'])).toMatch(/^koli_session=.*HttpOnly; SameSite=Lax/);
    const count = async (path: string, sent: Record<string, string>) =>
      (await visitor.send('GET', path, { headers: sent })).status;
    const path = '/UserNotifications/count';
    expect([
      await count(path, { authorization: body.token }),
      await count(path, { authorization: `Bearer ${body.token}` }),
      await count(path, { 'x-access-token': body.token }),
      await count(`${path}?access_token=${encodeURIComponent(body.token)}`, {}),
      await count(path, {}),
      await count(path, { authorization: 'nonsense' }),
    ]).toEqual([200, 200, 200, 200, 401, 401]);
  });

  test.each([
    [{ email: 'maya@people.test', password: 'wrong-pass' }],
    [{ email: 'nobody@people.test', password }],
    [{ email: 'maya@people.test' }],
    [{}],
    [{ email: 5, password: [] }],
  ])('%j is refused with status 200', async (body) => {
    const answer = await visitor.send('POST', '/userlogin', { body });
    expect([answer.status, answer.body]).toEqual([
      200,
      { status: 401, error: true, message: 'Invalid email or password' },
    ]);
  });

  test('malformed JSON is a failure of HTTP', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await visitor.send('POST', '/userlogin', { body: '{bad', headers });
    expect([status, body.error.name]).toEqual([400, 'SyntaxError']);
  });

  test('before the address is verified', async () => {
    const { email, id } = await createPerson(product, { isVerified: false });
    const { body } = await visitor.send('POST', '/userlogin', { body: { email, password } });
    expect(body).toMatchObject({ error: false, userId: id });
  });

  test('sets no cookie for a page of others, which would sign our visitors in as somebody else', async () => {
    const { body, headers } = await visitor.send('POST', '/userlogin', {
      body: { email: maya.email, password },
      headers: { origin: 'https://evil.example' },
    });
    expect([body.userId, headers['set-cookie']]).toEqual([maya.id, undefined]);
  });

  test('a token is taken before a cookie, and a wrong one is not helped by it', async () => {
    const own = new RestClient(product, maya);
    const authorization = 'Bearer nonsense';
    expect((await own.send('GET', '/DraftCampaigns', { headers: { authorization } })).status).toBe(401);
  });

  test('takes a form too', async () => {
    const { body } = await visitor.send('POST', '/userlogin', {
      body: `email=${encodeURIComponent(maya.email)}&password=${password}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(body.userId).toBe(maya.id);
  });
});

describe('accounts', () => {
  const account = (data: unknown) => visitor.send('POST', '/AppUsers/createAccount', { body: { data } });
  const profile = { first: 'Ann', last: 'Lee', countryCode: '+65', mobile: '81234567', username: 'ann' };

  test('are made, once for each address whatever its case', async () => {
    const { status, body } = await account({ email: 'Ann@New.test', password, profile });
    expect([status, body]).toEqual([
      200,
      {
        status: 200,
        error: false,
        message: expect.any(String),
        userId: expect.any(Number),
        email: 'ann@new.test',
      },
    ]);
    const again = await account({
      email: 'ANN@new.test',
      password,
      profile: { ...profile, username: 'ann2' },
    });
    expect([again.status, again.body.error]).toMatchObject([
      422,
      {
        statusCode: 422,
        name: 'ValidationError',
        details: {
          context: 'user',
          codes: { email: ['uniqueness'] },
          messages: { email: ['Email already exists'] },
        },
      },
    ]);
  });

  test.each([
    [{ password, profile }, { email: ['presence'] }],
    [{ email: 'x@y.test', profile }, { password: ['presence'] }],
    [{ email: 'nonsense', password, profile }, { email: ['custom.email'] }],
    [
      { email: 'x@y.test', password, profile: { ...profile, username: 'MAYA' } },
      { username: ['uniqueness'] },
    ],
    [{ email: 'x@y.test', password: 'short', profile }, { password: ['custom'] }],
    [{ email: 'x@y.test', password: 'zhannetochka1983', profile }, { password: ['custom'] }],
    [{ email: 'x@y.test', password, profile: { ...profile, countryCode: '' } }, { countryCode: ['custom'] }],
    [
      { email: 'nonsense', password: 'short', profile: { ...profile, first: '' } },
      { first: ['custom'], email: ['custom.email'], password: ['custom'] },
    ],
  ])('%j', async (data, codes) => {
    const { status, body } = await account(data);
    expect([status, body.error.details.codes]).toEqual([422, codes]);
  });

  test('are made with a calling code without its plus', async () => {
    const plain = { ...profile, countryCode: '65', mobile: '81234568', username: 'ann.plain' };
    const { body } = await account({ email: 'plain@new.test', password, profile: plain });
    expect(body).toMatchObject({ error: false, userId: expect.any(Number) });
  });

  test('are refused with what was sent, but for the password', async () => {
    const message = async (data: unknown) => (await account(data)).body.error.message;
    expect(await message({ email: 'nonsense', password, profile })).toContain(
      'is invalid (value: "nonsense")',
    );
    const taken = { ...profile, username: 'MAYA' };
    expect(await message({ email: 'x@y.test', password, profile: taken })).toContain('(value: "MAYA")');
    expect(await message({ email: 'x@y.test', password: 'short', profile })).not.toContain('short');
  });

  test.each([
    [
      'as JSON',
      `data=${encodeURIComponent('{"email":"MAYA@people.test","password":"Long-enough-1"}')}`,
      ['first', 'last', 'username', 'countryCode'],
    ],
    [
      'in brackets',
      'data[email]=maya@people.test&data[password]=Long-enough-1&data[profile][first]=A',
      ['last', 'username', 'countryCode'],
    ],
  ])('take their data from the query too, %s', async (_, query, missing) => {
    const { status, body } = await visitor.send('POST', `/AppUsers/createAccount?${query}`);
    expect([status, body.error.details.context, body.error.details.codes]).toEqual([
      422,
      'user',
      Object.fromEntries(missing.map((name) => [name, ['custom']])),
    ]);
  });

  test('need their data', async () => {
    const { status, body } = await account(undefined);
    expect([status, body.error.message]).toEqual([400, 'data is a required argument']);
  });

  test.each([
    [{ email: 'maya@people.test' }, 204, null],
    [{ email: 'nobody@people.test' }, 404, 'EMAIL_NOT_FOUND'],
    [{}, 400, 'EMAIL_REQUIRED'],
    [{ email: 5 }, 400, 'EMAIL_REQUIRED'],
  ])('reset %j answers %i', async (body, status, code) => {
    const answer = await visitor.send('POST', '/users/reset', { body });
    expect([answer.status, answer.body?.error.code ?? null]).toEqual([status, code]);
  });
});
