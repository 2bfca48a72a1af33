import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../../support/access-tokens.ts';
import { makeCampaign } from '../../support/campaigns.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let maya: Person;
let visitor: RestClient;
let client: RestClient;
let campaignId: number;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  const brand = await createPerson(product);
  maya = await createPerson(product);
  campaignId = await makeCampaign(product, brand);
  visitor = new RestClient(product);
  client = new RestClient(product, maya);
});
afterAll(() => product?.close());

const status = async (...args: Parameters<RestClient['send']>): Promise<number> =>
  (await visitor.send(...args)).status;

describe('paths', () => {
  test.each(['/Campaigns', '/Campaigns/', '/campaigns', '/CAMPAIGNS/'])('%s is found', async (path) => {
    expect(await status('GET', path)).toBe(200);
  });

  test.each(['/API/Campaigns/count', '/Api/campaigns/COUNT/', '/aPi/CAMPAIGNS/Count'])(
    '%s is found',
    async (url) => {
      expect((await product.app.inject({ url })).json()).toEqual({ count: 1 });
    },
  );

  test.each([
    ['GET', '/Nopes', 'There is no method to handle GET /Nopes'],
    ['GET', '/Nopes?x=1', 'There is no method to handle GET /Nopes?x=1'],
    ['GET', '/%ff?x=1', 'There is no method to handle GET /%ff?x=1'],
    ['GET', '', 'There is no method to handle GET /'],
    ['GET', '/Campaigns/a/b/c', 'Shared class "Campaign" has no method handling GET /a/b/c'],
    ['DELETE', '/Campaigns', 'Shared class "Campaign" has no method handling DELETE /'],
    [
      'GET',
      '/Campaigns/usercampaign/x',
      'Shared class "Campaign" has no method handling GET /usercampaign/x',
    ],
  ] as const)('%s %s is not there', async (method, path, message) => {
    const answer = await visitor.send(method, path);
    expect([answer.status, answer.body]).toEqual([
      404,
      { error: { statusCode: 404, name: 'Error', message } },
    ]);
  });

  test.each(['99999', 'abc', '5.5', '99999999999999', '%ff'])('no campaign %s', async (id) => {
    const { status: answered, body } = await visitor.send('GET', `/Campaigns/${id}?x=%ff`);
    expect([answered, body.error]).toEqual([
      404,
      { statusCode: 404, name: 'Error', message: `Unknown "Campaign" id "${id}".`, code: 'MODEL_NOT_FOUND' },
    ]);
    expect(await status('HEAD', `/Campaigns/${id}`)).toBe(404);
  });

  test('one by its id, with include and fields, whatever else the filter says', async () => {
    const given = { fields: ['id', 'ownerId'], include: 'profile', where: { id: 0 }, limit: -1, skip: 9 };
    const filter = encodeURIComponent(JSON.stringify(given));
    const { body } = await visitor.send('GET', `/Campaigns/${campaignId}?filter=${filter}`);
    expect(Object.keys(body)).toEqual(['id', 'ownerId', 'profile']);
    expect(await status('HEAD', `/Campaigns/${campaignId}`)).toBe(200);
    expect((await visitor.send('GET', `/Campaigns/${campaignId}?filter={bad`)).body.error.message).toBe(
      'Value is not an object.',
    );
  });
});

describe('headers', () => {
  test.each([
    [undefined, 200],
    ['*/*', 200],
    ['application/json', 200],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 200],
    ['text/html', 406],
    ['application/xml', 406],
    ['text/plain', 406],
  ])('Accept %s answers %i', async (accept, expected) => {
    const answer = await visitor.send('GET', '/Countries', { headers: accept ? { accept } : {} });
    expect(answer.status).toBe(expected);
    if (expected === 406)
      expect([answer.text, answer.headers['content-type']]).toEqual([
        'Not Acceptable',
        'text/plain; charset=utf-8',
      ]);
    else expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['text/html', /^text\/html/, /<em>404<\/em>/],
    ['application/xml', /xml/, /<statusCode>404<\/statusCode>/],
    ['text/plain', /json/, /"statusCode":404/],
  ])('an error for %s', async (accept, type, text) => {
    const answer = await visitor.send('GET', '/Nopes', { headers: { accept } });
    expect(answer.status).toBe(404);
    expect(String(answer.headers['content-type'])).toMatch(type);
    expect(answer.text).toMatch(text);
  });

  test('a weak ETag on success, and 304 for who has it', async () => {
    const { headers } = await visitor.send('GET', '/Countries?filter={"limit":1}');
    expect(headers.etag).toMatch(/^W\/"[0-9a-f]+-.{27}"$/);
    const again = await visitor.send('GET', '/Countries?filter={"limit":1}', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const [head, get] = [await visitor.send('HEAD', '/Countries'), await visitor.send('GET', '/Countries')];
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    const [none, said] = [
      await visitor.send('HEAD', '/Campaigns/99999'),
      await visitor.send('GET', '/Campaigns/99999'),
    ];
    expect([none.text, none.headers['content-length']]).toEqual(['', said.headers['content-length']]);
    expect(said.headers.etag).toBeUndefined();
    expect((await client.send('DELETE', '/userBlockeds/1')).headers.etag).toBeDefined();
  });

  test('CORS reflects who asks', async () => {
    const headers = { origin: 'https://old.example' };
    expect((await visitor.send('GET', '/Countries/count', { headers })).headers).toMatchObject({
      'access-control-allow-origin': 'https://old.example',
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
    expect((await visitor.send('GET', '/Nopes', { headers })).headers).toMatchObject({
      'access-control-allow-origin': 'https://old.example',
    });
    expect((await visitor.send('OPTIONS', '/Nopes', { headers })).status).toBe(204);
    const preflight = await visitor.send('OPTIONS', '/Campaigns', {
      headers: { ...headers, 'access-control-request-headers': 'content-type,x-y' },
    });
    expect([preflight.status, preflight.headers]).toMatchObject([
      204,
      {
        'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
        'access-control-allow-headers': 'content-type,x-y',
        'access-control-max-age': '86400',
      },
    ]);
  });
});

describe('bodies', () => {
  const login = (body: string, type?: string) =>
    visitor.send('POST', '/users/reset', { body, headers: type ? { 'content-type': type } : {} });

  test.each([
    ['{"email":"x@y.test"}', 'application/json', 404],
    ['email=x@y.test', 'application/x-www-form-urlencoded', 404],
    ['{"email":"x@y.test"}', 'text/plain', 400],
    ['{"email":"x@y.test"}', undefined, 400],
  ])('%s as %s answers %i', async (body, type, expected) => {
    expect((await login(body, type)).status).toBe(expected);
  });

  test('that are no JSON, no object, or too large', async () => {
    expect((await login('{bad', 'application/json')).body.error).toMatchObject({
      statusCode: 400,
      name: 'SyntaxError',
    });
    for (const other of ['5', '"x"', 'true', '[]', '[{"email":"x@y.test"}]']) {
      expect((await login(other, 'application/json')).body.error.message).toBe('Value is not an object.');
      const headers = { 'content-type': 'application/json' };
      expect((await visitor.send('POST', '/userlogin', { body: other, headers })).status).toBe(400);
    }
    expect((await login('null', 'application/json')).body.error.code).toBe('EMAIL_REQUIRED');
    expect((await client.send('PATCH', `/Campaigns/${campaignId}`, { body: [] })).body.error.message).toBe(
      'Value is not an object.',
    );
    const large = await login(JSON.stringify({ email: 'x'.repeat(103_000) }), 'application/json');
    expect(large.body.error).toMatchObject({ statusCode: 413, name: 'PayloadTooLargeError' });
  });
});

describe('who asks', () => {
  test('no session', async () => {
    const { status: answered, body } = await visitor.send('GET', '/UserNotifications');
    expect([answered, body]).toEqual([
      401,
      {
        error: {
          statusCode: 401,
          name: 'Error',
          message: 'Authorization Required',
          code: 'AUTHORIZATION_REQUIRED',
        },
      },
    ]);
  });

  test('the cookie does not count on pages of others', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await client.send('GET', '/DraftCampaigns', { headers })).status).toBe(401);
    expect((await client.send('POST', '/DraftCampaigns', { body: {}, headers })).status).toBe(403);
    expect(
      (await client.send('GET', '/DraftCampaigns', { headers: { origin: 'http://127.0.0.1:4000' } })).status,
    ).toBe(200);
    expect(
      (await client.send('DELETE', '/userBlockeds/1', { headers: { 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(403);
  });

  test('access tokens do what their scopes say', async () => {
    const { secret: token } = await makeToken(product, maya, ['campaigns:read']);
    const as = async (method: 'GET' | 'POST', path: string) =>
      (
        await visitor.send(method, path, {
          headers: { authorization: token },
          ...(method === 'POST' && { body: {} }),
        })
      ).status;
    expect([
      await as('GET', '/Campaigns'),
      await as('GET', '/DraftCampaigns'),
      await as('GET', '/Countries'),
      await as('GET', '/Remarks'),
      await as('GET', '/UserBankAccounts'),
      await as('POST', '/DraftCampaigns'),
      await as('POST', '/Reports'),
      await as('GET', `/Campaigns?filter=${encodeURIComponent('{"include":"remarks"}')}`),
    ]).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    const [own] = (
      await visitor.send('GET', `/Campaigns?filter=${encodeURIComponent('{"include":"profile"}')}`, {
        headers: { authorization: token },
      })
    ).body;
    expect(own.profile.email).toBeNull();
    expect(
      (await visitor.send('GET', '/Campaigns', { headers: { authorization: `Bearer ${token}x` } })).status,
    ).toBe(401);
  });
});

describe('bounds', () => {
  const deep = (levels: number): object => (levels === 0 ? { id: 1 } : { and: [deep(levels - 1)] });
  test.each([
    [{ where: deep(20) }],
    [{ where: { or: Array.from({ length: 300 }, (_, id) => ({ id })) } }],
    [{ where: { id: { inq: Array.from({ length: 1_001 }, (_, id) => id) } } }],
    [{ where: { campaignTitle: 'x'.repeat(2_001) } }],
    [{ order: Array.from({ length: 11 }, () => 'id') }],
    [{ include: Array.from({ length: 13 }, () => 'profile') }],
    [{ include: JSON.parse('['.repeat(3_000) + ']'.repeat(3_000)) }],
    [{ where: { campaignTitle: { regexp: '(' } } }],
    [{ where: { campaignTitle: { like: 'x\\' } } }],
  ])('%# is refused with 400', async (filter) => {
    expect(
      (await client.send('GET', `/Campaigns?filter=${encodeURIComponent(JSON.stringify(filter))}`)).status,
    ).toBe(400);
  });
});
