import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessExtensions } from '../../schema/access.ts';
import { savedOperations } from '../../web/src/graphiql/operations.ts';
import { createPerson } from '../support/people.ts';
import { operations } from '../support/schema-documents.ts';
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

  const calls = savedOperations.map(({ query, variables = '{}' }) => {
    const [definition] = parse(query).definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(query);
    const [field] = definition.selectionSet.selections;
    return {
      kind: definition.operation,
      name: field?.kind === Kind.FIELD ? field.name.value : '',
      input: JSON.parse(variables).input as Record<string, unknown> | undefined,
    };
  });

  test('there is one for every call of staff', () => {
    const forStaff = operations.filter(
      ({ field }) => (field.extensions as Partial<AccessExtensions>).access === 'staff',
    );
    const saved = calls.map(({ name }) => name);
    expect(forStaff.map(({ name }) => name).filter((name) => !saved.includes(name))).toEqual([]);
  });

  test('a change has nothing filled in, so that it does nothing when it is run by mistake', () => {
    const filled = calls.filter(({ input = {} }) => Object.values(input).some((value) => !!value));
    expect(filled.map(({ name }) => name)).toEqual([]);
  });
});

describe('/graphiql', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  test('leads a visitor to sign in', async () => {
    const answer = await product.app.inject({ url: '/graphiql', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?auth=login&then=graphiql']);
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
