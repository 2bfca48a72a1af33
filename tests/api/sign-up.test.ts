import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../support/captcha.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://koli.example' });
});
afterAll(() => product.close());

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { email } }';
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const verify = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { email } }';

const form = {
  first: 'Mei',
  last: 'Tan',
  username: 'mei.tan',
  email: 'mei@example.test',
  password: 'Demo-pass-1',
  phonePrefix: '+65',
  mobile: '81234567',
  termsAccepted: true,
  captcha: 'unsolved',
};

const countPeople = async () =>
  (
    await sql(
      product.databaseUrl,
      'select (select count(*) from account) as a, (select count(*) from profile) as p',
    )
  )[0];

describe('every rule of the form has its text at its field and writes nothing', () => {
  const rules: [field: string, value: unknown, code: string, text: string][] = [
    ['first', '  ', 'FIRST_REQUIRED', 'First name is required'],
    ['first', 'x'.repeat(81), 'BAD_INPUT', 'first must be at most 80 characters.'],
    ['last', '', 'LAST_REQUIRED', 'Last name is required'],
    ['username', ' ', 'USERNAME_REQUIRED', 'Username is required'],
    [
      'username',
      'x'.repeat(31),
      'USERNAME_INVALID',
      'Please use at most 30 letters, digits, dots or underscores.',
    ],
    [
      'username',
      'mei tan',
      'USERNAME_INVALID',
      'Please use at most 30 letters, digits, dots or underscores.',
    ],
    ['email', '', 'EMAIL_REQUIRED', 'Email address is required'],
    ['email', 'mei@example', 'EMAIL_INVALID', 'Invalid email address'],
    ['email', 'a@b.test,c@d.test', 'EMAIL_INVALID', 'Invalid email address'],
    ['email', 'mei\u0000@example.test', 'EMAIL_INVALID', 'Invalid email address'],
    ['first', 'Koli Support', 'NAME_RESERVED', 'This name is reserved. Choose another one.'],
    ['last', 'win-big.xyz', 'NAME_HAS_ADDRESS', "Names can't contain web or email addresses. Remove it."],
    [
      'last',
      'Tan ✓',
      'NAME_CHARACTERS',
      'Use plain letters of one alphabet, without check marks or symbols.',
    ],
    ['username', 'koli.support', 'NAME_RESERVED', 'This name is reserved. Choose another one.'],
    ['password', '', 'PASSWORD_REQUIRED', 'Password is required'],
    ['password', 'seven77', 'PASSWORD_TOO_SHORT', 'Password must have at least 8 characters'],
    [
      'password',
      'Mei.Tan.88',
      'PASSWORD_TOO_EASY',
      'This password is easy to guess. Choose a longer one without your name or email.',
    ],
    [
      'password',
      'zhannetochka1983',
      'PASSWORD_TOO_EASY',
      'This password is easy to guess. Choose a longer one without your name or email.',
    ],
    ['password', 'x'.repeat(201), 'BAD_INPUT', 'password must be at most 200 characters.'],
    ['phonePrefix', '', 'FIELD_REQUIRED', 'This field is required'],
    [
      'phonePrefix',
      '65',
      'BAD_INPUT',
      'phonePrefix must be the calling code of a country with its plus sign.',
    ],
    ['mobile', '', 'MOBILE_REQUIRED', 'Mobile number is required'],
    ['mobile', '8123 4567', 'MOBILE_INVALID', 'Invalid mobile number'],
    ['mobile', '12345678901', 'MOBILE_INVALID', 'Invalid mobile number'],
    ['termsAccepted', false, 'TERMS_REQUIRED', 'This field is required'],
    ['captcha', '', 'CAPTCHA_REQUIRED', 'Oops, you have to check the recaptcha!'],
    ['captcha', 'unsolved', 'CAPTCHA_REQUIRED', 'Oops, you have to check the recaptcha!'],
  ];

  test.each(rules)('%s = %j', async (field, value, code, text) => {
    const before = await countPeople();
    const input = { ...form, [field]: value };
    const refusal = await new GraphqlClient(product).refusal(signUp, { input });
    expect(refusal).toMatchObject({ message: text, extensions: { code, field } });
    expect(await countPeople()).toEqual(before);
  });
});

test('somebody signs up, is mailed a link, signs in unverified, and verifies once', async () => {
  const input = {
    ...form,
    first: ' Mei ',
    email: ' Mei@Example.test ',
    captcha: await solveCaptcha(product),
  };
  const client = new GraphqlClient(product);
  expect(await client.data(signUp, { input })).toEqual({ signUp: { email: 'mei@example.test' } });
  expect(client.cookie).toBeUndefined();

  const [mail] = await mailsTo(product, 'mei@example.test');
  expect(mail?.subject).toBe('Koli: Please verify your email address');
  const token = await mailedToken(product, 'mei@example.test');
  const link = `https://koli.example/verify-email?token=${token}`;
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`href="${link}"`);
  const stored = await sql(
    product.databaseUrl,
    'select token_hash, (select payload from outbox) from mail_link',
  );
  expect(JSON.stringify(stored)).not.toContain(token);

  await client.data(signIn, { email: 'MEI@example.test', password: 'Demo-pass-1' });
  const me = '{ me { email emailVerified phonePrefix mobile profile { first username } } }';
  expect(await client.data(me)).toEqual({
    me: {
      email: 'mei@example.test',
      emailVerified: false,
      phonePrefix: '+65',
      mobile: '81234567',
      profile: { first: 'Mei', username: 'mei.tan' },
    },
  });
  await client.data(verify, { token });
  expect((await client.data('{ me { emailVerified } }')).me).toEqual({ emailVerified: true });
  const again = await client.refusal(verify, { token });
  expect(again).toMatchObject({
    message: 'This link is no longer valid. Ask for a new one.',
    extensions: { code: 'LINK_INVALID' },
  });
  const [row] = await sql(product.databaseUrl, 'select password_hash from account where email = $1', [
    'mei@example.test',
  ]);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a taken address and a taken username, however written, are told without using the captcha up', async () => {
  const taken = await createPerson(product, { username: 'Taken.Name' });
  const captcha = await solveCaptcha(product);
  const client = new GraphqlClient(product);
  const refusalOf = (change: object) =>
    client.refusal(signUp, {
      input: { ...form, email: 'new@example.test', username: 'new', captcha, ...change },
    });
  expect(await refusalOf({ email: taken.email.toUpperCase() })).toMatchObject({
    message: 'Email already exists',
    extensions: { code: 'EMAIL_TAKEN', field: 'email' },
  });
  expect(await refusalOf({ username: 'taken.NAME' })).toMatchObject({
    message: 'Username already exist',
    extensions: { code: 'USERNAME_TAKEN', field: 'username' },
  });
  const input = { ...form, email: 'new@example.test', username: 'new', captcha };
  await client.data(signUp, { input });
  const replay = { ...input, email: 'newer@example.test', username: 'newer' };
  expect((await client.refusal(signUp, { input: replay })).extensions.code).toBe('CAPTCHA_REQUIRED');
});

test('the same form once more, because the answer was lost, is the same sign-up, for an hour and with its password only', async () => {
  const client = new GraphqlClient(product);
  const person = { ...form, username: 'lost.answer', email: 'lost@answer.test' };
  const again = async (change: object = {}) => {
    const input = { ...person, captcha: await solveCaptcha(product), ...change };
    const { data, errors } = await client.send(signUp, { input });
    return errors?.[0]?.extensions.code ?? data;
  };
  expect(await again()).toEqual({ signUp: { email: person.email } });
  expect(await again({ email: 'LOST@answer.test' })).toEqual({ signUp: { email: person.email } });
  expect(await mailsTo(product, person.email)).toHaveLength(1);
  expect(await again({ password: 'Another-pass-2' })).toBe('USERNAME_TAKEN');
  expect(await again({ captcha: 'unsolved' })).toBe('CAPTCHA_REQUIRED');
  product.clock.advance({ minutes: 61 });
  expect(await again()).toBe('USERNAME_TAKEN');
});

test('of two who sign up with one username at the same moment one gets it, the other reads why not', async () => {
  const inputs = await Promise.all(
    ['one', 'two'].map(async (name) => ({
      ...form,
      username: 'race',
      email: `${name}@race.test`,
      captcha: await solveCaptcha(product),
    })),
  );
  const answers = await Promise.all(
    inputs.map((input) => new GraphqlClient(product).send(signUp, { input })),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();
  expect(codes).toEqual(['USERNAME_TAKEN', 'done']);
  const [row] = await sql(
    product.databaseUrl,
    "select count(*)::int as n from account where email like '%@race.test'",
  );
  expect(row?.n).toBe(1);
});

describe('who the link of the mail verifies', () => {
  /** A stranger has signed up with the address of a victim, and is signed in twice. */
  async function strangers() {
    const stranger = await createPerson(product, { isVerified: false });
    const second = new GraphqlClient(product);
    await second.data(signIn, { email: stranger.email, password: 'Demo-pass-1' });
    await stranger.client.data('mutation { resendVerification { account { id } } }');
    return { stranger, second, token: await mailedToken(product, stranger.email) };
  }
  const verified = async (client: GraphqlClient) =>
    (await client.data('{ me { emailVerified } }')).me?.emailVerified ?? 'signed out';

  test.each([
    ['the victim, signed out', async () => new GraphqlClient(product)],
    ['the victim, signed in to another account', async () => (await createPerson(product)).client],
  ])('%s, leaves the session of the stranger unverified, and the link unused', async (_who, clientOf) => {
    const { stranger, token } = await strangers();
    const client = await clientOf();
    const refusal = await client.refusal(verify, { token });
    expect(refusal).toMatchObject({
      message: 'Log in to verify your email address.',
      extensions: { code: 'VERIFY_SIGN_IN' },
    });
    expect(await verified(stranger.client)).toBe(false);
    await stranger.client.data(verify, { token });
  });

  test('the session that opens it, while the other sessions of the account end', async () => {
    const { stranger, second, token } = await strangers();
    await second.data(verify, { token });
    expect([await verified(second), await verified(stranger.client)]).toEqual([true, 'signed out']);
  });

  test('the victim who sets a new password has the account, and the stranger nothing', async () => {
    const { stranger, second } = await strangers();
    await new GraphqlClient(product).data(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      { email: stranger.email },
    );
    const token = await mailedToken(product, stranger.email);
    const victim = new GraphqlClient(product);
    await victim.data(
      'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) { email } }',
      { token, password: 'Mine-alone-77-now' },
    );
    await victim.data(signIn, { email: stranger.email, password: 'Mine-alone-77-now' });
    expect([await verified(victim), await verified(stranger.client), await verified(second)]).toEqual([
      true,
      'signed out',
      'signed out',
    ]);
  });
});

test('the link can be mailed again and is good for 48 hours; a verified account is mailed nothing', async () => {
  const person = await createPerson(product, { isVerified: false });
  const resend = 'mutation { resendVerification { account { id } } }';
  await person.client.data(resend);
  const old = await mailedToken(product, person.email);
  product.clock.advance({ hours: 49 });
  expect((await person.client.refusal(verify, { token: old })).extensions.code).toBe('LINK_INVALID');
  await person.client.data(resend);
  await person.client.data(verify, { token: await mailedToken(product, person.email) });
  await person.client.data(resend);
  expect(await mailsTo(product, person.email)).toHaveLength(2);
  expect((await new GraphqlClient(product).refusal(resend)).extensions.code).toBe('SIGN_IN_REQUIRED');
});

test('mail that cannot be handed over is tried again and leaves no dead link behind', async () => {
  const person = await createPerson(product, { isVerified: false });
  await sql(product.databaseUrl, 'alter table dev_mail rename to dev_mail_away');
  await person.client.data('mutation { resendVerification { account { id } } }');
  await product.settled();
  const links = 'select count(*)::int as n from mail_link where account_id = $1';
  expect((await sql(product.databaseUrl, links, [person.id]))[0]?.n).toBe(0);
  await sql(product.databaseUrl, 'alter table dev_mail_away rename to dev_mail');
  await sql(product.databaseUrl, 'update outbox set leased_until = now() where done_at is null');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await person.client.data(verify, { token: await mailedToken(product, person.email) });
});

describe('one account for each mailbox, in whatever form its address is typed', () => {
  test.each([
    ['mei.tan@gmail.com', 'm.e.i.t.a.n@gmail.com'],
    ['lim+koli@gmail.com', 'lim@googlemail.com'],
    ['siti+one@example.test', 'Siti+two@EXAMPLE.test.'],
    ['arif@bücher.test', 'arif@xn--bcher-kva.test'],
  ])('%s, then %s', async (first, second) => {
    const client = new GraphqlClient(product);
    const input = { ...form, username: '', captcha: '' };
    const as = async (email: string, username: string) => ({
      input: { ...input, email, username, captcha: await solveCaptcha(product) },
    });
    const name = `box.${first.replace(/[^a-z]/g, '').slice(0, 20)}`;
    await client.data(signUp, await as(first, name));
    expect((await client.refusal(signUp, await as(second, `${name}2`))).extensions).toMatchObject({
      code: 'EMAIL_TAKEN',
      field: 'email',
    });
    // Mail goes to what was typed, and that signs in.
    await client.data(signIn, { email: first, password: form.password });
  });

  test.each([
    ['mei.lim@example.test', 'meilim@example.test'],
    ['раypal@example.test', 'paypal@example.test'],
  ])('%s and %s are two', async (first, second) => {
    const client = new GraphqlClient(product);
    for (const [at, email] of [first, second].entries()) {
      const input = {
        ...form,
        email,
        username: `two.${email.length}.${at}.${second.slice(0, 3)}`,
        captcha: await solveCaptcha(product),
      };
      await client.data(signUp, { input });
    }
  });
});
