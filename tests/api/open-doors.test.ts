import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endDemoSessions } from '../../api/modules/accounts/demo-people.service.ts';
import { makeToken } from '../support/access-tokens.ts';
import { createPerson, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let local: TestProduct;
const TOKEN = 'x'.repeat(32);

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://koli.test', METRICS_TOKEN: TOKEN });
  local = await startTestProduct();
});
afterAll(async () => {
  await product?.close();
  await local?.close();
});

const statusOf = async (of: TestProduct, url: string, headers: Record<string, string> = {}) =>
  (await of.app.inject({ url, headers })).statusCode;

describe('the name that is asked for', () => {
  test.each([
    ['koli.test', 200],
    ['koli.test:443', 200],
    ['KOLI.test', 200],
    ['localhost:4000', 200],
    ['127.0.0.1:4000', 200],
    ['[::1]:4000', 200],
    ['rebound.example', 421],
    ['koli.test.rebound.example', 421],
    ['10.0.0.7', 421],
    ['not a name', 421],
    ['koli.test@rebound.example', 421],
    ['rebound.example/koli.test', 421],
  ])('%s is answered %i', async (host, status) => {
    expect(await statusOf(product, '/robots.txt', { host })).toBe(status);
  });

  test('does not matter for signs of life', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect(await statusOf(product, url, { host: '10.0.0.7' })).toBe(200);
  });
});

test('the metrics need their token, and none where only this machine asks', async () => {
  expect(await statusOf(product, '/metrics')).toBe(404);
  expect(await statusOf(product, '/metrics', { authorization: 'Bearer guessed' })).toBe(404);
  expect(await statusOf(product, '/metrics', { authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await statusOf(local, '/metrics')).toBe(200);
});

test('security.txt says where to report', async () => {
  const { body } = await product.app.inject('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: https:\/\/koli\.test\/help$/m);
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});

describe('people of the demo, where there is none', () => {
  const signIn = `mutation ($email: String!) {
    signIn(input: { email: $email, password: "${password}" }) { account { id } } }`;

  test('cannot sign in, and what they were signed in with ends at the start', async () => {
    const brand = await createPerson(product);
    const { secret } = await makeToken(product, brand, ['profile:read']);
    await sql(product.databaseUrl, `update account set email = 'brand@demo.test' where id = $1`, [brand.id]);
    expect((await brand.client.data('{ me { id } }')).me).toBeTruthy();
    await endDemoSessions(product.orm.em.fork());
    expect((await brand.client.data('{ me { id } }')).me).toBeNull();
    expect((await brand.client.refusal(signIn, { email: 'brand@demo.test' })).extensions.code).toBe(
      'SIGN_IN_FAILED',
    );
    const answer = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${secret}` },
      payload: { query: '{ me { id } }' },
    });
    expect(answer.body).toContain('TOKEN_INVALID');
  });
});
