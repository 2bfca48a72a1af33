import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../api/platform/log.ts';
import { type SecurityCode, securityCodes } from '../../api/platform/security-log.ts';
import { mountRestCompat } from '../../rest-compat/mount.ts';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { openBankAccount } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const lines: string[] = [];
let product: TestProduct;
let member: Person;
let staff: Person;
beforeAll(async () => {
  // Louder than any line of security, which comes all the same.
  const log = createLog('fatal', { write: (line: string) => void lines.push(line) });
  product = await startTestProduct({}, { ports: { log }, mounted: [mountRestCompat] });
  member = await createPerson(product, { first: 'Siti', last: 'Rahman' });
  staff = await createPerson(product, { staffRoles: ['trust'] });
});
afterAll(() => product.close());
beforeEach(() => void lines.splice(0));

const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';

/** What somebody does, and the line that tells it. */
interface Case {
  readonly what: string;
  readonly event: SecurityCode;
  act(): Promise<unknown>;
  /** Beside address and request. */
  said(): object;
}

const cases: readonly Case[] = [
  {
    what: 'a sign-in',
    event: 'sign_in',
    act: () => new GraphqlClient(product).data(signIn, { email: member.email, password }),
    said: () => ({ actorId: member.id }),
  },
  {
    what: 'a wrong password',
    event: 'sign_in_failed',
    act: () => new GraphqlClient(product).send(signIn, { email: member.email, password: 'Wrong-pass-1' }),
    said: () => ({ actorId: null, accountId: member.id }),
  },
  {
    what: 'an unknown address',
    event: 'sign_in_failed',
    act: () => new GraphqlClient(product).send(signIn, { email: 'nobody@people.test', password }),
    said: () => ({ actorId: null }),
  },
  {
    what: 'a staff operation of a member',
    event: 'refused',
    act: () => member.client.send('{ findUsers(search: "mei") { nodes { id } } }'),
    said: () => ({ actorId: member.id, action: 'findUsers', failure: 'FORBIDDEN' }),
  },
  {
    what: 'a staff operation of another role',
    event: 'refused',
    act: () => staff.client.send('{ disputes { nodes { id } } }'),
    said: () => ({ actorId: staff.id, action: 'disputes', failure: 'FORBIDDEN' }),
  },
  {
    what: 'a reading of staff',
    event: 'staff_reading',
    act: () => staff.client.data('{ findUsers(search: "mei") { nodes { id } } }'),
    said: () => ({ actorId: staff.id, action: 'findUsers' }),
  },
  {
    what: 'an unknown access token',
    event: 'token_refused',
    act: () => {
      const client = new GraphqlClient(product);
      client.token = 'koli_pat_unknown';
      return client.send('{ __typename }');
    },
    said: () => ({ actorId: null }),
  },
  {
    what: 'an unknown token of a legacy client',
    event: 'token_refused',
    act: () => product.app.inject('/api/campaigns?access_token=unknown'),
    said: () => ({ actorId: null }),
  },
  {
    what: 'a legacy call without the right scope',
    event: 'refused',
    act: async () => {
      const { secret } = await makeToken(product, member, []);
      const headers = { authorization: `Bearer ${secret}` };
      return product.app.inject({ method: 'POST', url: '/api/campaigns', headers });
    },
    said: () => ({ actorId: member.id, failure: expect.stringMatching(/SCOPE|ALLOWED/) }),
  },
  {
    what: 'the first use of an access token',
    event: 'token_first_used',
    act: async () => {
      const { secret } = await makeToken(product, member, ['read_profile']);
      const client = new GraphqlClient(product);
      client.token = secret;
      await client.send('{ me { id } }');
      return client.send('{ me { id } }');
    },
    said: () => ({ actorId: member.id, tokenId: expect.any(Number) }),
  },
  {
    what: 'a bank account that its owner deletes',
    event: 'bank_account_deleted',
    act: async () => {
      await openBankAccount(product, member);
      return member.client.data('mutation { deleteBankAccount(input: {}) { account { id } } }');
    },
    said: () => ({ actorId: member.id, accountId: member.id }),
  },
  {
    what: 'a file that nobody may upload',
    event: 'refused',
    act: () =>
      product.app.inject({
        method: 'POST',
        url: '/files?purpose=news',
        headers: { cookie: member.client.cookie ?? '', 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      }),
    said: () => ({ failure: 'FORBIDDEN', action: '/files' }),
  },
];

describe('each of these is told once, with who and from where', () => {
  test.each(cases)('$what: $event', async ({ event, act, said }) => {
    await act();
    const found = told().filter((line) => line.event === event);
    expect(found, lines.join('')).toHaveLength(1);
    expect(found[0]).toMatchObject({
      log: 'security',
      address: '127.0.0.1',
      requestId: expect.any(String),
      ...said(),
    });
    for (const secret of [member.email, 'nobody@people.test', password, 'Wrong-pass-1', 'koli_pat', 'Siti'])
      expect(lines.join('')).not.toContain(secret);
  });
});

test('a limit is told with what was tried', async () => {
  for (let tries = 0; tries < 6; tries += 1)
    await new GraphqlClient(product).send(signIn, { email: 'limited@people.test', password });
  expect(told().find(({ failure }) => failure === 'CAPTCHA_NEEDED')).toMatchObject({
    event: 'captcha_asked',
    action: 'signIn',
  });
});

test('/metrics counts them by code, and has every code from the beginning', async () => {
  const count = async (event: string) => {
    const { body } = await product.app.inject('/metrics');
    return Number(new RegExp(`security_events_total\\{event="${event}"\\} (\\d+)`).exec(body)?.[1]);
  };
  const before = await count('sign_in');
  await new GraphqlClient(product).data(signIn, { email: member.email, password });
  expect(await count('sign_in')).toBe(before + 1);
  for (const code of Object.keys(securityCodes)) expect(await count(code), code).toBeGreaterThanOrEqual(0);
});

test('a code that is not listed cannot be told', () => {
  const event = { address: '127.0.0.1', requestId: 'r' };
  expect(() => product.ports.security.note('unlisted' as SecurityCode, event)).toThrow(/not among the codes/);
});

const sources = readdirSync('api', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('api', name), 'utf8'));
const documented = [
  ...new Set(
    (/\| Event \| Means \|\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1] ?? '')
      .split('\n')
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code)),
  ),
].sort();

test('every code is documented, and told somewhere', () => {
  expect(documented).toEqual(Object.keys(securityCodes).sort());
  for (const code of Object.keys(securityCodes)) {
    const uses = sources.filter((text) => text.includes(`'${code}'`)).length;
    expect(uses, code).toBeGreaterThan(0);
  }
});
