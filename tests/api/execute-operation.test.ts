import { buildSchema, type ExecutionResult, execute, type GraphQLObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { runnerOf } from '../../api/server/graphql/execute-operation.ts';

const schema = buildSchema(`
  enum Color { RED GREEN }
  type Pen { id: ID! color: Color! name: String other: Pen best(of: Int): Pen! tags: [String!]! stamp: String later: String }
  type Query { pen(id: ID! = "1"): Pen pens: [Pen!]! must: Pen! count: Int! }
  type Mutation { pen: Pen }
`);
const row = { id: 1, color: 'RED', name: null, tags: ['a', 'b'] };
const rows: Record<string, unknown> = {
  '1': { ...row, other: { ...row, id: 2 }, last: row },
  '3': { ...row, color: 'BLUE', id: 3 },
  '4': row,
};

const answers: Record<string, (args: { id?: string }) => unknown> = {
  pen: async ({ id = '' }) => {
    if (id === 'none') throw new Error('there is no such pen');
    return rows[id] ?? null;
  },
  pens: () => [row, row],
  must: async () => null,
  count: () => 2,
};
for (const type of [schema.getQueryType(), schema.getMutationType()])
  for (const field of Object.values(type?.getFields() ?? {}))
    field.resolve = (_source, args) => answers[field.name]?.(args as { id?: string });
const pen = (schema.getType('Pen') as GraphQLObjectType).getFields();
Object.assign(pen.best ?? {}, {
  resolve: (source: Record<string, unknown>, ...more: unknown[]) =>
    source[(more[2] as { path: { key: string } }).path.key],
});
Object.assign(pen.stamp ?? {}, { resolve: ({ id }: { id: number }) => `No ${id}` });
Object.assign(pen.later ?? {}, { resolve: async () => 'later' });

test.each([
  '{ pen { id color name tags other { id } } count }',
  '{ a: pen { n: id, i: id } b: pen(id: "4") { other { id } } __typename pens { __typename stamp } }',
  '{ ...A pen { ... on Pen { color } } } fragment A on Query { pen { id other { ...B } } } fragment B on Pen { tags }',
  '{ pen { last: best(of: 1) { id } } }',
  'query ($id: ID!) { pen(id: $id) { id } }',
  'query ($id: ID!, $if: Boolean = true) { pen(id: $id) { id @include(if: $if) tags @skip(if: $if) } }',
  'query ($id: ID!, $no: Int!) { pen(id: $id) { best(of: $no) { id } } }',
  'query ($id: ID! = "x") { pen(id: "3") { color } pens { id } }',
  '{ pen(id: "none") { id } count }',
  '{ pen { best { id } } count }',
  '{ must { id } count }',
  '{ pen { later } }',
  '{ pen { __proto__: id } }',
  '{ __schema { queryType { name } } }',
  'mutation { pen { id } }',
])('is answered alike when it is compiled: %s', async (text) => {
  const document = parse(text);
  const variables = { id: '1' };
  const expected = await execute({ schema, document, variableValues: variables, contextValue: {} });
  const told: ExecutionResult[] = [];
  for (let use = 0; use < 3; use += 1)
    told.push(await runnerOf({ schema, document })(undefined, {}, variables));
  const written = ({ errors, data }: ExecutionResult) => JSON.stringify({ errors, data });
  for (const one of told) expect(written(one)).toBe(written(expected));
});
