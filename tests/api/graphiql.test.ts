import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedOperations } from '../../web/src/graphiql/operations.ts';
import { createPerson } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

describe('saved operations of support staff', () => {
  test.each(savedOperations.map((operation) => [operation.purpose, operation] as const))(
    '%s',
    (_, operation) => {
      expect(validate(schema, parse(operation.query))).toEqual([]);
      expect(() => JSON.parse(operation.variables ?? '{}')).not.toThrow();
    },
  );
});

describe('/graphiql', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  test('leads a visitor to sign in', async () => {
    const answer = await product.app.inject({ url: '/graphiql', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=login']);
  });

  test('does not exist for somebody who is not staff', async () => {
    const person = await createPerson(product);
    const answer = await product.app.inject({
      url: '/graphiql',
      headers: { cookie: person.client.cookie ?? '' },
    });
    expect(answer.statusCode).toBe(404);
  });
});
