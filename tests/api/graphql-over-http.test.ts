import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let url = '';

beforeAll(async () => {
  product = await startTestProduct();
  url = `${await product.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});

afterAll(() => product?.close());

it.each(serverAudits({ url: () => url }).map((audit) => [`${audit.name} (${audit.id})`, audit] as const))(
  'GraphQL over HTTP: %s',
  async (name, audit) => {
    const result = await audit.fn();
    const answer = { status: result.status, reason: 'reason' in result ? result.reason : undefined };
    // Queries by GET, a MAY, stay closed: a link on a foreign page must not ask anything in a member's name.
    if (name.startsWith('MAY')) expect(['ok', 'notice']).toContain(result.status);
    else expect(answer).toEqual({ status: 'ok' });
  },
);

it.each(['Nope', '__proto__'])(
  'refuses an operation named %s that the document does not have',
  async (operationName) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { id } }', operationName },
    });
    const error = { message: `Unknown operation named "${operationName}".` };
    expect(answer.json()).toMatchObject({ errors: [error] });
    expect(answer.json()).not.toHaveProperty('data.categories');
  },
);
