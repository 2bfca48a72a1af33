import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, pay, tokenise } from '../support/money.ts';
import { createPerson } from '../support/people.ts';
import { sql, withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let remarkId: number;

beforeAll(async () => {
  product = await startTestProduct();
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.good));
  remarkId = job.remarkId;
});
afterAll(() => product?.close());

/** Runs statements in one transaction, as somebody with the database's password could. */
function tamper(...statements: string[]): Promise<string> {
  return withConnection(product.databaseUrl, async (client) => {
    try {
      await client.query('begin');
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return 'taken';
    } catch (error) {
      await client.query('rollback');
      return (error as Error).message;
    }
  });
}

const group = (key: string) =>
  `insert into ledger_group (key, kind, created_at) values ('${key}', 'hire', now())`;
const entry = (amount: number, account = 'held', currency = 'USD') =>
  `insert into ledger_entry (group_id, account, amount_minor, currency, created_at)
   select max(id), '${account}', ${amount}, '${currency}', now() from ledger_group`;

describe('the database itself keeps the ledger honest', () => {
  test.each([
    [
      'a group that does not sum to zero',
      [group('a'), entry(-500, 'card'), entry(499)],
      /does not sum to zero/,
    ],
    ['a group of one entry', [group('b'), entry(500)], /does not sum to zero/],
    ['a group without entries', [group('c')], /does not sum to zero/],
    [
      'two currencies that make up for each other',
      [group('d'), entry(-500, 'card'), entry(500, 'held', 'SGD')],
      /does not sum to zero/,
    ],
    ['an entry of nothing', [group('e'), entry(0)], /check constraint/],
    ['an account that is not one', [group('f'), entry(-5, 'pocket'), entry(5)], /check constraint/],
    ['a later entry to a group', [entry(7), entry(-7, 'card')], /only in the transaction that made it/],
    ['a changed entry', ['update ledger_entry set amount_minor = amount_minor * 2'], /append-only/],
    ['a changed group', [`update ledger_group set kind = 'gift'`], /append-only/],
    ['a deleted entry', ['delete from ledger_entry'], /append-only/],
    ['a deleted group', ['delete from ledger_group'], /append-only/],
    ['an emptied table', ['truncate ledger_entry'], /append-only/],
    ['the same movement twice', [group('hire-1')], /duplicate key/],
  ])('%s is refused', async (_name, statements, why) => {
    const before = await sql(product.databaseUrl, 'select * from ledger_entry order by id');
    expect(await tamper(...statements)).toMatch(why);
    expect(await sql(product.databaseUrl, 'select * from ledger_entry order by id')).toEqual(before);
  });

  test('a balanced group is taken', async () => {
    expect(await tamper(group('g'), entry(-500, 'card'), entry(500))).toBe('taken');
  });
});

test('the entries of a hire, as they lie in the ledger', async () => {
  const rows = await sql(
    product.databaseUrl,
    `select g.key, e.account, e.amount_minor::int as amount, e.currency, e.party_id is not null as "hasParty"
     from ledger_entry e join ledger_group g on g.id = e.group_id where e.remark_id = $1 order by e.id`,
    [remarkId],
  );
  expect(rows).toEqual([
    { key: 'hire-1', account: 'card', amount: -45_050, currency: 'USD', hasParty: true },
    { key: 'hire-1', account: 'held', amount: 45_050, currency: 'USD', hasParty: false },
  ]);
  const { client } = await createPerson(product, { isStaff: true });
  const { payments } = await client.data(
    `query ($id: ID!) { payments(remarkId: $id) { totalCount nodes { state amount { amount } failure providerTransferId
      remark { state mySide } payer { id } payee { id }
      ledger { kind entries { account party { id } amount { amount } } } } } }`,
    { id: remarkId },
  );
  expect(payments).toMatchObject({
    totalCount: 1,
    nodes: [
      {
        state: 'succeeded',
        failure: null,
        providerTransferId: null,
        remark: { state: 'HIRED', mySide: 'NOBODY' },
        ledger: [
          {
            kind: 'hire',
            entries: [
              { account: 'card', amount: { amount: -45_050 } },
              { account: 'held', party: null, amount: { amount: 45_050 } },
            ],
          },
        ],
      },
    ],
  });
});

/** What was tried at the provider for the payment of a job, as staff read it by the payment's own id. */
async function attempts(ofJob: number): Promise<unknown[]> {
  const { client } = await createPerson(product, { isStaff: true });
  const byJob = await client.data('query ($id: ID!) { payments(remarkId: $id) { nodes { id } } }', {
    id: ofJob,
  });
  const { payments } = await client.data(
    `query ($id: ID!) { payments(paymentId: $id) { totalCount nodes {
      attempts { kind state tries providerId amount { amount } } } } }`,
    { id: byJob.payments.nodes[0].id },
  );
  expect(payments.totalCount).toBe(1);
  return payments.nodes[0].attempts.map(({ providerId, ...rest }: { providerId: string | null }) => ({
    ...rest,
    provider: providerId?.split('_')[0],
  }));
}

describe('the statement', () => {
  const statement = `query ($filter: TransactionFilter, $first: Int, $offset: Int) { myTransactions(filter: $filter, first: $first, offset: $offset) {
    totalCount nodes { direction label amount { amount currency } campaign { title type } counterparty { id } } } }`;

  test('tells each side its own movements, and filters them', async () => {
    const job = await acceptedJob(product, 12_345);
    await pay(job, await tokenise(product, cards.good));
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
    await job.brand.client.data(jobOperations.release, { remarkId: job.remarkId });
    expect(await attempts(job.remarkId)).toEqual([
      { kind: 'CHARGE', state: 'SUCCEEDED', tries: 1, provider: 'pi', amount: { amount: 12_345 } },
      { kind: 'TRANSFER', state: 'SUCCEEDED', tries: 1, provider: 'tr', amount: { amount: 12_345 } },
      {
        kind: 'BANK_TRANSFER',
        state: 'UNDER_WAY',
        tries: 1,
        provider: undefined,
        amount: { amount: 12_345 },
      },
    ]);
    const campaign = { title: 'Noodle week', type: 'PAID' };
    const amount = { amount: 12_345, currency: 'USD' };
    const { brand, influencer } = job;
    expect((await brand.client.data(statement)).myTransactions).toEqual({
      totalCount: 1,
      nodes: [
        {
          direction: 'SPENT',
          label: 'Campaign Fees',
          amount,
          campaign,
          counterparty: { id: idOf('Profile', influencer.id) },
        },
      ],
    });
    expect((await influencer.client.data(statement)).myTransactions).toEqual({
      totalCount: 1,
      nodes: [
        {
          direction: 'EARNED',
          label: 'Influencer Hired',
          amount,
          campaign,
          counterparty: { id: idOf('Profile', brand.id) },
        },
      ],
    });
    const filters: [object, number][] = [
      [{ direction: 'EARNED' }, 1],
      [{ direction: 'SPENT' }, 0],
      [{ types: ['PAID'] }, 1],
      [{ types: ['SPONSORED', 'SHOUTOUT'] }, 0],
      [{ minAmount: usd(12_345), maxAmount: usd(12_345) }, 1],
      [{ minAmount: usd(12_346) }, 0],
      [{ maxAmount: usd(12_344) }, 0],
      [{ from: '2026-11-20', to: '2026-11-20' }, 1],
      [{ from: '2026-11-21' }, 0],
      [{ to: '2026-11-19' }, 0],
    ];
    for (const [filter, total] of filters) {
      const { myTransactions } = await influencer.client.data(statement, { filter });
      expect([filter, myTransactions.totalCount, myTransactions.nodes.length]).toEqual([
        filter,
        total,
        total,
      ]);
    }
  });
});
