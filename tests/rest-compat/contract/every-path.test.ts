import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../../rest-compat/call.ts';
import { allOperations } from '../../../rest-compat/routes/all-operations.ts';
import { makeToken } from '../../support/access-tokens.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { RestClient, startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let maya: Person;
let visitor: RestClient;
let member: RestClient;
/** Access tokens with a scope that does not suffice where the other one is needed. */
let tokens: Record<'campaigns' | 'bell', string>;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  maya = await createPerson(product);
  visitor = new RestClient(product);
  member = new RestClient(product, maya);
  tokens = {
    campaigns: (await makeToken(product, maya, ['campaigns:read'])).secret,
    bell: (await makeToken(product, maya, ['notifications:read'])).secret,
  };
});
afterAll(() => product?.close());

const operations = allOperations();
const table = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);
const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const known = new Set(
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {})),
);
/** The path with something in its places. */
const filled = ({ path }: Operation) => path.replace(/:\w+/g, '999999');
const call = (client: RestClient, operation: Operation, headers: Record<string, string> = {}) =>
  client.send(operation.method, filled(operation), {
    ...(operation.method === 'GET' ? {} : { body: {} }),
    headers,
  });

/** What the specification names, section 7; reading one by its id is in the contract, section 4. */
const specified = [
  ...['PUT /AppUsers/updateProfile', 'GET /AppUsers', 'POST /AppUsers/createAccount', 'POST /users/reset'],
  ...['GET /getdetailsbyuserid', 'POST /userlogin', 'GET /Countries', 'GET /campaignCatgories'],
  ...['GET /nodes/:name', 'GET /topkoliinfluencerlist', 'GET /koliinfluencers', 'GET /Campaigns'],
  ...[
    'GET /Campaigns/count',
    'GET /Campaigns/:id',
    'POST /Campaigns',
    'PATCH /Campaigns/:id',
    'PUT /Campaigns/:id',
  ],
  ...['POST /Campaigns/update', 'POST /Campaigns/usercampaign', 'POST /Campaigns/campaigndetails'],
  ...['GET /Remarks', 'GET /Remarks/count', 'POST /Remarks', 'POST /Remarks/update', 'POST /Reports'],
  ...['POST /userBlockeds', 'GET /userBlockeds', 'DELETE /userBlockeds/:id', 'POST /getBase64ImgPath'],
  ...[
    'POST /addCampaignImgPath',
    'GET /UserBankAccounts',
    'PUT /UserBankAccounts',
    'DELETE /UserBankAccounts/:id',
  ],
  ...['POST /registeraccount', 'POST /campaignpayment', 'POST /transferamounttocustomer', 'POST /help'],
  ...[
    'GET /news_feeds',
    'GET /UserNotifications',
    'GET /UserNotifications/count',
    'POST /UserNotifications/update',
  ],
  ...[
    'GET /DraftCampaigns',
    'POST /DraftCampaigns',
    'POST /DraftCampaigns/update',
    'DELETE /DraftCampaigns/:id',
  ],
  ...['GET /cmspage', 'GET /Products', 'GET /Products/count', 'GET /Products/productList'],
  ...['GET /Transactions', 'GET /Transactions/count', 'GET /Transactions/earnspendlist'],
];

test('every path of the specification is there', () => {
  expect(specified.filter((path) => !table.some(([name]) => name === path))).toEqual([]);
});

describe.each(table)('%s', (_, operation) => {
  test('says what replaces it, is counted, and refuses by HTTP who has no business here', async () => {
    const { status, headers, body } = await call(visitor, operation);
    expect(known).toContain(operation.replacedBy);
    expect([headers.deprecation, headers.link]).toEqual([
      expect.stringMatching(/^@\d{10}$/),
      `<http://127.0.0.1:4000/graphql#${operation.replacedBy}>; rel="successor-version"; title="${operation.replacedBy}"`,
    ]);
    expect(status).toBeLessThan(500);
    if (operation.access !== 'public')
      expect([status, body.error.code]).toEqual([401, 'AUTHORIZATION_REQUIRED']);
    if (operation.method !== 'GET')
      expect((await call(member, operation, { origin: 'https://evil.example' })).status).toBe(403);
    const { scope } = operation;
    if (scope !== 'any') {
      const authorization = scope === 'notifications:read' ? tokens.campaigns : tokens.bell;
      const refused = await call(visitor, operation, { authorization });
      expect([refused.status, refused.body.error.statusCode]).toEqual([403, 403]);
    }
    const metrics = (await product.app.inject('/metrics')).body;
    const labels = `method="${operation.method}",path="${operation.path}",status="${status}"`;
    expect(metrics).toContain(`legacy_rest_requests_total{${labels}}`);
  });
});

describe('the explorer', () => {
  test('shows every path, on a page and as an OpenAPI document', async () => {
    const page = await product.app.inject('/api/explorer');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const document = (await product.app.inject('/api/explorer/openapi.json')).json();
    for (const { path, method, model } of operations) {
      expect(page.body).toContain(`/api${path}</code>`);
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(described).toMatchObject({ deprecated: true, tags: [model ?? 'Custom'] });
    }
  });

  test('points at nothing that is not there', async () => {
    const text = (await product.app.inject('/api/explorer/openapi.json')).body;
    const document = JSON.parse(text);
    const pointers = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(pointers.length).toBeGreaterThan(20);
    for (const name of pointers) expect(document.components.schemas).toHaveProperty(name ?? '');
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([operations.length, operations.length]);
  });
});
