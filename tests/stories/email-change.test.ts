import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { insertPasskey, setUpApp } from '../support/second-factors.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ FRESH_PROOF_MINUTES: '15' }, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

const NEW_PASSWORD = 'Harbour-lamp-2026-tide';
const documents = {
  request:
    'mutation ($email: String!) { requestEmailChange(input: { email: $email }) { account { pendingEmail } } }',
  withdraw: 'mutation { withdrawEmailChange { account { pendingEmail } } }',
  confirm: 'mutation ($token: String!) { confirmEmailChange(input: { token: $token }) { email } }',
  undo: 'mutation ($token: String!, $password: String!) { undoEmailChange(input: { token: $token, password: $password }) { email } }',
  signIn:
    'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
  forgot: 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
  reset:
    'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { email } }',
  change:
    'mutation ($current: String!, $password: String!) { changePassword(input: { current: $current, password: $password }) { account { id } } }',
  signUp: 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }',
  confirmIdentity:
    'mutation ($password: String!) { confirmIdentity(input: { password: $password }) { confirmedUntil } }',
} as const;

/** `ok`, or the code of the refusal with its field. */
async function told(
  client: GraphqlClient,
  name: keyof typeof documents,
  variables: object = {},
): Promise<string> {
  const { errors } = await client.send(documents[name], variables);
  const { code, field } = errors?.[0]?.extensions ?? {};
  return code ? (field ? `${code} at ${field}` : String(code)) : 'ok';
}

let count = 0;
/** Another address that only this test knows. */
const fresh = () => {
  count += 1;
  return `fresh${count}@mail.test`;
};
const visitor = () => new GraphqlClient(product);
const stolenCookie = ({ client }: Person) => new GraphqlClient(product, client.cookie);
async function signedIn(email: string, secret = password): Promise<GraphqlClient> {
  const client = visitor();
  await client.data(documents.signIn, { email, password: secret });
  return client;
}
const seen = async ({ client }: { client: GraphqlClient }) =>
  (await client.data('{ me { email emailVerified pendingEmail } }')).me;
const subjects = async (email: string) =>
  (await mailsTo(product, email)).map(({ subject }) => subject.replace(/^[^:]*: /, ''));
const isIn = async (client: GraphqlClient) => (await client.data('{ me { id } }')).me !== null;

/** Somebody whose address was changed to `to`. */
async function changed(person: Person, to: string, client = person.client): Promise<void> {
  expect(await told(client, 'request', { email: to })).toBe('ok');
  expect(await told(client, 'confirm', { token: await mailedToken(product, to) })).toBe('ok');
}

describe('a member changes the address', () => {
  test('by a link to the new one; the old one hears of it twice and can undo it', async () => {
    const person = await createPerson(product);
    const next = fresh();
    await told(person.client, 'request', { email: ` ${next.toUpperCase()} ` });
    expect(await seen(person)).toEqual({ email: person.email, emailVerified: true, pendingEmail: next });
    expect(await subjects(next)).toEqual(['Confirm your new email address']);
    expect(await subjects(person.email)).toEqual(['Someone asked to change your email address']);
    const asked = (await mailsTo(product, person.email)).at(-1)?.text;
    expect(asked).toContain(next);
    expect(asked).toContain('@person');
    expect(await told(person.client, 'confirm', { token: await mailedToken(product, next) })).toBe('ok');
    expect(await seen(person)).toEqual({ email: next, emailVerified: true, pendingEmail: null });
    expect((await subjects(person.email)).at(-1)).toBe('Your email address was changed');
    expect(await told(visitor(), 'signIn', { email: person.email, password })).toBe('SIGN_IN_FAILED');
    expect(await told(visitor(), 'signIn', { email: next, password })).toBe('ok');
  });

  test('who is not verified proves only the new one; nothing is mailed to the old, and other devices are out', async () => {
    const person = await createPerson(product, { isVerified: false });
    const elsewhere = await signedIn(person.email);
    const next = fresh();
    await changed(person, next);
    expect(await subjects(person.email)).toEqual([]);
    expect(await seen(person)).toEqual({ email: next, emailVerified: true, pendingEmail: null });
    expect(await isIn(elsewhere)).toBe(false);
  });

  test.each([
    ['an empty address', () => '', 'EMAIL_REQUIRED at email'],
    ['no address', () => 'mei', 'EMAIL_INVALID at email'],
    ['two addresses', () => 'a@mail.test,b@mail.test', 'EMAIL_INVALID at email'],
    ['the own one', (own: string) => own, 'EMAIL_TAKEN at email'],
    ['that of somebody else', (_: string, other: string) => other, 'EMAIL_TAKEN at email'],
    [
      'their mailbox by a tag',
      (_: string, other: string) => other.replace('@', '+shop@'),
      'EMAIL_TAKEN at email',
    ],
    ['the own mailbox by a tag', (own: string) => own.replace('@', '+koli@'), 'ok'],
  ])('%s', async (_, typed, answer) => {
    const person = await createPerson(product);
    const other = await createPerson(product);
    expect(await told(person.client, 'request', { email: typed(person.email, other.email) })).toBe(answer);
  });

  test('a later request takes the place of the earlier one, whose link no longer works', async () => {
    const person = await createPerson(product);
    const [first, second] = [fresh(), fresh()];
    await told(person.client, 'request', { email: first });
    const token = await mailedToken(product, first);
    await told(person.client, 'request', { email: second });
    expect(await told(person.client, 'confirm', { token })).toBe('LINK_INVALID');
    expect((await seen(person)).pendingEmail).toBe(second);
  });

  test.each<[string, (person: Person) => Promise<unknown>]>([
    ['it is withdrawn', ({ client }) => told(client, 'withdraw')],
    [
      'the password is changed',
      ({ client }) => told(client, 'change', { current: password, password: NEW_PASSWORD }),
    ],
    ['a day has passed', async () => product.clock.advance({ hours: 25 })],
  ])('the link ends when %s', async (_, happens) => {
    const person = await createPerson(product);
    const next = fresh();
    await told(person.client, 'request', { email: next });
    const token = await mailedToken(product, next);
    await happens(person);
    expect(await seen(person)).toEqual({ email: person.email, emailVerified: true, pendingEmail: null });
    expect(await told(person.client, 'confirm', { token })).toBe('LINK_INVALID');
  });

  test('an address that somebody took meanwhile is refused', async () => {
    const person = await createPerson(product);
    const other = await createPerson(product);
    const next = fresh();
    await told(person.client, 'request', { email: next });
    const token = await mailedToken(product, next);
    await changed(other, next);
    expect(await told(person.client, 'confirm', { token })).toBe('EMAIL_TAKEN at email');
  });
});

describe('the old address undoes it', () => {
  test('with a new password; every device, token and factor of a stranger is out', async () => {
    const person = await createPerson(product);
    const thief = await signedIn(person.email);
    const next = fresh();
    await changed(person, next, thief);
    const { secret } = await makeToken(product, person, ['profile:read']);
    await setUpApp(product, { ...person, client: thief });
    await insertPasskey(product, person);
    const token = await mailedToken(product, person.email);
    expect(await told(visitor(), 'undo', { token, password: 'short' })).toBe(
      'PASSWORD_TOO_SHORT at password',
    );
    expect(await told(visitor(), 'undo', { token, password: NEW_PASSWORD })).toBe('ok');
    expect(await isIn(thief)).toBe(false);
    const program = visitor();
    program.token = secret;
    expect((await program.send('{ me { id } }')).errors?.[0]?.extensions.code).toBe('TOKEN_INVALID');
    expect(await told(visitor(), 'signIn', { email: next, password })).toBe('SIGN_IN_FAILED');
    expect(await told(visitor(), 'signIn', { email: person.email, password })).toBe('SIGN_IN_FAILED');
    expect(await told(visitor(), 'signIn', { email: person.email, password: NEW_PASSWORD })).toBe('ok');
    expect((await subjects(next)).at(-1)).toBe('Your email address was changed back');
    expect(await told(visitor(), 'undo', { token, password: NEW_PASSWORD })).toBe('LINK_INVALID');
  });

  test('after a second change the first address undoes both, and the second cannot stop that', async () => {
    const person = await createPerson(product);
    const [second, third] = [fresh(), fresh()];
    await changed(person, second);
    const first = await mailedToken(product, person.email);
    await changed(person, third);
    const ofSecond = await mailedToken(product, second);
    expect(await told(visitor(), 'undo', { token: ofSecond, password: 'Thieves-know-2026-well' })).toBe('ok');
    expect(await told(visitor(), 'undo', { token: first, password: NEW_PASSWORD })).toBe('ok');
    expect(await told(visitor(), 'signIn', { email: person.email, password: NEW_PASSWORD })).toBe('ok');
  });

  test('a factor from before the change stays', async () => {
    const person = await createPerson(product);
    await setUpApp(product, person);
    product.clock.advance({ minutes: 1 });
    await changed(person, fresh());
    const token = await mailedToken(product, person.email);
    expect(await told(visitor(), 'undo', { token, password: NEW_PASSWORD })).toBe('ok');
    expect(await told(visitor(), 'signIn', { email: person.email, password: NEW_PASSWORD })).toBe(
      'SECOND_FACTOR_NEEDED',
    );
  });

  test('for seven days, after which the address is free and nothing of it is kept', async () => {
    const person = await createPerson(product);
    await changed(person, fresh());
    const token = await mailedToken(product, person.email);
    const input = {
      first: 'Ana',
      last: 'Lim',
      username: 'analim',
      email: person.email,
      password: NEW_PASSWORD,
      phonePrefix: '+65',
      mobile: '81234567',
      termsAccepted: true,
    };
    const signUp = async () =>
      told(visitor(), 'signUp', { input: { ...input, captcha: await solveCaptcha(product) } });
    product.clock.advance({ days: 6 });
    expect(await signUp()).toBe('EMAIL_TAKEN at email');
    product.clock.advance({ days: 2 });
    expect(await told(visitor(), 'undo', { token, password: NEW_PASSWORD })).toBe('LINK_INVALID');
    expect(await signUp()).toBe('ok');
    await product.runJob('forget-email-changes');
    expect(
      await sql(product.databaseUrl, 'select id from email_change where account_id = $1', [person.id]),
    ).toEqual([]);
  });
});

/** What a stranger with one thing gets out of each way to an address. `mine` is a mailbox of their own. */
const thieves: readonly [
  stolen: string,
  tries: string,
  attempt: (owner: Person, mine: string) => Promise<string>,
  answer: string,
][] = [
  [
    'the session cookie, after a while',
    'ask for their address',
    (owner, mine) => {
      product.clock.advance({ minutes: 16 });
      return told(stolenCookie(owner), 'request', { email: mine });
    },
    'PROOF_NEEDED',
  ],
  [
    'the session cookie',
    'confirm what the owner asked for, without the new mailbox',
    async (owner) => {
      await told(owner.client, 'request', { email: fresh() });
      return told(stolenCookie(owner), 'confirm', { token: 'guess' });
    },
    'LINK_INVALID',
  ],
  [
    'an access token',
    'ask for their address',
    async (owner, mine) => {
      const program = visitor();
      program.token = (await makeToken(product, owner, ['profile:read', 'profile:write'])).secret;
      return told(program, 'request', { email: mine });
    },
    'TOKEN_NOT_ALLOWED',
  ],
  [
    'the new mailbox, which the owner mistyped',
    'confirm it as a visitor',
    async (owner, mine) => {
      await told(owner.client, 'request', { email: mine });
      return told(visitor(), 'confirm', { token: await mailedToken(product, mine) });
    },
    'VERIFY_SIGN_IN',
  ],
  [
    'the new mailbox, which the owner mistyped',
    'confirm it signed in as themselves',
    async (owner, mine) => {
      const thief = await createPerson(product);
      await told(owner.client, 'request', { email: mine });
      return told(thief.client, 'confirm', { token: await mailedToken(product, mine) });
    },
    'VERIFY_SIGN_IN',
  ],
  [
    'the new mailbox, which the owner mistyped',
    'reset the password by it',
    async (owner, mine) => {
      await told(owner.client, 'request', { email: mine });
      return told(visitor(), 'forgot', { email: mine });
    },
    'EMAIL_UNKNOWN at email',
  ],
  [
    'the old mailbox',
    'stop a change before it is confirmed: only by a new password',
    async (owner) => {
      await told(owner.client, 'request', { email: fresh() });
      return mailedToken(product, owner.email).then(
        () => 'a link',
        () => 'no link',
      );
    },
    'no link',
  ],
  [
    'the old mailbox',
    'reset the password after the change, by a link from before it',
    async (owner, mine) => {
      await told(visitor(), 'forgot', { email: owner.email });
      const token = await mailedToken(product, owner.email);
      await changed(owner, mine);
      return told(visitor(), 'reset', { token, password: NEW_PASSWORD });
    },
    'LINK_INVALID',
  ],
  [
    'the old mailbox',
    'ask for a reset after the change',
    async (owner, mine) => {
      await changed(owner, mine);
      return told(visitor(), 'forgot', { email: owner.email });
    },
    'EMAIL_UNKNOWN at email',
  ],
  [
    'the old mailbox, of somebody with a second factor',
    'undo the change and sign in',
    async (owner, mine) => {
      await setUpApp(product, owner);
      product.clock.advance({ minutes: 1 });
      await changed(owner, mine);
      await told(visitor(), 'undo', {
        token: await mailedToken(product, owner.email),
        password: NEW_PASSWORD,
      });
      return told(visitor(), 'signIn', { email: owner.email, password: NEW_PASSWORD });
    },
    'SECOND_FACTOR_NEEDED',
  ],
  [
    'the password',
    'change the address, then sign in once the owner has undone it',
    async (owner, mine) => {
      await changed(owner, mine, await signedIn(owner.email));
      await told(visitor(), 'undo', {
        token: await mailedToken(product, owner.email),
        password: NEW_PASSWORD,
      });
      return told(visitor(), 'signIn', { email: owner.email, password });
    },
    'SIGN_IN_FAILED',
  ],
  [
    'the password',
    'change the address, then come back by a reset that was mailed to theirs',
    async (owner, mine) => {
      await changed(owner, mine, await signedIn(owner.email));
      const undoing = await mailedToken(product, owner.email);
      await told(visitor(), 'forgot', { email: mine });
      const token = await mailedToken(product, mine);
      await told(visitor(), 'undo', { token: undoing, password: NEW_PASSWORD });
      return told(visitor(), 'reset', { token, password: 'Thieves-know-2026-well' });
    },
    'LINK_INVALID',
  ],
  [
    'the password',
    'change the address, then block the way back by an account of the old one',
    async (owner, mine) => {
      const thief = await signedIn(owner.email);
      await changed(owner, mine, thief);
      const accomplice = await createPerson(product);
      return told(accomplice.client, 'request', { email: owner.email.replace('@', '+x@') });
    },
    'EMAIL_TAKEN at email',
  ],
  [
    'the password of somebody with a second factor',
    'sign in to change the address',
    async (owner) => {
      await setUpApp(product, owner);
      return told(visitor(), 'signIn', { email: owner.email, password });
    },
    'SECOND_FACTOR_NEEDED',
  ],
];

describe('a stranger', () => {
  test.each(thieves)('with %s cannot %s', async (_stolen, _tries, attempt, answer) => {
    const owner = await createPerson(product);
    expect(await attempt(owner, fresh())).toBe(answer);
  });
});
