import { afterAll, beforeAll, expect, test } from 'vitest';
import { solveCaptcha } from '../support/captcha.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, password } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const operations = {
  signIn: 'mutation ($input: SignInInput!) { signIn(input: $input) { account { id } } }',
  requestPasswordReset:
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }',
  signUp: 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }',
};

/** What an address gets for a try: a code, or `done`. */
async function tryFrom(address: string, name: keyof typeof operations, input: object): Promise<string> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: { query: operations[name], variables: { input } },
  });
  return answer.json().errors?.[0]?.extensions.code ?? 'done';
}

test('after five failures a captcha is asked for there, and nowhere else', async () => {
  const { email } = await createPerson(product);
  const [here, elsewhere] = ['198.51.100.1', '198.51.100.2'];
  for (let at = 0; at < 5; at += 1)
    expect(await tryFrom(here, 'signIn', { email, password: 'a guess' })).toBe('SIGN_IN_FAILED');
  expect(await tryFrom(here, 'signIn', { email, password })).toBe('CAPTCHA_NEEDED');
  expect(await tryFrom(here, 'signIn', { email, password, captcha: 'unsolved' })).toBe('CAPTCHA_NEEDED');
  expect(await tryFrom(elsewhere, 'signIn', { email, password })).toBe('done');

  const captcha = await solveCaptcha(product);
  expect(await tryFrom(here, 'signIn', { email, password: 'a guess', captcha })).toBe('SIGN_IN_FAILED');
  expect(await tryFrom(here, 'signIn', { email, password, captcha })).toBe('CAPTCHA_NEEDED');
  const fresh = { email, password, captcha: await solveCaptcha(product) };
  expect(await tryFrom(here, 'signIn', fresh)).toBe('done');
  // The right password ends it.
  expect(await tryFrom(here, 'signIn', { email, password: 'a slip' })).toBe('SIGN_IN_FAILED');
  expect(await tryFrom(here, 'signIn', { email, password })).toBe('done');
});

test('guesses at the same moment count like guesses one after the other', async () => {
  const { email } = await createPerson(product);
  const guesses = Array.from({ length: 25 }, () =>
    tryFrom('198.51.100.3', 'signIn', { email, password: 'a guess' }),
  );
  const codes = await Promise.all(guesses);
  expect(codes.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CAPTCHA_NEEDED')).toHaveLength(20);
});

test('an address from which thirty accounts were guessed is asked for a captcha, and is never refused', async () => {
  const neighbour = await createPerson(product);
  const address = '198.51.100.4';
  for (let at = 0; at < 30; at += 1)
    await tryFrom(address, 'signIn', { email: `guess${at}@people.test`, password });
  const input = { email: neighbour.email, password };
  expect(await tryFrom(address, 'signIn', input)).toBe('CAPTCHA_NEEDED');
  expect(await tryFrom(address, 'signIn', { ...input, captcha: await solveCaptcha(product) })).toBe('done');
});

test('people who sign in rightly behind one address are never asked', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(product)));
  const codes = new Set<string>();
  for (let round = 0; round < 5; round += 1)
    for (const { email } of people) codes.add(await tryFrom('198.51.100.5', 'signIn', { email, password }));
  expect([...codes]).toEqual(['done']);
});

test('an account that is guessed from everywhere is asked for a captcha, and its owner still gets in', async () => {
  const { email } = await createPerson(product);
  for (let at = 0; at < 40; at += 1)
    await tryFrom(`203.0.113.${at}`, 'signIn', { email, password: 'a guess' });
  const input = { email, password };
  expect(await tryFrom('198.51.100.6', 'signIn', input)).toBe('CAPTCHA_NEEDED');
  expect(await tryFrom('198.51.100.6', 'signIn', { ...input, captcha: await solveCaptcha(product) })).toBe(
    'done',
  );
});

test('resets of ever new addresses need a captcha, and one person is mailed at most five an hour', async () => {
  const { email } = await createPerson(product);
  const address = '198.51.100.7';
  for (let at = 0; at < 8; at += 1)
    expect(await tryFrom(address, 'requestPasswordReset', { email })).toBe('done');
  expect(await mailsTo(product, email)).toHaveLength(5);
  for (let at = 0; at < 30; at += 1)
    await tryFrom(address, 'requestPasswordReset', { email: `guess${at}@people.test` });
  expect(await tryFrom(address, 'requestPasswordReset', { email })).toBe('CAPTCHA_NEEDED');
  const captcha = await solveCaptcha(product);
  expect(await tryFrom(address, 'requestPasswordReset', { email, captcha })).toBe('done');
});

test('taken addresses are looked up at sign-up only with a solved captcha after thirty', async () => {
  const { email } = await createPerson(product);
  const form = {
    first: 'Mei',
    last: 'Tan',
    password,
    phonePrefix: '+65',
    mobile: '81234567',
    termsAccepted: true,
    captcha: 'unsolved',
  };
  const address = '198.51.100.8';
  const look = (at: number, captcha = form.captcha) =>
    tryFrom(address, 'signUp', {
      ...form,
      captcha,
      username: `new.${at}`,
      email: at < 4 ? email : `${at}${email}`,
    });
  for (let at = 0; at < 4; at += 1) expect(await look(at)).toBe('EMAIL_TAKEN');
  for (let at = 4; at < 30; at += 1) expect(await look(at)).toBe('CAPTCHA_REQUIRED');
  expect(await look(0)).toBe('CAPTCHA_NEEDED');
  expect(await look(0, await solveCaptcha(product))).toBe('EMAIL_TAKEN');
  expect(await look(31, await solveCaptcha(product))).toBe('done');
});

test('guessing the password of an open session is slowed down for this session only', async () => {
  const person = await createPerson(product);
  const other = new GraphqlClient(product);
  await other.data(operations.signIn, { input: { email: person.email, password } });
  const change =
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }';
  const guess = { input: { current: 'a guess', password: 'A-new-pass-2' } };
  for (let at = 0; at < 10; at += 1)
    expect((await other.refusal(change, guess)).extensions.code).toBe('PASSWORD_WRONG');
  expect((await other.refusal(change, guess)).extensions.code).toBe('RATE_LIMITED');
  await person.client.data(change, { input: { current: password, password: 'A-new-pass-2' } });
});
