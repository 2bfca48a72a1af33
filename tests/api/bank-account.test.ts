import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { bankForm, bankToken } from '../support/bank.ts';
import { idOf } from '../support/global-ids.ts';
import { createCampaign, createRemark } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let logged = '';

beforeAll(async () => {
  const log = pino(
    { level: 'trace' },
    {
      write(line: string) {
        logged += line;
      },
    },
  );
  product = await startTestProduct({}, { ports: { log } });
});
afterAll(() => product.close());

const bank = `bankAccount { id accountType bankName last4 accountHolderName swiftCode routingNumber bankAddress
  currency payoutsEnabled }`;
const save = `mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id ${bank} } } }`;
const remove = `mutation { deleteBankAccount(input: {}) { account { id ${bank} } } }`;
const readBank = async ({ client }: Person) => (await client.data(`{ me { ${bank} } }`)).me.bankAccount;

async function filled(change: object = {}) {
  return { input: { ...bankForm, bankToken: await bankToken(product), ...change } };
}

async function providerOf(person: Person) {
  const [row] = await sql(
    product.databaseUrl,
    'select provider_account_id as id from provider_account where account_id = $1',
    [person.id],
  );
  return product.ports.payment.retrieveAccount(String(row?.id));
}

test('a bank account is registered at the provider and kept masked', async () => {
  const person = await createPerson(product);
  const { saveBankAccount } = await person.client.data(save, await filled());
  expect(saveBankAccount.account.bankAccount).toEqual({
    id: expect.any(String),
    accountType: 'CURRENT',
    bankName: 'DBS Bank',
    last4: '3456',
    accountHolderName: 'Mei Tan',
    swiftCode: 'DBSSSGSG',
    routingNumber: '7171-001',
    bankAddress: null,
    currency: 'SGD',
    payoutsEnabled: true,
  });
  const account = await providerOf(person);
  expect(account).toMatchObject({ transfersEnabled: true, payoutsEnabled: true, requirements: [] });
  expect(account.bankAccounts.map(({ last4 }) => last4)).toEqual(['3456']);
});

test('personal details reach neither our tables nor our log', async () => {
  const person = await createPerson(product, { dateOfBirth: null });
  const secret = { idNumber: 'S8877665Q', line1: '77 Secret Lane', dateOfBirth: '1977-07-17' };
  await person.client.data(save, await filled(secret));
  const refused = await person.client.refusal(save, await filled({ ...secret, bankToken: 'btok_unknown' }));
  expect(refused.extensions.code).toBe('BANK_REFUSED');
  const tables = await sql(
    product.databaseUrl,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  let written = logged;
  for (const { name } of tables) {
    written += JSON.stringify(await sql(product.databaseUrl, `select row_to_json(t) from "${name}" as t`));
  }
  expect(logged).toContain('"route":"/graphql"');
  expect(written).toContain('DBSSSGSG');
  for (const value of [...Object.values(secret), '000123456']) expect(written).not.toContain(value);
});

test('a new bank account takes the place of the old one, here and at the provider', async () => {
  const person = await createPerson(product);
  await person.client.data(save, await filled());
  const before = await providerOf(person);
  const change = {
    bankToken: await bankToken(product, '000999888'),
    bankName: 'OCBC',
    accountType: 'SAVING',
  };
  await person.client.data(save, await filled(change));
  const after = await providerOf(person);
  expect(after.id).toBe(before.id);
  // The earlier one is kept there for the days in which the change can be undone.
  expect(after.bankAccounts.map(({ last4 }) => last4).sort()).toEqual(['3456', '9888']);
  expect(await readBank(person)).toMatchObject({ bankName: 'OCBC', last4: '9888', accountType: 'SAVING' });
  const rows = await sql(product.databaseUrl, 'select from bank_account where owner_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
});

test('pressing twice registers once', async () => {
  const person = await createPerson(product);
  const form = await filled();
  const [first, second] = await Promise.all([person.client.data(save, form), person.client.data(save, form)]);
  expect(second).toEqual(first);
  expect(await person.client.data(save, form)).toEqual(first);
  expect((await providerOf(person)).bankAccounts).toHaveLength(1);
  const accounts = await sql(
    product.databaseUrl,
    `select from payment_provider.objects where kind = 'account' and body -> 'metadata' ->> 'account' = $1`,
    [String(person.id)],
  );
  expect(accounts).toHaveLength(1);
});

describe("the provider's word counts", () => {
  test('a refused token is told in its words, and the next try goes on with the same connected account', async () => {
    const person = await createPerson(product);
    const refusal = await person.client.refusal(save, await filled({ bankToken: 'btok_unknown' }));
    expect(refusal.extensions.code).toBe('BANK_REFUSED');
    expect(refusal.message).toMatch(/btok_unknown/);
    expect(await readBank(person)).toBeNull();
    const opened = await providerOf(person);
    await person.client.data(save, await filled());
    expect((await providerOf(person)).id).toBe(opened.id);
  });

  test('a doubted identity is kept without payouts, and mended by registering again', async () => {
    const person = await createPerson(product);
    await person.client.data(save, await filled({ idNumber: '111111111' }));
    expect(await readBank(person)).toMatchObject({ last4: '3456', payoutsEnabled: false });
    await person.client.data(save, await filled());
    expect(await readBank(person)).toMatchObject({ payoutsEnabled: true });
  });

  test('its silence is told, and nothing is written', async () => {
    const person = await createPerson(product);
    const silent = {
      kind: 'temporary',
      code: 'api_connection_error',
      message: 'no answer',
    } as const;
    const spoken = product.ports.payment.addBankAccount;
    Object.assign(product.ports.payment, {
      addBankAccount: () => Promise.reject(new PaymentProviderError(silent)),
    });
    const form = await filled();
    const refusal = await person.client.refusal(save, form);
    Object.assign(product.ports.payment, { addBankAccount: spoken });
    expect(refusal).toMatchObject({
      message: 'Something went wrong. Please try again later!',
      extensions: { code: 'UNAVAILABLE' },
    });
    expect(await readBank(person)).toBeNull();
    await person.client.data(save, form);
    expect(await readBank(person)).toMatchObject({ last4: '3456' });
  });
});

describe('every field of both steps', () => {
  let person: Person;
  beforeAll(async () => {
    person = await createPerson(product);
  });

  const singapore =
    'We are currently processing payment with only Singapore Bank Accounts. If you are based on Singapore then kindly proceed by adding Singapore bank account.';
  const texts = [
    'bankName',
    'accountHolderName',
    'swiftCode',
    'routingNumber',
    'idNumber',
    'state',
    'city',
    'postalCode',
    'line1',
    'line2',
    'country',
    'bankToken',
  ];

  test.each([
    ...texts.map((field) => [field, '  ', 'FIELD_REQUIRED', 'This field is required']),
    ['country', 'MY', 'BANK_COUNTRY', singapore],
    ['dateOfBirth', '2026-11-21', 'DATE_IN_FUTURE', 'Please select a date that is not in the future'],
    ['dateOfBirth', '1850-01-01', 'BAD_INPUT', 'dateOfBirth must be a day from 1900-01-01 on.'],
    ['line1', 'x'.repeat(201), 'BAD_INPUT', 'line1 must be at most 200 characters.'],
    ['bankToken', 'btok with spaces', 'BAD_INPUT', 'bankToken must be a bank token of the payment provider.'],
  ])('%s = %j is refused before the provider is asked', async (field, value, code, text) => {
    const input = { ...bankForm, bankToken: 'btok_never_sent', [String(field)]: value };
    const refusal = await person.client.refusal(save, { input });
    expect(refusal).toMatchObject({ message: text, extensions: { code, field } });
    const rows = await sql(
      product.databaseUrl,
      'select from bank_account where owner_id = $1 union all select from provider_account where account_id = $1',
      [person.id],
    );
    expect(rows).toHaveLength(0);
  });

  test('waits for a verified address', async () => {
    const fresh = await createPerson(product, { isVerified: false });
    expect((await fresh.client.refusal(save, await filled())).extensions.code).toBe('EMAIL_NOT_VERIFIED');
  });
});

describe('deleting', () => {
  test('takes it away; a new one can be added; without one nothing happens', async () => {
    const person = await createPerson(product);
    await person.client.data(save, await filled());
    expect(await person.client.data(remove)).toEqual({
      deleteBankAccount: { account: { id: idOf('Account', person.id), bankAccount: null } },
    });
    expect((await person.client.data(remove)).deleteBankAccount.account.bankAccount).toBeNull();
    await person.client.data(save, await filled({ bankToken: await bankToken(product, '000777666') }));
    const banks = (await providerOf(person)).bankAccounts.map(({ last4 }) => last4);
    expect(banks.sort()).toEqual(['3456', '7666']);
  });

  test('waits while money is on its way to the person', async () => {
    const person = await createPerson(product);
    const brand = await createPerson(product);
    await person.client.data(save, await filled());
    const remarkId = await createRemark(product, await createCampaign(product, brand), person, 'releasing');
    const inFlight = {
      message: 'A payout to this bank account is on its way. Try again once it arrives.',
      extensions: { code: 'PAYOUT_IN_FLIGHT' },
    };
    expect(await person.client.refusal(remove)).toMatchObject(inFlight);

    const { databaseUrl } = product;
    await sql(
      databaseUrl,
      `with paid as (insert into payment (remark_id, payer_id, payee_id, amount_minor, currency, state, created_at, updated_at)
         values ($1, $2, $3, 100, 'USD', 'succeeded', now(), now()) returning id)
       insert into payout (remark_id, payment_id, payee_id, amount_minor, currency, state, destination, created_at, updated_at)
       select $1, id, $3, 100, 'USD', 'created', 'acct', now(), now() from paid`,
      [remarkId, brand.id, person.id],
    );
    await sql(databaseUrl, "update remark set state = 'done' where id = $1", [remarkId]);
    expect(await person.client.refusal(remove)).toMatchObject(inFlight);
    expect(await readBank(person)).not.toBeNull();

    await sql(databaseUrl, "update payout set state = 'succeeded' where remark_id = $1", [remarkId]);
    await person.client.data(remove);
    expect(await readBank(person)).toBeNull();
  });
});
