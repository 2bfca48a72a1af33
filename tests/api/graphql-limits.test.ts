import { type DocumentNode, parse, print, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../api/platform/log.ts';
import { formatError } from '../../api/server/graphql/format-error.ts';
import { documentLimits, MAX_TOKENS } from '../../api/server/graphql/graphql-limits.ts';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { MAX_COST } from '../../api/server/graphql/query-budget.ts';
import { socketOperations } from '../../api/server/live/socket-operation.ts';
import { savedOperations } from '../../web/src/graphiql/operations.ts';
import { costOfDocument, tokensOf } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { webOperations } from '../support/web-operations.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** What clients of today send: failures come with their own status. */
const modern = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
const post = (payload: unknown, headers: Record<string, string> = modern) =>
  product.app.inject({ method: 'POST', url: '/graphql', headers, payload: payload as object });

test.each([
  ['depth', `{ campaigns { nodes { ${'myRemark { campaign { '.repeat(8)} id ${'} }'.repeat(8)} } } }`],
  ['aliases', `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: me { id }`).join(' ')} }`],
  ['tokens', `{ ${'__typename '.repeat(3000)} }`],
  [
    'cost',
    `{ ${Array.from({ length: 25 }, (_, i) => `c${i}: campaigns { nodes { owner { fullName country { name } } myRemark { campaign { owner { id country { name } } categories { id name } countries { code name } } applicant { id country { code } } offers { id amount { amount } } timeline { at } } } }`).join(' ')} }`,
  ],
])('too much %s is refused with a 400 and a reason', async (_, query) => {
  const answer = await post({ query });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].message).not.toMatch(/stack|node_modules/);
});

/** Somebody on a socket, who has to pay for what is read. */
const socketCtx = async () =>
  ({ ports: product.ports, actor: { accountId: null }, caller: { address: '10.9.9.9' } }) as never;

/** A parser whose stack happens to reach the end of a document that only opens lists says that it misses their ends. */
const refused = expect.stringMatching(
  /^Syntax Error: (Document (contains more that 2500 tokens|nests too deeply)|Unexpected <EOF>)/,
);

test.each([
  ['selections', `{ ${'a { '.repeat(6_000)} b ${'} '.repeat(6_000)} }`],
  ['fragments', `{ ${'... { '.repeat(6_000)} b ${'} '.repeat(6_000)} }`],
  ['lists', `{ campaign(id: ${'['.repeat(6_000)} 1 ${']'.repeat(6_000)}) { id } }`],
  ['objects', `{ campaigns(filter: ${'{ a: '.repeat(6_000)} 1 ${'}'.repeat(6_000)}) { total } }`],
  ['lists of few tokens', `{ campaign(id: ${'['.repeat(2_450)}`],
  ['types', `query ($a: ${'['.repeat(6_000)} Int ${']'.repeat(6_000)}) { me { id } }`],
])('%s without bottom are a fault of the document', async (_, query) => {
  const overSocket = socketOperations(createGraphqlSchema(), documentLimits());
  const told = await overSocket(socketCtx, { query });
  const answer = await post({ query });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([
    { message: refused, extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
  ]);
  expect(told).toMatchObject([{ message: refused }]);
});

test('the end of the stack of a parser is told as the fault of the document that it is', () => {
  const message = 'Maximum call stack size exceeded';
  const formatted = { message, extensions: { code: 'GRAPHQL_PARSE_FAILED' } };
  expect(formatError(createLog('silent'))(formatted, new RangeError(message))).toEqual({
    message: 'Syntax Error: Document nests too deeply. Parsing aborted.',
    extensions: { code: 'GRAPHQL_PARSE_FAILED' },
  });
});

test('an ordinary operation passes', async () => {
  const answer = await post({ query: '{ me { id } clone: me { id } }' });
  expect(answer.json()).toMatchObject({ data: { me: null, clone: null } });
});

test.each([
  ['the same fragment twice', ['f'], (next: number) => `...f${next} ...f${next}`],
  ['two that spread the same ones', ['f', 'g'], (next: number) => `...f${next} ...g${next}`],
])('fragments that spread %s are neither read nor compiled over and over', async (_, names, spreads) => {
  const each = names.flatMap((name) => [
    ...Array.from(
      { length: 30 },
      (_one, index) => `fragment ${name}${index} on Account { ${spreads(index + 1)} }`,
    ),
    `fragment ${name}30 on Account { id }`,
  ]);
  const query = `{ me { ${names.map((name) => `...${name}0`).join(' ')} } } ${each.join(' ')}`;
  // An operation is compiled when it comes again.
  for (let times = 0; times < 3; times += 1)
    expect((await post({ query })).json()).toMatchObject({ data: { me: null } });
});

test('batches are refused', async () => {
  expect((await post([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])).statusCode).toBe(400);
});

test('a form of another site cannot send operations', async () => {
  const answer = await post('query=%7Bme%7Bid%7D%7D', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});

test('a document of more than 256 kB is refused', async () => {
  expect((await post({ query: `{ me { id } } #${'x'.repeat(300_000)}` })).statusCode).toBe(413);
});

describe('the operations of our own pages', () => {
  const schema = createGraphqlSchema();
  const own: [string, DocumentNode][] = [
    ...webOperations(),
    ...savedOperations.map(({ purpose, query }) => [purpose, parse(query)] as [string, DocumentNode]),
  ];

  test.each(own)('%s is valid and uses at most four fifths of every limit', (_, document) => {
    expect(validate(schema, document, [...specifiedRules, ...documentLimits(0.8)])).toEqual([]);
    expect(costOfDocument(document)).toBeLessThanOrEqual(0.8 * MAX_COST);
    expect(tokensOf(parse(print(document)))).toBeLessThanOrEqual(0.8 * MAX_TOKENS);
  });
});
