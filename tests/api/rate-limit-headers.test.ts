import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** A hundredth of the usual budget: 500 points by token, 1,000 by account, 5,000 by address. */
const API_BUDGET = '0.01';
let product: TestProduct;
let url = '';
let person: Person;

beforeAll(async () => {
  product = await startTestProduct({ API_BUDGET });
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  person = await createPerson(product);
});
afterAll(() => product?.close());

const newToken = async () => {
  const { secret } = await makeToken(product, person, ['profile:read']);
  return { authorization: `Bearer ${secret}` };
};

async function ask(query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const told = (name: string) => answer.headers.get(name);
  const { extensions } = (await answer.json()) as { extensions: { cost: { remaining: number } } };
  return {
    status: answer.status,
    limit: told('ratelimit'),
    policy: told('ratelimit-policy'),
    retryAfter: told('retry-after'),
    remaining: extensions.cost.remaining,
  };
}

test.each([
  ['a token', newToken, '"token";q=500;w=50', /^"token";r=(\d+);t=(\d+)$/],
  [
    'an account',
    async () => ({ cookie: person.client.cookie ?? '' }),
    '"account";q=1000;w=40',
    /^"account";r=(\d+);t=(\d+)$/,
  ],
  ['a visitor', async () => ({}), '"address";q=5000;w=40', /^"address";r=(\d+);t=(\d+)$/],
])('%s is told what is left, also when its document is refused', async (_name, who, policy, form) => {
  const headers = await who();
  for (const query of ['{ me { id } }', '{ me { nothing } }', '{ me {']) {
    const answer = await ask(query, headers);
    expect([query, answer.policy]).toEqual([query, policy]);
    const [, left, full] = form.exec(answer.limit ?? '') ?? [];
    expect(Number(left)).toBe(answer.remaining);
    expect(Number(full)).toBeGreaterThan(0);
    expect(Number(full)).toBeLessThan(40);
  }
});

test('an empty bucket says so, and when to come back', async () => {
  const headers = await newToken();
  const dear = `{ ${Array.from({ length: 9 }, (_, i) => `a${i}: __schema { types { name } }`).join(' ')} }`;
  expect(await ask(dear, headers)).toMatchObject({ status: 200, retryAfter: null });
  const refused = await ask(dear, headers);
  expect(refused).toMatchObject({ status: 429, policy: '"token";q=500;w=50' });
  expect(refused.limit).toMatch(/^"token";r=\d\d?;t=4\d$/);
  expect(Number(refused.retryAfter)).toBeGreaterThan(30);
});
