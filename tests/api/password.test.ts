import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fault } from '../support/fault.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const request = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const reset =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { email } }';
const change =
  'mutation ($current: String!, $password: String!) { changePassword(input: { current: $current, password: $password }) { account { id } } }';

const isSignedIn = async (client: GraphqlClient) => (await client.data('{ me { id } }')).me !== null;
const visitor = () => new GraphqlClient(product);

async function secondDevice({ email }: Person): Promise<GraphqlClient> {
  const client = visitor();
  await client.data(signIn, { email, password });
  return client;
}

test('a forgotten password: unknown and wrong addresses are told, a known one is mailed a link', async () => {
  const person = await createPerson(product);
  expect(await visitor().refusal(request, { email: '' })).toMatchObject({
    message: 'Email address is required',
    extensions: { code: 'EMAIL_REQUIRED', field: 'email' },
  });
  expect(await visitor().refusal(request, { email: 'nobody' })).toMatchObject({
    message: 'Invalid email address',
    extensions: { code: 'EMAIL_INVALID', field: 'email' },
  });
  expect(await visitor().refusal(request, { email: 'nobody@people.test' })).toMatchObject({
    message: 'Email address is incorrect',
    extensions: { code: 'EMAIL_UNKNOWN', field: 'email' },
  });
  await visitor().data(request, { email: person.email.toUpperCase() });
  const [mail] = await mailsTo(product, person.email);
  expect(mail?.subject).toBe('Koli: Reset your password');
  expect(mail?.text).toContain('/reset-password?token=');
});

test('a reset sets the password, ends every session, verifies the address, and makes all its links void', async () => {
  const person = await createPerson(product, { isVerified: false });
  const other = await secondDevice(person);
  await visitor().data(request, { email: person.email });
  const first = await mailedToken(product, person.email);
  await visitor().data(request, { email: person.email });
  const second = await mailedToken(product, person.email);

  const short = await visitor().refusal(reset, { token: second, password: 'short' });
  expect(short.extensions).toEqual(fault('PASSWORD_TOO_SHORT', 'password'));
  await visitor().data(reset, { token: second, password: 'A-new-pass-2' });
  expect(await isSignedIn(person.client)).toBe(false);
  expect(await isSignedIn(other)).toBe(false);
  for (const token of [first, second, 'made-up']) {
    const refusal = await visitor().refusal(reset, { token, password: 'A-new-pass-3' });
    expect(refusal.extensions).toEqual({ code: 'LINK_INVALID' });
  }
  const old = await visitor().refusal(signIn, { email: person.email, password });
  expect(old.message).toBe('Invalid email or password');
  const fresh = visitor();
  await fresh.data(signIn, { email: person.email, password: 'A-new-pass-2' });
  expect((await fresh.data('{ me { emailVerified } }')).me).toEqual({ emailVerified: true });
  expect((await mailsTo(product, person.email)).at(-1)?.subject).toBe('Koli: Your password was changed');
});

test('a reset link is good for one hour, and a verification link is not one', async () => {
  const person = await createPerson(product, { isVerified: false });
  await person.client.data('mutation { resendVerification { account { id } } }');
  const verification = await mailedToken(product, person.email);
  const misused = await visitor().refusal(reset, { token: verification, password: 'A-new-pass-2' });
  expect(misused.extensions.code).toBe('LINK_INVALID');
  await visitor().data(request, { email: person.email });
  const token = await mailedToken(product, person.email);
  product.clock.advance({ minutes: 61 });
  const late = await visitor().refusal(reset, { token, password: 'A-new-pass-2' });
  expect(late.extensions.code).toBe('LINK_INVALID');
});

test('a changed password ends the other sessions and gives this one a new token', async () => {
  const person = await createPerson(product);
  const other = await secondDevice(person);
  const before = person.client.cookie;
  const signals = product.ports.pubsub.subscribe(`account:${person.id}`);
  const next = signals.next();
  await person.client.data(change, { current: password, password: 'A-new-pass-2' });
  expect((await next).value).toEqual({ kind: 'sessions', id: person.id });
  await signals.return?.();
  expect(person.client.cookie).not.toBe(before);
  expect(await isSignedIn(person.client)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(new GraphqlClient(product, before))).toBe(false);
  await visitor().data(signIn, { email: person.email, password: 'A-new-pass-2' });
});

test('changing the password asks for the present one and for a good new one', async () => {
  const person = await createPerson(product);
  const refusalOf = (current: string, fresh: string) =>
    person.client.refusal(change, { current, password: fresh });
  expect(await refusalOf('', 'A-new-pass-2')).toMatchObject({
    message: 'Password is required',
    extensions: { code: 'PASSWORD_REQUIRED', field: 'current' },
  });
  expect(await refusalOf('wrong', 'A-new-pass-2')).toMatchObject({
    message: 'Your current password is incorrect. Enter it again.',
    extensions: { code: 'PASSWORD_WRONG', field: 'current' },
  });
  expect((await refusalOf(password, '')).extensions).toEqual(fault('PASSWORD_REQUIRED', 'password'));
  expect(await refusalOf(password, 'seven77')).toMatchObject({
    message: 'Password must have at least 8 characters',
    extensions: { field: 'password' },
  });
  expect(await isSignedIn(await secondDevice(person))).toBe(true);
  expect((await visitor().refusal(change, { current: 'a', password: 'b' })).extensions.code).toBe(
    'SIGN_IN_REQUIRED',
  );
});

describe('a new password is told when it is easy to guess, and is not taken', () => {
  // Mia Tan, mia.tan88, of Koli.
  test.each([
    ['password123', 0, 'COMMON'],
    ['P@ssw0rd', 0, 'COMMON'],
    ['Sunflower7', 1, 'COMMON'],
    ['mia.tan88', 0, 'PERSONAL'],
    ['Mia-&-Tan!', 1, 'PERSONAL'],
    ['Tan12345', 1, 'COMMON'],
    ['Koli2026', 1, 'PERSONAL'],
    ['qwertyuiop', 0, 'COMMON'],
    ['abcabcabcabc', 0, 'PATTERN'],
    ['aB3$'.repeat(50), 1, 'PATTERN'],
    // Known from breaches alone.
    ['pandaman', 1, 'COMMON'],
    ['zhannetochka1983', 1, 'COMMON'],
    ['ILoveToby', 1, 'COMMON'],
    ['tiny teal tapir', 4, null],
    ['รหัสลับของฉันเอง', 4, null],
    ['Demo-pass-1', 3, null],
    ['👍🏽🦖🍜🛶🪁🎋🧿🪔', 4, null],
  ])('%s', async (typed, score, hint) => {
    const person = await createPerson(product, { first: 'Mia', last: 'Tan' });
    await sql(product.databaseUrl, "update profile set username = 'mia.tan88' where id = $1", [person.id]);
    const ask =
      'query ($password: String!, $about: [String!]) { passwordStrength(password: $password, about: $about) { score hint } }';
    const told = { passwordStrength: { score, hint } };
    expect(await person.client.data(ask, { password: typed })).toEqual(told);
    expect(await visitor().data(ask, { password: typed, about: ['Mia', 'Tan', 'mia.tan88'] })).toEqual(told);
    const { errors } = await person.client.send(change, { current: password, password: typed });
    expect(errors?.[0]?.extensions).toEqual(hint ? fault('PASSWORD_TOO_EASY', 'password') : undefined);
    await sql(product.databaseUrl, 'update profile set username = null where id = $1', [person.id]);
  });
});

test('a reset refuses a password made of the name, and its link still works afterwards', async () => {
  const person = await createPerson(product, { first: 'Siti', last: 'Rahman' });
  await visitor().data(request, { email: person.email });
  const token = await mailedToken(product, person.email);
  for (const easy of ['siti.rahman', 'zhannetochka1983']) {
    const refusal = await visitor().refusal(reset, { token, password: easy });
    expect(refusal).toMatchObject({
      message: 'This password is easy to guess. Choose a longer one without your name or email.',
      extensions: fault('PASSWORD_TOO_EASY', 'password'),
    });
  }
  await visitor().data(reset, { token, password: 'A-new-pass-2' });
});

test('a reset by mail proves who it is and opens sign-in again', async () => {
  const person = await createPerson(product);
  const guess = { email: person.email, password: 'a guess' };
  for (let attempt = 1; attempt <= 5; attempt += 1) await visitor().refusal(signIn, guess);
  const held = await visitor().refusal(signIn, { email: person.email, password });
  expect(held.extensions.code).toBe('CAPTCHA_NEEDED');
  await visitor().data(request, { email: person.email });
  const token = await mailedToken(product, person.email);
  await visitor().data(reset, { token, password: 'A-new-pass-2' });
  await visitor().data(signIn, { email: person.email, password: 'A-new-pass-2' });
});
