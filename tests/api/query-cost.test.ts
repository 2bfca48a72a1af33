import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryBudgets } from '../../api/platform/rate-limit/rate-limiter.ts';
import { budgets } from '../../api/server/graphql/query-budget.ts';
import { makeToken } from '../support/access-tokens.ts';
import { openLive } from '../support/live-client.ts';
import { createPerson, password } from '../support/people.ts';
import { costOfDocument } from '../support/schema-documents.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { webOperations } from '../support/web-operations.ts';

const cost = (query: string, variables: Record<string, unknown> = {}) =>
  costOfDocument(parse(query), variables);
const pages =
  'query ($first: Int, $last: Int) { campaigns(first: $first, last: $last) { nodes { id } totalCount } }';

describe('an operation costs', () => {
  test.each([
    ['one for each object', '{ me { id email profile { id } } }', {}, 2],
    ['twelve rows when no page is named', '{ campaigns { nodes { id } totalCount } }', {}, 13],
    ['as many as the list says otherwise', '{ influencers { nodes { id } } }', {}, 51],
    ['nothing for rows that are not asked for', '{ campaigns { totalCount } }', {}, 1],
    ['the rows of its page', '{ campaigns(first: 50) { nodes { id owner { id } } } }', {}, 101],
    ['a page by variable', pages, { first: 30 }, 31],
    ['a page that is null', pages, { first: null }, 13],
    ['a page from the end', pages, { last: 30 }, 31],
    ['a limit by variable', 'query ($n: Int) { campaigns(first: $n) { nodes { id } } }', { n: 7 }, 8],
    ['its default', 'query ($n: Int = 9) { campaigns(first: $n) { nodes { id } } }', {}, 10],
    ['at most a hundred rows', pages, { first: 1_000_000 }, 101],
    ['what nonsense might cost', pages, { first: 'x' }, 13],
    ['one for each id', '{ nodes(ids: ["cmp_1", "cmp_2"]) { id ... on Campaign { owner { id } } } }', {}, 4],
    [
      'ids by variable',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: ['cmp_1', 'cmp_2', 'cmp_3'] },
      3,
    ],
    ['five for lists without a page', '{ categories { id } }', {}, 5],
    ['nested lists times their rows', '{ campaigns { nodes { categories { id } } } }', {}, 73],
    ['each alias', '{ a: campaigns { nodes { id } } b: campaigns { nodes { id } } }', {}, 26],
    [
      'the same in fragments',
      'query { campaigns { ...P } } fragment P on CampaignConnection { nodes { id } }',
      {},
      13,
    ],
    ['the same in inline fragments', '{ campaigns { ... on CampaignConnection { nodes { id } } } }', {}, 13],
    ['ten for each mutation', 'mutation { a: signOut { isSignedOut } b: signOut { isSignedOut } }', {}, 20],
    [
      'its answer beside that',
      'mutation { setInterests(input: { interests: [] }) { account { id profile { id } } } }',
      {},
      12,
    ],
    ['one for a plain answer', '{ usernameAvailable(username: "x") }', {}, 1],
    ['as much as reading the schema', '{ __schema { types { name } } }', {}, 50],
  ])('%s', (_, query, variables, expected) => {
    expect(cost(query, variables)).toBe(expected);
  });

  test('and working that out is quick, whatever is nested', () => {
    const bomb = Array.from(
      { length: 24 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const query = `query ($n: Int) { ...F0 } ${bomb.join(' ')} fragment F24 on Query { campaigns(first: $n) { nodes { id } } }`;
    const started = performance.now();
    expect(cost(query, { n: 1 })).toBe(2 * 2 ** 24);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('a bucket', () => {
  const [a, b] = [
    { budget: { name: 'a', capacity: 100, restoresPerSecond: 10 }, key: '1' },
    { budget: { name: 'b', capacity: 50, restoresPerSecond: 1 }, key: '1' },
  ];
  let now = 0;

  test('fills again all the time, never above its brim', async () => {
    const { spend } = createMemoryBudgets(() => now);
    expect(await spend([a], 90)).toEqual({ isPaid: true, remaining: [10], waitSeconds: 0 });
    expect(await spend([a], 30)).toEqual({ isPaid: false, remaining: [10], waitSeconds: 2 });
    now += 1_500;
    expect(await spend([a], 30)).toMatchObject({ isPaid: false, waitSeconds: 0.5 });
    now += 500;
    expect(await spend([a], 30)).toEqual({ isPaid: true, remaining: [0], waitSeconds: 0 });
    now += 3_600_000;
    expect(await spend([a], 1)).toMatchObject({ remaining: [99] });
  });

  test('is charged together with the others, or none is', async () => {
    const { spend } = createMemoryBudgets(() => now);
    await spend([b], 40);
    expect(await spend([a, b], 20)).toEqual({ isPaid: false, remaining: [100, 10], waitSeconds: 10 });
    expect(await spend([a], 0)).toMatchObject({ remaining: [100] });
  });

  test('pays what is more than it can hold when it is full', async () => {
    const { spend } = createMemoryBudgets(() => now);
    expect(await spend([a], 150)).toMatchObject({ isPaid: true, remaining: [-50] });
    expect(await spend([a], 1)).toMatchObject({ isPaid: false });
  });
});

describe('over HTTP and websocket', () => {
  let product: TestProduct;
  beforeAll(async () => {
    // A five-hundredth of the usual budgets: 100 for a token, 200 for an account, 1,000 for an address.
    product = await startTestProduct({ API_BUDGET: '0.002' });
    await product.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => product?.close());

  const ask = (headers: Record<string, string>, query: string, address = '10.0.0.1') =>
    product.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: { 'content-type': 'application/json', ...headers },
      payload: { query },
    });
  const everything = `{ campaigns(first: 100) { nodes { ${Array.from({ length: 25 }, (_, i) => `o${i}: owner { id }`).join(' ')} } } }`;
  let documents = 0;
  beforeEach(() => {
    documents += 1;
  });
  const rows = (limit: number) => `{ campaigns(first: ${limit}) { nodes { id } } }`;

  test('every answer says what it cost and what is left', async () => {
    const answer = await ask({}, rows(20));
    const { cost: told } = answer.json().extensions;
    expect(told).toEqual({ requested: 21, remaining: 979, limit: 1_000, restoresPerSecond: 25 });
  });

  test('a visitor over the budget of the address is refused with 429, Retry-After and the same figures', async () => {
    const answers = [];
    for (let i = 0; i < 11; i += 1) answers.push(await ask({}, rows(100), '10.0.0.2'));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(7);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json()).toMatchObject({
      errors: [{ extensions: { code: 'COST_EXCEEDED', params: { seconds: expect.any(Number) } } }],
      extensions: { cost: { requested: 101, limit: 1_000 } },
    });
    expect((await ask({}, rows(100), '10.0.0.3')).statusCode).toBe(200);
  });

  test('a token has a bucket of its own within that of its account', async () => {
    const person = await createPerson(product);
    const tokens = [
      await makeToken(product, person, ['campaigns:read']),
      await makeToken(product, person, ['campaigns:read']),
      await makeToken(product, person, ['campaigns:read']),
    ];
    const statuses = [];
    for (const { secret } of tokens) {
      for (const size of [80, 80])
        statuses.push((await ask({ authorization: `Bearer ${secret}` }, rows(size))).statusCode);
    }
    // The third token is refused for the account's sake: two have used up 162 of its 200 points.
    expect(statuses).toEqual([200, 429, 200, 429, 429, 429]);
  });

  test('a socket pays as well', async () => {
    const person = await createPerson(product);
    const { secret } = await makeToken(product, person, ['campaigns:read']);
    const live = await openLive(product, { accessToken: secret });
    const first = await live.subscribe(rows(80))();
    expect(first).toMatchObject({ extensions: { cost: { requested: 81, limit: 100 } } });
    await expect(live.subscribe(rows(80))()).rejects.toMatchObject([
      { extensions: { code: 'COST_EXCEEDED' } },
    ]);
    live.dispose();
  });

  test.each([
    ['is no document', '{ campaigns('],
    ['asks for what is not there', '{ nothing }'],
    ['nests without end', `{ a ${'{ a '.repeat(50)} ${'} '.repeat(50)} }`],
    ['has no operation', 'fragment F on Query { me { id } }'],
    ['asks for too much', everything],
  ])('a document that %s costs something, until it is not read any more', async (_, query) => {
    const address = `10.1.0.${documents}`;
    const first = (await ask({}, query, address)).json();
    expect(first.extensions.cost).toMatchObject({ remaining: 990 });
    expect(first.errors[0].extensions.code).not.toBe('COST_EXCEEDED');
    let refused = await ask({}, query, address);
    // The bucket fills meanwhile, on slow machines more.
    for (let i = 0; i < 2_000 && refused.statusCode !== 429; i += 1) refused = await ask({}, query, address);
    expect(refused.json().errors).toEqual([
      expect.objectContaining({ extensions: { code: 'COST_EXCEEDED', params: { seconds: 1 } } }),
    ]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  });

  test('nor over a socket', async () => {
    const person = await createPerson(product);
    const { secret } = await makeToken(product, person, ['campaigns:read']);
    const live = await openLive(product, { accessToken: secret });
    const codes: string[] = [];
    for (let i = 0; i < 500 && codes.at(-1) !== 'COST_EXCEEDED'; i += 1) {
      await live
        .subscribe('{ nothing }')()
        .catch(([{ extensions }]) => codes.push(extensions.code));
    }
    expect([codes[0], codes.at(-1)]).toEqual(['GRAPHQL_VALIDATION_FAILED', 'COST_EXCEEDED']);
    live.dispose();
  });

  test('an operation that asks for too much is refused before it runs', async () => {
    product.statements.length = 0;
    const answer = await ask({}, everything, '10.0.0.4');
    expect(answer.json().errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
    expect(product.statements.filter((line) => line.includes('campaign'))).toEqual([]);
  });
});

describe('aliases of one request count each', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product?.close());

  const signIns = (count: number, email: string, typed: string) =>
    `mutation { ${Array.from({ length: count }, (_, i) => `a${i}: signIn(input: { email: "${email}", password: "${typed}" }) { account { id } }`).join(' ')} }`;

  test('names looked up under aliases count each', async () => {
    const { client } = await createPerson(product);
    const lookups = (from: number) =>
      `{ ${Array.from({ length: 30 }, (_, i) => `n${i}: usernameAvailable(username: "name${from + i}")`).join(' ')} }`;
    expect((await client.send(lookups(0))).errors).toBeUndefined();
    expect((await client.send(lookups(30))).errors).toBeUndefined();
    expect((await client.refusal(lookups(60))).extensions.code).toBe('RATE_LIMITED');
  });

  test('a hundred sign-ins are refused before the first', async () => {
    const { client, email } = await createPerson(product);
    const { errors } = await client.send(signIns(100, email, 'Guess-1-2-3'));
    expect(errors?.map(({ path }) => path)).toEqual([undefined]);
  });

  test('wrong guesses count each', async () => {
    const { client, email } = await createPerson(product);
    const { errors } = await client.send(signIns(12, email, 'Guess-1-2-3'));
    const codes = errors?.map(({ extensions }) => extensions.code);
    expect(codes).toEqual([...Array(5).fill('SIGN_IN_FAILED'), ...Array(7).fill('CAPTCHA_NEEDED')]);
  });

  test('sign-ins that are right do not count', async () => {
    const { client, email } = await createPerson(product);
    expect((await client.send(signIns(30, email, password))).errors).toBeUndefined();
    expect((await client.send(signIns(30, email, password))).errors).toBeUndefined();
  });
});

describe('our own pages', () => {
  const operations = new Map(webOperations());
  const costs = (name: string, variables: Record<string, unknown> = {}) => {
    const document = operations.get(name);
    if (!document) throw new Error(`the web client has no operation ${name}`);
    return costOfDocument(document, variables);
  };

  test('somebody who opens a page every two seconds for an hour stays within the budget of the account', async () => {
    let now = 0;
    const { spend } = createMemoryBudgets(() => now);
    const frame = ['Me', 'Notifications'];
    const tour = [
      'Campaigns',
      'CampaignDetail',
      'OwnerJobs',
      'CampaignRemarks',
      'MyCampaigns',
      'MyTransactions',
    ];
    const purse = { budget: budgets.account, key: 'somebody' };
    for (let page = 0; page < 1_800; page += 1) {
      for (const name of [...frame, tour[page % tour.length] ?? '']) {
        expect((await spend([purse], costs(name))).isPaid).toBe(true);
      }
      now += 2_000;
    }
    const { remaining } = await spend([purse], 0);
    expect(remaining[0]).toBeGreaterThan(0.8 * budgets.account.capacity);
  });
});
