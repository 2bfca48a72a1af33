import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../api/platform/log.ts';
import { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { setUpApp } from '../support/second-factors.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/**
 * Somebody stole one thing and has nothing else. What they can do with it, what is noticed, and what ends it. People
 * have no second factor unless that is said.
 */
const lines: string[] = [];
let product: TestProduct;
let bystander: Person;
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const env = { FRESH_PROOF_MINUTES: '15', STAFF_SESSION_HOURS: '12' };
  product = await startTestProduct(env, { ports: { log, limiter: unlimited } });
  bystander = await createPerson(product);
});
afterAll(() => product?.close());
beforeEach(() => void lines.splice(0));

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const READ = '{ mySessions { nodes { id } } conversations { nodes { id } } }';
const NEW = 'Thieves-know-2026-well';

/** What a thief would do, with the password where there is one. */
const deeds: readonly (readonly [string, (known: string | null) => readonly [string, object?]])[] = [
  ['read messages', () => ['{ conversations { nodes { id } } }']],
  [
    'make an access token',
    (known) => [
      'mutation ($p: String) { createAccessToken(input: { name: "Mine", scopes: [PROFILE_READ], expiresInDays: 30, password: $p }) { secret } }',
      { p: known },
    ],
  ],
  [
    'register a program',
    () => [
      'mutation { createOAuthApp(input: { name: "Planner", website: "https://planner.example", redirectUris: ["https://planner.example/back"] }) { app { id } } }',
    ],
  ],
  [
    'take everything stored',
    (known) => [
      'mutation ($p: String) { exportMyData(input: { password: $p }) { dataExport { url } } }',
      { p: known },
    ],
  ],
  ['look up members', () => ['{ findUsers(search: "person") { nodes { id } } }']],
  [
    'suspend a member',
    () => [
      'mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }',
      { id: idOf('Account', bystander.id) },
    ],
  ],
  [
    'set another password',
    (known) => [
      'mutation ($p: String!, $n: String!) { changePassword(input: { current: $p, password: $n }) { account { id } } }',
      { p: known ?? '', n: NEW },
    ],
  ],
];

/** What comes of each deed, as rows of a table. */
async function tried(thief: GraphqlClient, known: string | null): Promise<string> {
  const rows: string[] = [];
  for (const [name, ask] of deeds) {
    const { errors } = await thief.send(...ask(known));
    rows.push(`${name.padEnd(24)}${errors?.[0]?.extensions.code ?? 'ok'}`);
  }
  return `\n${rows.join('\n')}\n`;
}

/** Codes of the security log since the beginning of the test, each once. */
const noticed = (): string[] => {
  const events = lines.map((line) => JSON.parse(line) as { log?: string; event?: string });
  return [...new Set(events.filter(({ log }) => log === 'security').map(({ event }) => String(event)))];
};
const isIn = async (client: GraphqlClient): Promise<boolean> => !(await client.send(READ)).errors;
const stolenCookie = ({ client }: Person) => new GraphqlClient(product, client.cookie);
const afterAWhile = () => product.clock.advance({ minutes: 16 });

async function resetBy(email: string, next: string): Promise<void> {
  const visitor = new GraphqlClient(product);
  await visitor.data(
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
    { email },
  );
  const token = await mailedToken(product, email);
  const set =
    'mutation ($t: String!, $p: String!) { resetPassword(input: { token: $t, password: $p }) { email } }';
  await visitor.data(set, { t: token, p: next });
}

describe('with only the password of a member', () => {
  test('they are that member, until the owner resets it by mail', async () => {
    const owner = await createPerson(product);
    const thief = new GraphqlClient(product);
    await thief.data(signIn, { email: owner.email, password });
    expect(await tried(thief, password)).toBe(`
read messages           ok
make an access token    ok
register a program      ok
take everything stored  ok
look up members         FORBIDDEN
suspend a member        FORBIDDEN
set another password    ok
`);
    expect(noticed()).toEqual(
      expect.arrayContaining([
        'sign_in',
        'token_created',
        'app_created',
        'data_export_asked',
        'refused',
        'password_changed',
      ]),
    );
    const subjects = (await mailsTo(product, owner.email)).map(({ subject }) => subject);
    expect(subjects.join('\n')).toMatch(/access token/i);
    expect(subjects.join('\n')).toMatch(/password/i);
    await resetBy(owner.email, 'Mine-again-2026-yes');
    expect(await isIn(thief)).toBe(false);
    expect(
      (await thief.send(signIn, { email: owner.email, password: NEW })).errors?.[0]?.extensions.code,
    ).toBe('SIGN_IN_FAILED');
  });
});

describe('with only the session cookie of a member', () => {
  test('they read, and change nothing that lasts; the owner ends the session', async () => {
    const owner = await createPerson(product);
    const thief = stolenCookie(owner);
    afterAWhile();
    expect(await tried(thief, null)).toBe(`
read messages           ok
make an access token    PROOF_NEEDED
register a program      PROOF_NEEDED
take everything stored  PROOF_NEEDED
look up members         FORBIDDEN
suspend a member        FORBIDDEN
set another password    PASSWORD_REQUIRED
`);
    expect(noticed()).toEqual(expect.arrayContaining(['refused']));
    const elsewhere = new GraphqlClient(product);
    await elsewhere.data(signIn, { email: owner.email, password });
    await elsewhere.data('mutation { revokeOtherSessions { revokedCount } }');
    expect(await isIn(thief)).toBe(false);
    expect(noticed()).toContain('sessions_ended');
  });
});

describe('with only an access token of a member', () => {
  test('they do what its scopes say, and nothing about the account; the owner revokes it', async () => {
    const owner = await createPerson(product, { staffRoles: ['lead'] });
    const { id, secret } = await makeToken(product, owner, Object.values(TokenScope));
    const thief = new GraphqlClient(product);
    thief.token = secret;
    expect(await tried(thief, password)).toBe(`
read messages           ok
make an access token    TOKEN_NOT_ALLOWED
register a program      TOKEN_NOT_ALLOWED
take everything stored  TOKEN_NOT_ALLOWED
look up members         TOKEN_NOT_ALLOWED
suspend a member        TOKEN_NOT_ALLOWED
set another password    TOKEN_NOT_ALLOWED
`);
    expect(noticed()).toEqual(expect.arrayContaining(['token_first_used', 'refused']));
    const { accessTokens } = await owner.client.data(
      '{ accessTokens { nodes { lastUsedAt lastOperation } } }',
    );
    expect(accessTokens.nodes[0]).toMatchObject({
      lastUsedAt: expect.any(String),
      lastOperation: 'conversations',
    });
    await owner.client.data(
      'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { accessToken { id } } }',
      {
        id: idOf('AccessToken', id),
      },
    );
    expect((await thief.send('{ conversations { nodes { id } } }')).errors?.[0]?.extensions.code).toBe(
      'TOKEN_INVALID',
    );
    expect(noticed()).toEqual(expect.arrayContaining(['token_revoked', 'token_refused']));
  });
});

describe('with only the session cookie of a lead', () => {
  test('they look around, which is written down, decide nothing that counts, and are out after twelve hours', async () => {
    const lead = await createPerson(product, { staffRoles: ['lead'] });
    const thief = stolenCookie(lead);
    afterAWhile();
    expect(await tried(thief, null)).toBe(`
read messages           ok
make an access token    PROOF_NEEDED
register a program      PROOF_NEEDED
take everything stored  PROOF_NEEDED
look up members         ok
suspend a member        PROOF_NEEDED
set another password    PASSWORD_REQUIRED
`);
    expect(noticed()).toContain('staff_reading');
    const written = await sql(
      product.databaseUrl,
      'select action, address from staff_action where staff_id = $1 order by id',
      [lead.id],
    );
    expect(written).toEqual([{ action: 'read.findUsers', address: '127.0.0.1' }]);
    product.clock.advance({ hours: 12 });
    expect(await isIn(thief)).toBe(false);
  });
});

describe('with only the mailbox of a member', () => {
  test('they reset the password, which signs the owner out and is told; sessions of the thief end as any', async () => {
    const owner = await createPerson(product);
    const { secret } = await makeToken(product, owner, ['profile:read']);
    await resetBy(owner.email, NEW);
    expect(noticed()).toEqual(expect.arrayContaining(['password_reset_asked', 'password_reset']));
    expect(await isIn(owner.client)).toBe(false);
    const program = new GraphqlClient(product);
    program.token = secret;
    expect((await program.send('{ me { id } }')).errors?.[0]?.extensions.code).toBe('TOKEN_INVALID');
    const thief = new GraphqlClient(product);
    await thief.data(signIn, { email: owner.email, password: NEW });
    // Staff hear of it from the owner, and lock the account for both.
    const trust = await createPerson(product, { staffRoles: ['trust'] });
    const suspend =
      'mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Taken over." }) { staffAccount { id } } }';
    await trust.client.data(
      'mutation ($p: String!) { confirmIdentity(input: { password: $p }) { confirmedUntil } }',
      {
        p: password,
      },
    );
    await trust.client.data(suspend, { id: idOf('Account', owner.id) });
    expect(await isIn(thief)).toBe(false);
    expect(
      (await thief.send(signIn, { email: owner.email, password: NEW })).errors?.[0]?.extensions.code,
    ).toBe('ACCOUNT_SUSPENDED');
    expect(noticed()).toEqual(expect.arrayContaining(['staff_action', 'sign_in_refused']));
  });
});

describe('with a second factor', () => {
  const failureOf = async (client: GraphqlClient, query: string, variables?: object) =>
    (await client.send(query, variables)).errors?.[0]?.extensions.code ?? 'ok';

  test('the password alone opens nothing, and each try is noticed', async () => {
    const owner = await createPerson(product);
    await setUpApp(product, owner);
    const thief = new GraphqlClient(product);
    expect(await failureOf(thief, signIn, { email: owner.email, password })).toBe('SECOND_FACTOR_NEEDED');
    expect(await isIn(thief)).toBe(false);
    lines.splice(0);
    const guessing =
      'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password, code: "000000" }) { account { id } } }';
    expect(await failureOf(thief, guessing, { email: owner.email, password })).toBe('CODE_WRONG');
    expect(noticed().length).toBeGreaterThan(0);
    expect(await isIn(thief)).toBe(false);
  });

  test('the mailbox alone resets the password, and still does not get in', async () => {
    const owner = await createPerson(product);
    await setUpApp(product, owner);
    await resetBy(owner.email, NEW);
    const thief = new GraphqlClient(product);
    expect(await failureOf(thief, signIn, { email: owner.email, password: NEW })).toBe(
      'SECOND_FACTOR_NEEDED',
    );
    expect(await isIn(thief)).toBe(false);
  });

  test('the cookie and the password of a lead decide nothing where staff need the factor: it is asked for each time', async () => {
    const strict = await startTestProduct({ STAFF_SECOND_FACTOR: 'required', FRESH_PROOF_MINUTES: '15' });
    const lead = await createPerson(strict, { staffRoles: ['lead'] });
    await setUpApp(strict, lead);
    const thief = new GraphqlClient(strict, lead.client.cookie);
    strict.clock.advance({ minutes: 16 });
    await thief.data(
      'mutation ($p: String!) { confirmIdentity(input: { password: $p }) { confirmedUntil } }',
      {
        p: password,
      },
    );
    const suspend = deeds.find(([name]) => name === 'suspend a member')?.[1](password) ?? [''];
    expect(await failureOf(thief, ...suspend)).toBe('PROOF_NEEDED');
    await strict.close();
  });
});

describe('with only a backup of the database', () => {
  test('they read the rows, and get in nowhere: no password, session, token or secret is in it', async () => {
    const owner = await createPerson(product);
    const { secret } = await makeToken(product, owner, ['profile:read']);
    const cookie = owner.client.cookie?.split('=')[1] ?? '';
    const tables = await sql(
      product.databaseUrl,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const texts = await Promise.all(
      tables.map(async ({ name }) => sql(product.databaseUrl, `select t::text as row from ${name} t`)),
    );
    const backup = texts
      .flat()
      .map(({ row }) => String(row))
      .join('\n');
    expect(backup).toContain(owner.email);
    for (const stolen of [password, secret, cookie]) expect(backup).not.toContain(stolen);
    // What is there in their place opens nothing.
    const hashes = await sql(
      product.databaseUrl,
      `select password_hash as text from account where id = $1
       union all select encode(token_hash, 'hex') from session where account_id = $1
       union all select encode(token_hash, 'base64') from session where account_id = $1
       union all select encode(token_hash, 'hex') from access_token where account_id = $1`,
      [owner.id],
    );
    expect(hashes).toHaveLength(4);
    for (const { text } of hashes) {
      const asPassword = await new GraphqlClient(product).send(signIn, {
        email: owner.email,
        password: String(text),
      });
      expect(asPassword.errors?.[0]?.extensions.code).toBe('SIGN_IN_FAILED');
      expect(await isIn(new GraphqlClient(product, `koli_session=${encodeURIComponent(String(text))}`))).toBe(
        false,
      );
      const program = new GraphqlClient(product);
      program.token = `koli_pat_${text}`;
      expect(await isIn(program)).toBe(false);
    }
    expect(noticed()).toEqual(expect.arrayContaining(['sign_in_failed', 'token_refused']));
  });
});
