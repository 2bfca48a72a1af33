import { afterAll, beforeAll, expect, test } from 'vitest';
import { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { RandomDocuments } from '../support/fuzz/random-documents.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** Another seed tries other documents. */
const SEED = process.env.FUZZ_SEED ?? '';
/** Documents of each caller. */
const DOCUMENTS = 25;

let product: TestProduct;
let world: World;
let tokens: Record<'some' | 'all', string>;
beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  world = await makeWorld(product);
  tokens = {
    some: (await makeToken(product, world.applicant, [TokenScope.REMARKS_READ])).secret,
    all: (await makeToken(product, world.owner, Object.values(TokenScope))).secret,
  };
});
afterAll(() => product?.close());

const callers: Readonly<Record<string, () => Record<string, string>>> = {
  'a visitor': () => ({}),
  'a member': () => ({ cookie: world.stranger.client.cookie ?? '' }),
  'an owner': () => ({ cookie: world.owner.client.cookie ?? '' }),
  'a blocked person': () => ({ cookie: world.blocked.client.cookie ?? '' }),
  'a token of one scope': () => ({ authorization: `Bearer ${tokens.some}` }),
  'a token of all scopes': () => ({ authorization: `Bearer ${tokens.all}` }),
  staff: () => ({ cookie: world.staff.client.cookie ?? '' }),
};

async function answerOf(payload: object, headers: Record<string, string>) {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  const { data, errors = [] } = answer.json();
  const told = errors.map(({ locations: _, ...error }: { locations: unknown }) => error);
  return { status: answer.statusCode, data, errors: told };
}

/** Documents of all callers that were answered with more than nulls. */
let answered = 0;

test.each(Object.entries(callers))(
  '%s is answered by compiled documents as by graphql-js',
  async (name, headers) => {
    const documents = new RandomDocuments(`parity ${name}${SEED}`);
    for (let index = 0; index < DOCUMENTS; ) {
      const { query, variables } = documents.next();
      if (!query.startsWith('query')) continue;
      index += 1;
      await answerOf({ query, variables }, headers());
      // A document is compiled when it comes again; asking for the name of the root makes another one of it.
      const compiled = await answerOf({ query, variables }, headers());
      const whole = query.replace('{', '{ root: __typename ');
      const expected = await answerOf({ query: whole, variables }, headers());
      if (expected.data) delete expected.data.root;
      expect([query, JSON.stringify(compiled)]).toEqual([query, JSON.stringify(expected)]);
      if (compiled.data && Object.values(compiled.data).some((value) => value !== null)) answered += 1;
    }
  },
);

test('and much of it is answered with something', () => {
  expect(answered).toBeGreaterThan((Object.keys(callers).length * DOCUMENTS) / 10);
});
