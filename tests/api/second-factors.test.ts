import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startRestProduct } from '../support/rest.ts';
import { codeOf, SoftPasskey, setUpApp } from '../support/second-factors.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { account { id } } }';
const signInWithPasskey =
  'mutation ($passkey: String!) { signInWithPasskey(input: { passkey: $passkey }) { account { email } } }';
const confirm =
  'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedUntil } }';
const factors = `{ secondFactors { passkeys { id name lastUsedAt } authenticatorAppSince recoveryCodesLeft isRequired
  isShown } }`;
const removePasskey = `mutation ($id: ID!) { removePasskey(input: { passkeyId: $id }) {
  secondFactors { recoveryCodesLeft } } }`;
const removeApp = 'mutation { removeAuthenticatorApp { secondFactors { authenticatorAppSince } } }';

type Client = Pick<Person, 'client'>['client'];
const failureOf = async (client: Client, query: string, variables: object = {}) =>
  (await client.send(query, variables)).errors?.[0]?.extensions.code ?? 'ok';
const newBrowser = () => new GraphqlClient(product);
/** How signing in ends on a new device. */
const entering = ({ email }: Person, code?: string) =>
  failureOf(newBrowser(), signIn, { input: { email, password, ...(code && { code }) } });
const nextStep = () => product.clock.advance({ seconds: 30 });
const mailsTo = async ({ email }: Person) => {
  await product.settled();
  const mails = await sql(product.databaseUrl, 'select subject, text from dev_mail where recipient = $1', [
    email,
  ]);
  return mails.map(({ text }) => String(text)).join('\n');
};

describe('an authenticator app', () => {
  test('is shown as key and picture, and counts once a code of it was confirmed', async () => {
    const person = await createPerson(product);
    const { startAuthenticatorApp } = await person.client.data(
      'mutation { startAuthenticatorApp { key uri qrCode } }',
    );
    const { key, uri, qrCode } = startAuthenticatorApp;
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toContain('otpauth://totp/Koli:');
    expect(qrCode).toMatch(/^<svg /);
    expect(await entering(person)).toBe('ok');
    const wrong = 'mutation { confirmAuthenticatorApp(input: { code: "000000" }) { recoveryCodes } }';
    expect(await failureOf(person.client, wrong)).toBe('CODE_WRONG');
    const [stored] = await sql(product.databaseUrl, 'select * from authenticator_app where account_id = $1', [
      person.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  test('is asked for after the right password only, and each code works once', async () => {
    const person = await createPerson(product);
    const { key } = await setUpApp(product, person);
    expect(
      await failureOf(newBrowser(), signIn, { input: { email: person.email, password: 'Guess-1-2-3' } }),
    ).toBe('SIGN_IN_FAILED');
    expect(await entering(person)).toBe('SECOND_FACTOR_NEEDED');
    // The code that set the app up was used by that.
    expect(await entering(person, codeOf(product, key))).toBe('CODE_WRONG');
    nextStep();
    const code = codeOf(product, key);
    expect(await entering(person, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('ok');
    expect(await entering(person, code)).toBe('CODE_WRONG');
    nextStep();
    const late = codeOf(product, key);
    product.clock.advance({ seconds: 90 });
    expect(await entering(person, late)).toBe('CODE_WRONG');
  });

  test('cannot be set up beside another, and is gone when it is removed', async () => {
    const person = await createPerson(product);
    await setUpApp(product, person);
    expect(await failureOf(person.client, 'mutation { startAuthenticatorApp { key } }')).toBe('WRONG_STATE');
    await person.client.data(removeApp);
    expect(await entering(person)).toBe('ok');
    expect(await failureOf(person.client, removeApp)).toBe('NOT_FOUND');
  });

  test('guessing its codes is slowed down, also from other devices', async () => {
    const slow = await startTestProduct();
    const person = await createPerson(slow);
    await setUpApp(slow, person);
    const guess = () =>
      failureOf(new GraphqlClient(slow), signIn, {
        input: { email: person.email, password, code: '000000' },
      });
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push(await guess());
    expect(codes.filter((code) => code === 'CODE_WRONG').length).toBeLessThanOrEqual(10);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    await slow.close();
  });
});

describe('recovery codes', () => {
  test('are ten, and each signs in once', async () => {
    const person = await createPerson(product);
    const { recoveryCodes } = await setUpApp(product, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(await entering(person, first)).toBe('ok');
    expect(await entering(person, first)).toBe('CODE_WRONG');
    expect(await entering(person, second.toUpperCase().replace('-', ' '))).toBe('ok');
    expect((await person.client.data(factors)).secondFactors.recoveryCodesLeft).toBe(8);
  });

  test('are made again, and the old ones end', async () => {
    const person = await createPerson(product);
    const renew = 'mutation { renewRecoveryCodes { recoveryCodes } }';
    expect(await failureOf(person.client, renew)).toBe('WRONG_STATE');
    const { recoveryCodes } = await setUpApp(product, person);
    const { renewRecoveryCodes } = await person.client.data(renew);
    expect(await entering(person, recoveryCodes[0])).toBe('CODE_WRONG');
    expect(await entering(person, renewRecoveryCodes.recoveryCodes[0])).toBe('ok');
  });

  test('of somebody else are no codes', async () => {
    const [one, other] = [await createPerson(product), await createPerson(product)];
    const { recoveryCodes } = await setUpApp(product, one);
    await setUpApp(product, other);
    expect(await entering(other, recoveryCodes[0])).toBe('CODE_WRONG');
  });
});

describe('a passkey', () => {
  test('signs in without a password, and makes the password alone too little', async () => {
    const person = await createPerson(product);
    const passkey = new SoftPasskey(product);
    expect(await passkey.addTo(person, 'My phone')).toHaveLength(10);
    expect(await new SoftPasskey(product).addTo(person, 'Key')).toEqual([]);
    const browser = newBrowser();
    const entered = await browser.data(signInWithPasskey, { passkey: await passkey.answer(browser) });
    expect(entered.signInWithPasskey.account.email).toBe(person.email);
    const { secondFactors } = await browser.data(factors);
    expect(secondFactors).toMatchObject({
      passkeys: [
        { name: 'My phone', lastUsedAt: product.clock.now().toISOString() },
        { name: 'Key', lastUsedAt: null },
      ],
      isRequired: false,
      isShown: true,
    });
    expect(await entering(person)).toBe('SECOND_FACTOR_NEEDED');
  });

  const wrong: Record<string, (passkey: SoftPasskey, browser: Client) => Promise<string>> = {
    'an answer that was used': async (passkey, browser) => {
      const answer = await passkey.answer(browser);
      await newBrowser().send(signInWithPasskey, { passkey: answer });
      return answer;
    },
    'a counter that goes back': async (passkey, browser) => {
      await newBrowser().data(signInWithPasskey, { passkey: await passkey.answer(newBrowser()) });
      passkey.counter = 0;
      return passkey.answer(browser);
    },
    'a challenge of another browser’s account': async (passkey) =>
      passkey.answer((await createPerson(product)).client),
    'a challenge that is over': async (passkey, browser) => {
      const answer = await passkey.answer(browser);
      product.clock.advance({ minutes: 6 });
      return answer;
    },
    'a challenge of our own making': async (passkey) => passkey.get('bm9ib2R5IGFza2VkIGZvciB0aGlz'),
    'another site': async (passkey, browser) => {
      passkey.origin = 'https://koli-login.example';
      return passkey.answer(browser);
    },
    'nobody who unlocked it': async (passkey, browser) => {
      passkey.flags = 0x01;
      return passkey.answer(browser);
    },
    'a passkey that we do not know': (_passkey, browser) => new SoftPasskey(product).answer(browser),
    'no JSON': async () => '{',
    'JSON of something else': async () => '[]',
  };
  test.each(Object.entries(wrong))('is refused for %s', async (_what, answerOf) => {
    const person = await createPerson(product);
    const passkey = new SoftPasskey(product);
    await passkey.addTo(person);
    const browser = newBrowser();
    const answer = await answerOf(passkey, browser);
    expect(await failureOf(browser, signInWithPasskey, { passkey: answer })).toBe('PASSKEY_REFUSED');
    expect((await browser.data('{ me { id } }')).me).toBeNull();
  });

  test('is renamed and removed by its owner, and the last one takes the recovery codes along', async () => {
    const person = await createPerson(product);
    await new SoftPasskey(product).addTo(person);
    const [{ id }] = (await person.client.data(factors)).secondFactors.passkeys;
    const rename = `mutation ($id: ID!, $name: String!) { renamePasskey(input: { passkeyId: $id, name: $name }) {
      secondFactors { passkeys { name } } } }`;
    expect(
      (await person.client.data(rename, { id, name: ' Laptop ' })).renamePasskey.secondFactors.passkeys,
    ).toEqual([{ name: 'Laptop' }]);
    expect(await failureOf(person.client, rename, { id, name: ' ' })).toBe('FIELD_REQUIRED');
    const other = await createPerson(product);
    expect(await failureOf(other.client, removePasskey, { id })).toBe('NOT_FOUND');
    const { removePasskey: left } = await person.client.data(removePasskey, { id });
    expect(left.secondFactors.recoveryCodesLeft).toBe(0);
    expect(await entering(person)).toBe('ok');
  });

  test('cannot be added twice, nor an eleventh', async () => {
    const person = await createPerson(product);
    const passkey = new SoftPasskey(product);
    await passkey.addTo(person);
    await expect(passkey.addTo(person)).rejects.toThrow('PASSKEY_REFUSED');
    for (let made = 1; made < 10; made += 1) await new SoftPasskey(product).addTo(person);
    await expect(new SoftPasskey(product).addTo(person)).rejects.toThrow('TOO_MANY_PASSKEYS');
  });

  test('of a suspended or closed account does not sign in', async () => {
    for (const [column, code] of [
      ['suspended_at', 'ACCOUNT_SUSPENDED'],
      ['closed_at', 'ACCOUNT_CLOSED'],
    ]) {
      const person = await createPerson(product);
      const passkey = new SoftPasskey(product);
      await passkey.addTo(person);
      await sql(product.databaseUrl, `update account set ${column} = now() where id = $1`, [person.id]);
      const browser = newBrowser();
      expect(await failureOf(browser, signInWithPasskey, { passkey: await passkey.answer(browser) })).toBe(
        code,
      );
    }
  });
});

describe('around them', () => {
  test('the owner is told by mail and bell of what is added and removed', async () => {
    const person = await createPerson(product);
    await new SoftPasskey(product).addTo(person);
    await setUpApp(product, person);
    await person.client.data(removeApp);
    const mails = await mailsTo(person);
    expect(mails).toContain('A passkey was added to your account just now.');
    expect(mails).toContain('An authenticator app was added to your account just now.');
    expect(mails).toContain('The authenticator app was removed from your account just now.');
    const { notifications } = await person.client.data('{ notifications(first: 5) { nodes { message } } }');
    expect(notifications.nodes).toHaveLength(3);
    expect(notifications.nodes[0].message).toContain('The ways you sign in have changed.');
  });

  test('a new password by mail does not switch them off, and a change keeps the session’s factor', async () => {
    const person = await createPerson(product);
    const { recoveryCodes } = await setUpApp(product, person);
    await person.client.data(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }',
      { input: { current: password, password } },
    );
    expect((await person.client.data(factors)).secondFactors.isShown).toBe(true);
    const { email } = person;
    await newBrowser().data(
      'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
      { email },
    );
    const [, token] = /reset-password\?token=([\w-]+)/.exec(await mailsTo(person)) ?? [];
    await newBrowser().data(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }',
      { input: { token, password } },
    );
    expect(await entering(person)).toBe('SECOND_FACTOR_NEEDED');
    expect(await entering(person, recoveryCodes[0])).toBe('ok');
  });

  test('old clients send the code along', async () => {
    const old = await startRestProduct();
    const person = await createPerson(old);
    const { key } = await setUpApp(old, person);
    old.clock.advance({ seconds: 30 });
    const login = async (code?: string) => {
      const response = await old.app.inject({
        method: 'POST',
        url: '/api/userlogin',
        headers: { 'content-type': 'application/json' },
        payload: { email: person.email, password, code },
      });
      const { status, error, message } = response.json();
      return { status, error, message };
    };
    expect(await login()).toEqual({
      status: 401,
      error: true,
      message: 'Enter the code of your authenticator app, or use your passkey.',
    });
    expect(await login('000000')).toMatchObject({
      status: 401,
      message: expect.stringContaining('code is wrong'),
    });
    expect(await login(codeOf(old, key))).toMatchObject({ status: 200, message: 'Login successful' });
    await old.close();
  });
});

describe('staff', () => {
  let strict: TestProduct;
  let lead: Person;
  let key: string;
  beforeAll(async () => {
    strict = await startTestProduct(
      { STAFF_SECOND_FACTOR: 'required', FRESH_PROOF_MINUTES: '15' },
      { ports: { limiter: unlimited } },
    );
    lead = await createPerson(strict, { staffRoles: ['lead'] });
  });
  afterAll(() => strict?.close());
  const suspend = async () =>
    failureOf(
      lead.client,
      `mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }`,
      { id: `usr_${(await createPerson(strict)).id}` },
    );
  const reports = '{ reports { totalCount } }';

  test('get their rights with the first factor, in the session that set it up', async () => {
    expect(await failureOf(lead.client, reports)).toBe('STAFF_FACTOR_NEEDED');
    const other = new GraphqlClient(strict);
    await other.data(signIn, { input: { email: lead.email, password } });
    ({ key } = await setUpApp(strict, lead));
    expect(await failureOf(lead.client, reports)).toBe('ok');
    expect(await failureOf(other, reports)).toBe('STAFF_FACTOR_NEEDED');
    strict.clock.advance({ seconds: 30 });
    await other.data(confirm, { input: { code: codeOf(strict, key) } });
    expect(await failureOf(other, reports)).toBe('ok');
  });

  test('prove with a factor, not with the password, what moves money or rights', async () => {
    expect(await suspend()).toBe('PROOF_NEEDED');
    await lead.client.data(confirm, { input: { password } });
    expect(await suspend()).toBe('PROOF_NEEDED');
    strict.clock.advance({ seconds: 30 });
    await lead.client.data(confirm, { input: { code: codeOf(strict, key) } });
    expect(await suspend()).toBe('ok');
    expect(await suspend()).toBe('PROOF_NEEDED');
    const passkey = new SoftPasskey(strict);
    await passkey.addTo(lead);
    await lead.client.data(confirm, { input: { passkey: await passkey.answer(lead.client) } });
    expect(await suspend()).toBe('ok');
  });

  test('cannot prove with the passkey of somebody else', async () => {
    const passkey = new SoftPasskey(strict);
    await passkey.addTo(await createPerson(strict));
    const input = { passkey: await passkey.answer(lead.client) };
    expect(await failureOf(lead.client, confirm, { input })).toBe('PASSKEY_REFUSED');
  });

  test('keep their last factor, and the audit log knows of every change', async () => {
    const [{ id }] = (await lead.client.data(factors)).secondFactors.passkeys;
    await lead.client.data(removePasskey, { id });
    expect(await failureOf(lead.client, removeApp)).toBe('LAST_FACTOR');
    expect((await lead.client.data(factors)).secondFactors.authenticatorAppSince).not.toBeNull();
    const rows = await sql(
      strict.databaseUrl,
      `select data ->> 'change' as change from staff_action where action = 'changeFactors' order by id`,
    );
    expect(rows.map(({ change }) => change)).toEqual(['appAdded', 'passkeyAdded', 'passkeyRemoved']);
  });
});

test('staff who have a factor prove with it, also where none is required', async () => {
  const product = await startTestProduct({ FRESH_PROOF_MINUTES: '15' }, { ports: { limiter: unlimited } });
  const lead = await createPerson(product, { staffRoles: ['lead'] });
  const suspend = async () =>
    failureOf(
      lead.client,
      `mutation ($id: ID!) { suspendAccount(input: { accountId: $id, reason: "Spam." }) { staffAccount { id } } }`,
      { id: `usr_${(await createPerson(product)).id}` },
    );
  await lead.client.data(confirm, { input: { password } });
  expect(await suspend()).toBe('ok');
  const { key } = await setUpApp(product, lead);
  await lead.client.data(confirm, { input: { password } });
  expect(await suspend()).toBe('PROOF_NEEDED');
  product.clock.advance({ seconds: 30 });
  await lead.client.data(confirm, { input: { code: codeOf(product, key) } });
  expect(await suspend()).toBe('ok');
  await product.close();
});
