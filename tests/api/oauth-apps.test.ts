import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForm, makeApp } from '../support/oauth-data.ts';
import {
  callback,
  connectedTokens,
  createProgram,
  isWorking,
  type Program,
  refresh,
} from '../support/oauth-program.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let maker: Person;
let program: Program;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
  maker = await createPerson(product);
  person = await createPerson(product);
  program = await createProgram(maker);
});
afterAll(() => product?.close());

const works = (token: string) => isWorking(product, token);
const connect = (by = person, to = program) => connectedTokens(product, by, to);

describe('everything ends', () => {
  const endings: Record<string, (who: Person, to: Program) => Promise<unknown>> = {
    'when the member disconnects the program': (who, { id }) =>
      who.client.data(
        'mutation ($input: DisconnectAppInput!) { disconnectApp(input: $input) { disconnectedAppId } }',
        {
          input: { id },
        },
      ),
    'when the program is deleted': (_who, { id }) =>
      maker.client.data(
        'mutation ($input: DeleteOAuthAppInput!) { deleteOAuthApp(input: $input) { deletedAppId } }',
        {
          input: { id },
        },
      ),
    'with a new password': (who) =>
      who.client.data(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }',
        { input: { current: password, password: 'Another-pass-2' } },
      ),
    'when the account is closed': (who) =>
      who.client.data(
        'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { closedAccountId } }',
        {
          input: { password },
        },
      ),
  };
  test.each(Object.entries(endings))('%s', async (_, end) => {
    const to = await createProgram(maker);
    const who = await createPerson(product);
    const { access, again } = await connect(who, to);
    expect(await works(access)).toBe(true);
    await end(who, to);
    expect(await works(access)).toBe(false);
    expect((await refresh(product, to, again)).json().error).toMatch(/^invalid_(grant|client)$/);
  });

  test('for a program whose owner closed the account', async () => {
    const owner = await createPerson(product);
    const to = await createProgram(owner);
    const { again } = await connect(person, to);
    await sql(product.databaseUrl, 'update account set closed_at = now() where id = $1', [owner.id]);
    expect((await refresh(product, to, again)).json().error).toBe('invalid_client');
  });
});

test('programs that act for the viewer, and what they may do', async () => {
  const who = await createPerson(product);
  const { access } = await connect(who);
  await works(access);
  const list =
    '{ connectedApps { nodes { name website scopes createdAt lastUsedAt } } accessTokens { nodes { id } } }';
  const { connectedApps, accessTokens } = await who.client.data(list);
  const now = product.clock.now().toISOString().replace('.000Z', '+00:00');
  expect(accessTokens.nodes).toEqual([]);
  expect(connectedApps.nodes).toEqual([
    {
      name: 'Planner',
      website: 'https://planner.example/',
      scopes: ['CAMPAIGNS_READ', 'PROFILE_READ'],
      createdAt: now,
      lastUsedAt: now,
    },
  ]);
});

test('an account has at most twenty', async () => {
  const owner = await createPerson(product);
  for (let i = 0; i < 20; i += 1) await makeApp(product, owner);
  const create = 'mutation ($input: CreateOAuthAppInput!) { createOAuthApp(input: $input) { secret } }';
  const { extensions } = await owner.client.refusal(create, { input: appForm });
  expect(extensions.code).toBe('TOO_MANY_APPS');
});

test.each([
  ['a website without https', { website: 'http://planner.example' }, 'website'],
  ['no address', { redirectUris: [] }, 'redirectUris'],
  ['plain http', { redirectUris: ['http://planner.example/back'] }, 'redirectUris'],
  ['a fragment', { redirectUris: ['https://planner.example/#x'] }, 'redirectUris'],
  ['a script', { redirectUris: ['javascript:alert(1)'] }, 'redirectUris'],
  ['a user in the address', { redirectUris: ['https://koli@planner.example/'] }, 'redirectUris'],
  [
    'eleven addresses',
    { redirectUris: Array.from({ length: 11 }, (_, n) => `${callback}/${n}`) },
    'redirectUris',
  ],
])('a program with %s is refused', async (_, more, field) => {
  const input = { name: 'X', website: 'https://planner.example', redirectUris: [callback], ...more };
  const create = 'mutation ($input: CreateOAuthAppInput!) { createOAuthApp(input: $input) { secret } }';
  expect((await maker.client.refusal(create, { input })).extensions).toMatchObject({
    code: 'BAD_INPUT',
    field,
  });
});
