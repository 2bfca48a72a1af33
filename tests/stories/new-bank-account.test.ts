import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bankForm, bankToken } from '../support/bank.ts';
import { violations } from '../support/checks.ts';
import { finishedJob } from '../support/disputes.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { jobOperations } from '../support/jobs.ts';
import { mailedToken, mailsTo } from '../support/mailbox.ts';
import type { PaidJob } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.settled();
  const broken = await violations(product);
  await product.close();
  expect(broken).toEqual([]);
});

const OWN = '000123456';
const OTHER = '000999888';
const THIRD = '000777666';

async function save({ client }: Person, number: string, asSpare = false) {
  return client.data(
    'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }',
    { input: { ...bankForm, bankToken: await bankToken(product, number), asSpare } },
  );
}
const useSpare = ({ client }: Person) =>
  client.data('mutation { useSpareBankAccount(input: {}) { account { id } } }');
const remove = ({ client }: Person) =>
  client.data('mutation { deleteBankAccount(input: {}) { account { id } } }');
const undo = (token: string) =>
  new GraphqlClient(product).send(
    'mutation ($token: String!) { undoBankAccountChange(input: { token: $token }) { email } }',
    {
      token,
    },
  );

/** The account that is paid out to, with the hours that it still waits, and the spare with its own. */
async function accounts({ client }: Person): Promise<string> {
  const { me } = await client.data(
    '{ me { bankAccount { last4 payableAt } spareBankAccount { last4 payableAt } } }',
  );
  const hours = (at: string | null) =>
    at ? ` in ${(new Date(at).getTime() - product.clock.now().getTime()) / 3_600_000} h` : '';
  const of = (bank: { last4: string; payableAt: string | null } | null) =>
    bank ? bank.last4 + hours(bank.payableAt) : 'none';
  return `${of(me.bankAccount)}, spare ${of(me.spareBankAccount)}`;
}

/** What the provider pays out to. */
async function paidTo(person: Person): Promise<unknown> {
  const [row] = await sql(
    product.databaseUrl,
    `select body ->> 'last4' as last4 from payment_provider.objects where kind = 'bank_account'
       and body ->> 'account' = (select provider_account_id from provider_account where account_id = $1)
       and (body ->> 'default_for_currency')::boolean`,
    [person.id],
  );
  return row?.last4;
}

const hence = (hours: number) => new Date(product.clock.now().getTime() + hours * 3_600_000);

async function pass(hours: number): Promise<void> {
  product.clock.advance({ hours });
  await product.runJob('pay-new-bank-accounts');
  await product.runJob('forget-old-bank-accounts');
}

const steps: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  'saves 3456': (person) => save(person, OWN),
  'saves 9888': (person) => save(person, OTHER),
  'saves 7666': (person) => save(person, THIRD),
  'keeps 9888': (person) => save(person, OTHER, true),
  'uses the spare': useSpare,
  deletes: remove,
  'shows a factor': ({ id }) =>
    sql(product.databaseUrl, 'update session set factor_at = $2 where account_id = $1', [
      id,
      product.clock.now(),
    ]),
  '15 minutes': () => pass(0.25),
  '16 minutes': () => pass(16 / 60),
  '24 hours': () => pass(24),
  '71 hours': () => pass(71),
  'an hour': () => pass(1),
  '72 hours': () => pass(72),
  '8 days': () => pass(192),
  undoes: async (person) => {
    await undo(await mailedToken(product, person.email));
    await person.client.data(
      'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
      { email: person.email, password },
    );
  },
};

describe('what is paid out to, and from when', () => {
  test.each([
    ['the first waits for nothing', 'saves 3456', '3456, spare none', '3456'],
    ['the same again waits for nothing', 'saves 3456, saves 3456', '3456, spare none', '3456'],
    ['another one waits 72 hours', 'saves 3456, saves 9888', '9888 in 72 h, spare none', '3456'],
    [
      'the same again does not shorten it',
      'saves 3456, saves 9888, 24 hours, saves 9888',
      '9888 in 48 h, spare none',
      '3456',
    ],
    ['nor ends it an hour early', 'saves 3456, saves 9888, 71 hours', '9888 in 1 h, spare none', '3456'],
    ['then it is paid out to', 'saves 3456, saves 9888, 72 hours', '9888, spare none', '9888'],
    [
      'deleting first does not go around it',
      'saves 3456, deletes, saves 9888',
      '9888 in 72 h, spare none',
      '3456',
    ],
    [
      'nor does deleting long before',
      'saves 3456, deletes, 8 days, saves 9888',
      '9888 in 72 h, spare none',
      '3456',
    ],
    ['the own one after deleting', 'saves 3456, deletes, saves 3456', '3456, spare none', '3456'],
    ['the own one after another', 'saves 3456, saves 9888, saves 3456', '3456, spare none', '3456'],
    ['a spare ages beside it', 'saves 3456, keeps 9888, 24 hours', '3456, spare 9888 in 48 h', '3456'],
    [
      'an old spare waits for nothing',
      'saves 3456, keeps 9888, 72 hours, uses the spare',
      '9888, spare 3456',
      '9888',
    ],
    [
      'a young one waits its rest',
      'saves 3456, keeps 9888, 24 hours, uses the spare',
      '9888 in 48 h, spare 3456',
      '3456',
    ],
    [
      'and back',
      'saves 3456, keeps 9888, 24 hours, uses the spare, uses the spare',
      '3456, spare 9888 in 48 h',
      '3456',
    ],
    [
      'a second factor shown waits for nothing',
      'saves 3456, shows a factor, 15 minutes, saves 9888',
      '9888, spare none',
      '9888',
    ],
    [
      'one shown too long ago waits',
      'saves 3456, shows a factor, 16 minutes, saves 9888',
      '9888 in 72 h, spare none',
      '3456',
    ],
    ['undoing a change', 'saves 3456, saves 9888, undoes', '3456, spare none', '3456'],
    ['undoing after the wait', 'saves 3456, saves 9888, 72 hours, undoes', '3456, spare none', '3456'],
    [
      'undoing two changes of a stranger',
      'saves 3456, saves 9888, saves 7666, undoes',
      '3456, spare none',
      '3456',
    ],
    ['undoing a deletion', 'saves 3456, deletes, undoes', '3456, spare none', '3456'],
    [
      'undoing a deletion with another after it',
      'saves 3456, deletes, saves 9888, undoes',
      '3456, spare none',
      '3456',
    ],
    ['undoing a spare', 'saves 3456, keeps 9888, undoes', '3456, spare none', '3456'],
    [
      'undoing a spare that was put to use',
      'saves 3456, keeps 9888, 72 hours, uses the spare, undoes',
      '3456, spare none',
      '3456',
    ],
    ['a spare without another is the first', 'keeps 9888', '9888, spare none', '9888'],
  ])('%s: %s', async (_what, life, expected, atProvider) => {
    const person = await createPerson(product);
    for (const name of life.split(', ')) await steps[name]?.(person);
    expect([await accounts(person), await paidTo(person)]).toEqual([expected, atProvider]);
  });
});

describe('the mail about a change', () => {
  test('names the account and the instant, and its link works once, signed out, for seven days', async () => {
    const person = await createPerson(product);
    await save(person, OWN);
    await save(person, OTHER);
    const mail = (await mailsTo(product, person.email)).at(-1);
    expect(mail?.subject).toBe('Koli: Your bank account was changed');
    expect(mail?.text).toContain('Payouts now go to DBS Bank •••• 9888.');
    const instant = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Singapore' } as const;
    const time = new Intl.DateTimeFormat('en', instant).format(hence(72));
    expect(mail?.text).toContain(`payouts to it begin on ${time} (SGT).`);
    const token = await mailedToken(product, person.email);
    expect((await undo(token)).data.undoBankAccountChange).toEqual({ email: person.email });
    expect((await person.client.send('{ me { id } }')).data.me).toBeNull();
    expect((await undo(token)).errors?.[0]?.extensions.code).toBe('LINK_INVALID');
    expect((await mailsTo(product, person.email)).at(-1)?.subject).toBe(
      'Koli: Your bank account was changed back',
    );
  });

  test('is too old after seven days', async () => {
    const person = await createPerson(product);
    await save(person, OWN);
    await save(person, OTHER);
    const token = await mailedToken(product, person.email);
    await pass(192);
    expect((await undo(token)).errors?.[0]?.extensions.code).toBe('LINK_INVALID');
  });

  test('does not come for the first account, nor for the same one again', async () => {
    const person = await createPerson(product);
    await save(person, OWN);
    await save(person, OWN);
    expect(await mailsTo(product, person.email)).toEqual([]);
  });
});

const releases = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });
async function job({ remarkId }: PaidJob, { client }: Person) {
  const { remark } = await client.data(
    `query ($id: ID!) { remark(id: $id) { state turn timeline { action }
       money { place hold { reason until text } } } }`,
    { id: remarkId },
  );
  return remark;
}
const transfers = ({ remarkId }: PaidJob) =>
  sql(
    product.databaseUrl,
    `select body ->> 'amount' as amount from payment_provider.objects
      where kind = 'transfer' and body -> 'metadata' ->> 'remark' = $1`,
    [String(remarkId)],
  );

async function withNewBank(): Promise<PaidJob> {
  const paid = await finishedJob(product);
  await save(paid.influencer, OTHER);
  return paid;
}

describe('money that is released while the wait runs', () => {
  test('stays held, says until when, and follows once when the time is over', async () => {
    const paid = await withNewBank();
    await releases(paid);
    await releases(paid);
    expect(await job(paid, paid.brand)).toMatchObject({
      state: 'DONE',
      turn: 'NOBODY',
      money: {
        place: 'HELD',
        hold: {
          reason: 'BANK_ACCOUNT_NEW',
          until: expect.stringContaining(hence(72).toISOString().slice(0, 19)),
        },
      },
    });
    product.clock.advance({ hours: 71, minutes: 59 });
    for (const name of ['pay-new-bank-accounts', 'release-silence', 'note-payout-holds'])
      await product.runJob(name);
    expect(await transfers(paid)).toEqual([]);
    product.clock.advance({ minutes: 1 });
    for (const _ of [1, 2])
      for (const name of ['pay-new-bank-accounts', 'release-silence', 'note-payout-holds'])
        await product.runJob(name);
    expect(await transfers(paid)).toEqual([{ amount: '45055' }]);
    const { state, timeline, money } = await job(paid, paid.influencer);
    expect([state, money.hold]).toEqual(['RELEASED', null]);
    expect(timeline.map(({ action }: { action: string }) => action).slice(-3)).toEqual([
      'releaseLater',
      'releaseFollows',
      'payoutSent',
    ]);
  });

  test('follows right away when the change is undone', async () => {
    const paid = await withNewBank();
    await releases(paid);
    await undo(await mailedToken(product, paid.influencer.email));
    await product.runJob('release-silence');
    expect(await transfers(paid)).toEqual([{ amount: '45055' }]);
    expect((await job(paid, paid.brand)).state).toBe('RELEASED');
  });

  test('waits after silence, too', async () => {
    const paid = await withNewBank();
    await sql(product.databaseUrl, 'update remark set release_deadline = $1', [product.clock.now()]);
    await product.runJob('release-silence');
    expect(await transfers(paid)).toEqual([]);
    await pass(72);
    await product.runJob('release-silence');
    expect(await transfers(paid)).toEqual([{ amount: '45055' }]);
  });
});
