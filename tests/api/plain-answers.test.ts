import {
  buildSchema,
  type ExecutionArgs,
  execute,
  type GraphQLObjectType,
  getOperationAST,
  parse,
} from 'graphql';
import { expect, test } from 'vitest';
import { plainAnswer } from '../../api/server/plain-answers.ts';
import type { RequestCtx } from '../../api/server/transaction.ts';

const schema = buildSchema(`
  enum Color { RED GREEN }
  type Pen { id: ID! color: Color! name: String other: Pen best(of: Int): Pen! tags: [String!]! stamp: String later: String }
  type Query { pen(id: ID! = "1"): Pen pens: [Pen!]! must: Pen! count: Int! }
  type Mutation { pen: Pen }
`);
const row = { id: 1, color: 'RED', name: null, tags: ['a', 'b'] };
const odd = { ...row, id: 3, color: 'BLUE' };
const rows: Record<string, unknown> = {
  '1': { ...row, other: { ...row, id: 2 }, last: row },
  '3': odd,
  '4': row,
};

/** How often each field of the operation was asked; nothing may be read twice. */
const asked: string[] = [];
const answers: Record<string, (args: { id?: string }) => unknown> = {
  pen: async ({ id = '' }) => {
    if (id === 'none') throw new Error('there is no such pen');
    return rows[id] ?? null;
  },
  pens: () => [row, row],
  must: async () => null,
  count: () => 2,
};
for (const type of [schema.getQueryType(), schema.getMutationType()]) {
  for (const field of Object.values(type?.getFields() ?? {})) {
    field.resolve = (_source, args, ctx: RequestCtx, info) => {
      const known = ctx.answered?.get(info.path.key);
      if (known) return known;
      asked.push(String(info.path.key));
      return answers[field.name]?.(args as { id?: string });
    };
  }
}
const pen = (schema.getType('Pen') as GraphQLObjectType).getFields();
Object.assign(pen.best ?? {}, {
  resolve: (source: Record<string, unknown>, ...more: unknown[]) =>
    source[(more[2] as { path: { key: string } }).path.key],
});
Object.assign(pen.stamp ?? {}, { resolve: ({ id }: { id: number }) => `No ${id}` });
Object.assign(pen.later ?? {}, { resolve: async () => 'later' });

/** Documents, and whether they are answered without graphql-js. */
const documents: readonly [string, boolean][] = [
  ['{ pen { id color name tags other { id } } count }', true],
  [
    '{ a: pen { n: id, i: id } b: pen(id: "4") { other { id } } __typename pens { __typename stamp } }',
    false,
  ],
  ['{ a: pen { n: id, i: id } b: pen(id: "4") { other { id } } pens { __typename stamp } }', true],
  [
    '{ ...A pen { ... on Pen { color } } } fragment A on Query { pen { id other { ...B } } } fragment B on Pen { tags }',
    true,
  ],
  ['{ pen { last: best(of: 1) { id } } }', true],
  ['query ($id: ID!) { pen(id: $id) { id } }', true],
  ['query ($id: ID!, $if: Boolean = true) { pen(id: $id) { id @include(if: $if) } }', false],
  ['query ($id: ID!, $no: Int!) { pen(id: $id) { best(of: $no) { id } } }', false],
  ['query ($id: ID! = "x") { pen(id: "3") { color } pens { id } }', false],
  ['{ pen(id: "none") { id } count }', false],
  ['{ pen { best { id } } count }', false],
  ['{ must { id } count }', false],
  ['{ pen { later } }', false],
  ['{ pen { __proto__: id } }', false],
  ['{ __schema { queryType { name } } }', false],
  ['mutation { pen { id } }', false],
];

test.each(documents)('what graphql-js answers: %s', async (text, isPlain) => {
  const document = parse(text);
  const args = (): ExecutionArgs => ({ schema, document, variableValues: { id: '1' }, contextValue: {} });
  const expected = await execute(args());
  asked.length = 0;
  const mine = args();
  const operation = getOperationAST(document);
  const data = operation && (await plainAnswer(mine, operation));
  expect(data !== null).toBe(isPlain);
  const told = data ? { data } : await execute(mine);
  expect(JSON.stringify(told)).toBe(JSON.stringify(expected));
  expect(new Set(asked).size).toBe(asked.length);
});
