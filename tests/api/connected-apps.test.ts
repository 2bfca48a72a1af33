import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createProgram, exchange, OAuthBrowser, type Program, post } from '../support/oauth-program.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let program: Program;

beforeAll(async () => {
  product = await startTestProduct();
  program = await createProgram(await createPerson(product));
});
afterAll(() => product?.close());

/** A client with a token of the program, as a member allowed it. */
async function connect(person: Person): Promise<GraphqlClient> {
  const got = await new OAuthBrowser(product, person).code(program);
  const client = new GraphqlClient(product);
  client.token = (await exchange(product, program, got)).json().access_token;
  return client;
}

const list = '{ connectedApps { nodes { name lastUsedAt lastOperation } } }';
const lastOf = async ({ client }: Person) =>
  (await client.data(list)).connectedApps.nodes[0].lastOperation as string | null;

describe('a member', () => {
  test('is mailed when an app is connected, in their language, with what it may do', async () => {
    const person = await createPerson(product);
    await person.client.data('mutation { setLanguage(input: { language: ID }) { account { id } } }');
    await connect(person);
    await product.settled();
    const [mail] = (await mailsTo(product, person.email)).slice(-1);
    expect(mail?.subject).toBe('Koli: Planner terhubung ke akun Anda');
    expect(mail?.text).toContain('campaigns:read, profile:read');
    expect(mail?.text).toContain('/edit-profile/setting#connected-apps');
  });

  test('is not mailed about an app that was refused', async () => {
    const person = await createPerson(product);
    await new OAuthBrowser(product, person).code(program, {}, []);
    await product.settled();
    expect(await mailsTo(product, person.email)).toEqual([]);
  });

  test('sees what an app did last: each change, and of reads one in a minute', async () => {
    const person = await createPerson(product);
    const app = await connect(person);
    expect(await lastOf(person)).toBeNull();
    await app.data('{ campaigns { totalCount } }');
    expect(await lastOf(person)).toBe('campaigns');
    await app.data('{ me { id } }');
    expect(await lastOf(person)).toBe('campaigns');
    product.clock.advance({ minutes: 2 });
    await app.data('{ me { id } }');
    expect(await lastOf(person)).toBe('me');
  });

  test('sees the same of their own tokens, and nothing of what was refused', async () => {
    const person = await createPerson(product);
    const client = new GraphqlClient(product);
    client.token = (await makeToken(product, person, ['profile:read', 'profile:write'])).secret;
    const last = async () =>
      (await person.client.data('{ accessTokens { nodes { lastOperation } } }')).accessTokens.nodes[0]
        .lastOperation;
    await client.refusal('{ myRemarks { totalCount } }');
    expect(await last()).toBeNull();
    await client.data('mutation { setInterests(input: { interests: ["Food"] }) { account { id } } }');
    expect(await last()).toBe('setInterests');
  });
});

test('/oauth/token refuses an address that has called it 3,000 times in ten minutes', async () => {
  const limit = { name: 'oauth', points: 3_000, seconds: 600 };
  const ask = () => post(product, 'token', { grant_type: 'refresh_token', client_id: program.clientId });
  expect((await ask()).statusCode).toBe(400);
  const used = Array.from({ length: 3_000 }, () => product.ports.limiter.consume(limit, '127.0.0.1'));
  await Promise.allSettled(used);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error]).toEqual([
    429,
    '60',
    'temporarily_unavailable',
  ]);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
});
