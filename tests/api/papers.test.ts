import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptRuns } from '../../api/modules/papers/paper-pdf.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { violations } from '../support/checks.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, doneJob, hiredJob, type PaidJob, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let paid: PaidJob;

beforeAll(async () => {
  product = await startTestProduct({
    PLATFORM_FEE_PERCENT: '5',
    OPERATOR_NAME: 'Koli Pte. Ltd.',
    OPERATOR_ADDRESS: '8 Marina View | Singapore 018960',
    OPERATOR_TAX_NUMBER: '202612345K',
  });
  paid = await doneJob(product);
  const names = 'update profile set first = $2, last = $3 where id = $1';
  await sql(product.databaseUrl, names, [paid.brand.id, '陳', '美玲']);
  await sql(product.databaseUrl, names, [paid.influencer.id, 'สมชาย', 'Nguyễn']);
  await paid.brand.client.data(jobOperations.release, { remarkId: paid.remarkId });
  await product.settled();
});
afterAll(() => product?.close());

const shown = `{ myTransactions { nodes { amount { amount } paper { id number kind recipient counterparty about
  issuer { name address taxNumber } total { amount currency } fee { amount } pdf } } } }`;
const papersOf = async (who: Person) =>
  (await who.client.data(shown, {})).myTransactions.nodes.map(({ paper }: { paper: unknown }) => paper);

const get = (who: Person | null, url: string) =>
  product.app.inject({ url, headers: who ? { cookie: who.client.cookie ?? '' } : {} });

test('a payment has a receipt, and a payout a statement', async () => {
  const issuer = {
    name: 'Koli Pte. Ltd.',
    address: '8 Marina View\nSingapore 018960',
    taxNumber: '202612345K',
  };
  expect(await papersOf(paid.brand)).toMatchObject([
    { kind: 'RECEIPT', number: '2026-2-000001', issuer, total: { amount: 47_303 }, fee: { amount: 2_253 } },
  ]);
  expect(await papersOf(paid.influencer)).toMatchObject([
    {
      kind: 'PAYOUT',
      number: '2026-2-000002',
      recipient: 'สมชาย Nguyễn',
      counterparty: '陳 美玲',
      fee: null,
    },
  ]);
});

test('are listed by year, for their member only', async () => {
  const list = async (who: Person, year: number | null) =>
    (
      await who.client.data('query ($year: Int) { papers(year: $year) { nodes { number } totalCount } }', {
        year,
      })
    ).papers;
  const own = { nodes: [{ number: '2026-2-000001' }], totalCount: 1 };
  expect(await list(paid.brand, 2026)).toEqual(own);
  expect(await list(paid.brand, null)).toEqual(own);
  expect(await list(paid.brand, 2025)).toEqual({ nodes: [], totalCount: 0 });
  expect(await list(await createPerson(product), null)).toEqual({ nodes: [], totalCount: 0 });
});

test('their PDFs are readable in every script, and only by their members', async () => {
  const [payout] = await papersOf(paid.influencer);
  const answer = await get(paid.influencer, payout.pdf);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(answer.headers['content-disposition']).toBe(`inline; filename="${payout.number}.pdf"`);
  const text = await readPdf(answer.rawPayload);
  for (const part of [
    'Payout statement',
    payout.number,
    'Koli Pte. Ltd.',
    '202612345K',
    'สมชาย',
    'Nguyễn',
    '陳',
    '美玲',
    'US$450.50',
  ])
    expect(text).toContain(part);
  const [receipt] = await papersOf(paid.brand);
  const bill = await readPdf((await get(paid.brand, receipt.pdf)).rawPayload);
  for (const part of ['Receipt', 'Platform fee', 'US$22.53', 'US$450.50', 'US$473.03'])
    expect(bill).toContain(part);
  expect((await get(paid.brand, payout.pdf)).statusCode).toBe(404);
  expect((await get(null, payout.pdf)).statusCode).toBe(401);
  const staff = await createPerson(product, { isStaff: true });
  expect((await get(staff, payout.pdf)).statusCode).toBe(404);
  for (const file of ['x.pdf', '999999999.pdf', '-1.pdf', '2026.csv.pdf'])
    expect((await get(staff, `/papers/${file}`)).statusCode).toBe(404);
});

test('numbers have no gaps when many are taken at once, and some payments fail', async () => {
  const jobs = await Promise.all(Array.from({ length: 8 }, () => acceptedJob(product)));
  const tokens = await Promise.all(
    jobs.map((_, at) => tokenise(product, at % 4 === 3 ? cards.declined : cards.good)),
  );
  await Promise.all(jobs.map((job, at) => pay(job, tokens[at] ?? null)));
  const numbers = await sql(
    product.databaseUrl,
    'select number from paper where issuer_id = 2 order by number',
  );
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, at) => at + 1));
  await product.settled();
  expect(await violations(product)).toEqual([]);
});

test('a number that was taken is free again when its transaction fails', async () => {
  const last = 'select last from paper_series where issuer_id = 2';
  const before = await sql(product.databaseUrl, last);
  const booked = `do $$ declare made bigint; begin
      insert into ledger_group (key, kind, remark_id, created_at) values ('fails', 'refund', ${paid.remarkId}, now()) returning id into made;
      insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
        values (made, 'card', ${paid.brand.id}, ${paid.remarkId}, 100, 'USD', now()), (made, 'held', null, ${paid.remarkId}, -100, 'USD', now());
      set constraints ledger_entry_paper immediate;
      raise exception 'fails'; end $$`;
  await expect(sql(product.databaseUrl, booked)).rejects.toThrow('fails');
  expect(await sql(product.databaseUrl, last)).toEqual(before);
});

test('papers are never changed', async () => {
  await expect(sql(product.databaseUrl, `update paper set about = 'x'`)).rejects.toThrow(
    'papers are never changed',
  );
  await expect(sql(product.databaseUrl, 'delete from paper')).rejects.toThrow('papers are never changed');
});

test('the year adds up, with the products received', async () => {
  const job = await hiredJob(product);
  await job.influencer.client.data(jobOperations.cancel, { remarkId: job.remarkId });
  const campaignId = await createCampaign(product, job.brand, { kind: 'sponsored' });
  await sql(product.databaseUrl, 'update campaign set product_value_minor = 12345 where id = $1', [
    campaignId,
  ]);
  const remarkId = await createRemark(product, campaignId, paid.influencer);
  await sql(
    product.databaseUrl,
    `update remark set state = 'done', done_at = '2026-11-20', hired_at = '2026-11-19' where id = $1`,
    [remarkId],
  );
  const year = `query { annualStatement(year: 2026) { years papers totals { paid { amount } fee { amount } earned { amount currency } }
    products { value { amount currency } } productsValue { amount currency } pdf csv } }`;
  const { annualStatement: mine } = await paid.influencer.client.data(year, {});
  expect(mine).toMatchObject({
    years: [2026],
    papers: 1,
    totals: [{ paid: { amount: 0 }, fee: { amount: 0 }, earned: { amount: 45_050, currency: 'USD' } }],
    products: [{ value: { amount: 12_345, currency: 'USD' } }],
    productsValue: [{ amount: 12_345, currency: 'USD' }],
  });
  const { annualStatement: given } = await job.brand.client.data(year, {});
  expect(given).toMatchObject({ papers: 2, totals: [{ paid: { amount: 0 }, fee: { amount: 0 } }] });
  const text = await readPdf((await get(paid.influencer, mine.pdf)).rawPayload);
  for (const part of ['Annual statement 2026', 'Products received', 'US$123.45', 'US$450.50'])
    expect(text).toContain(part);
  const list = (await get(job.brand, given.csv)).body.split('\n');
  expect(list[0]).toBe('\ufeffNumber,Date,Kind,For,Other side,Currency,Amount,Platform fee in it');
  expect(list.slice(1, 3).map((line) => line.split(',').slice(-2))).toEqual([
    ['-473.03', '22.53'],
    ['473.03', '22.53'],
  ]);
});

test('words that a spreadsheet would run are only words in the CSV', async () => {
  await sql(product.databaseUrl, `update profile set first = '=1+1', last = '' where id = $1`, [
    paid.influencer.id,
  ]);
  const job = await acceptedJob(product);
  await sql(product.databaseUrl, `update campaign set title = '=HYPERLINK("x")' where id = $1`, [
    job.campaignId,
  ]);
  await pay(job, await tokenise(product, cards.good));
  expect((await get(job.brand, '/papers/2026.csv')).body).toContain(`"'=HYPERLINK(""x"")"`);
});

describe('settings', () => {
  test('an address without a name is refused', () => {
    expect(() => readConfig({ OPERATOR_ADDRESS: '8 Marina View' })).toThrow(/OPERATOR_NAME must be set/);
  });
  test('without a company the product issues', () => {
    expect(readConfig({ PRODUCT_NAME: 'Laksa' }).operator).toEqual({
      name: 'Laksa',
      address: null,
      taxNumber: null,
    });
  });
});

test('a text is written in runs of one script', () => {
  expect(scriptRuns('Mei 陳美玲 สมชาย Nguyễn').map(({ font }) => font)).toEqual([
    'latin',
    'han',
    'latin',
    'thai',
    'latin',
  ]);
});
