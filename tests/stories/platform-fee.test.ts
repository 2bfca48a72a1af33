import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { raise } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  atTheProvider,
  cards,
  doneJob,
  hiredJob,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { giveUpRefund, refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let outside: ProviderMoves;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct({ PLATFORM_FEE_PERCENT: '5' });
  outside = providerMoves(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());
afterEach(async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});

/** Balances of a job in dollars, those that are not 0. */
async function accounts({ remarkId }: PaidJob): Promise<Record<string, number>> {
  const rows = await sql(
    product.databaseUrl,
    `select account, sum(amount_minor)::float8 / 100 as balance from ledger_entry where remark_id = $1
     group by account having sum(amount_minor) <> 0 order by account`,
    [remarkId],
  );
  return Object.fromEntries(rows.map(({ account, balance }) => [account, Number(balance)]));
}

const told = async (who: Person, { remarkId }: PaidJob, words: string) =>
  (
    await sql(
      product.databaseUrl,
      `select message from notification where recipient_id = $1 and remark_id = $2 and message like $3`,
      [who.id, remarkId, `%${words}%`],
    )
  ).map(({ message }) => message);

test('what the owner is to pay has the fee, and what the influencer expects has not', async () => {
  const job = await acceptedJob(product);
  const seen = (who: Person, side: string) =>
    who.client.data(
      `query ($id: ID!) { remark(id: $id) { money { place amount { amount } } }
        myTasks { nodes { kind amount { amount } } }
        myMoney(side: ${side}) { expected { amount { amount } count } } }`,
      { id: job.remarkId },
    );
  const due = { amount: { amount: 47_303 } };
  expect(await seen(job.brand, 'OWNER')).toEqual({
    remark: { money: { place: 'TO_PAY', ...due } },
    myTasks: { nodes: [{ kind: 'PAYMENT_DUE', ...due }] },
    myMoney: { expected: { ...due, count: 1 } },
  });
  const agreed = { amount: { amount: 45_050 } };
  expect(await seen(job.influencer, 'APPLICANT')).toMatchObject({
    remark: { money: { place: 'TO_PAY', ...agreed } },
    myMoney: { expected: { ...agreed, count: 1 } },
  });
});

/** A finished job that is disputed. */
async function disputed(): Promise<PaidJob> {
  const job = await doneJob(product);
  await raise(job, job.brand);
  return job;
}

const rule = ({ remarkId }: PaidJob, input: object) =>
  staff.client.data(jobOperations.ruleDispute, { input: { remarkId, reason: 'Decided.', ...input } });
const cancel = ({ influencer, remarkId }: PaidJob) =>
  influencer.client.data(jobOperations.cancel, { remarkId });
const release = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });

test('the brand pays it on top, rounded half up, and the influencer gets the amount', async () => {
  const job = await hiredJob(product);
  expect(await accounts(job)).toEqual({ card: -473.03, fee: 22.53, held: 450.5 });
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 47_303] });
  await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
  await release(job);
  expect(await accounts(job)).toEqual({ card: -473.03, fee: 22.53, payout: 450.5 });
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 47_303], transfer: [1, 45_050] });
  const statement = '{ myTransactions { nodes { amount { amount } fee { amount currency } } } }';
  const [paid] = (await job.brand.client.data(statement, {})).myTransactions.nodes;
  const [earned] = (await job.influencer.client.data(statement, {})).myTransactions.nodes;
  expect([paid, earned]).toEqual([
    { amount: { amount: 47_303 }, fee: { amount: 2_253, currency: 'USD' } },
    { amount: { amount: 45_050 }, fee: null },
  ]);
});

test('a cancelled job gives all of it back', async () => {
  const job = await hiredJob(product);
  const { data } = await job.brand.client.send(
    'query ($id: ID!) { remark(id: $id) { held { amount } refundPreview { amount } } }',
    { id: job.remarkId },
  );
  expect(data.remark).toEqual({ held: { amount: 45_050 }, refundPreview: { amount: 47_303 } });
  await cancel(job);
  expect(await accounts(job)).toEqual({});
  expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([47_303]);
  await product.settled();
  expect(await told(job.brand, job, 'was refunded to your card')).toEqual([
    expect.stringContaining('US$473.03 was refunded to your card'),
  ]);
});

test('a ruling that splits the amount gives back its share of the fee', async () => {
  const job = await disputed();
  await rule(job, { ruling: 'SPLIT', release: usd(20_000) });
  expect(await accounts(job)).toEqual({ card: -210, fee: 10, payout: 200 });
  expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([26_303]);
});

test('a settlement of one cent for the influencer keeps no fee, one of all but a cent the whole fee', async () => {
  for (const [released, fee] of [
    [1, undefined],
    [45_049, 22.53],
  ] as const) {
    const job = await disputed();
    const input = { remarkId: job.remarkId, release: usd(released) };
    const proposed = await job.brand.client.data(jobOperations.proposeSettlement, { input });
    const [{ id: settlementId }] = proposed.proposeSettlement.remark.dispute.settlements;
    await job.influencer.client.data(jobOperations.acceptSettlement, { settlementId });
    expect((await accounts(job)).fee).toBe(fee);
  }
});

test('a refund that its bank returns brings the fee back, and takes it again', async () => {
  const job = await hiredJob(product);
  await cancel(job);
  await outside.failRefund(job.remarkId);
  await outside.deliver();
  expect(await accounts(job)).toEqual({ card: -473.03, fee: 22.53, held: 450.5 });
  product.clock.advance({ hours: 2 });
  await product.runJob('finish-unsettled-money');
  expect(await accounts(job)).toEqual({});
});

test.each([
  ['again', false],
  ['by hand', true],
])('a part that comes back is given back to the cent, %s', async (_, isByHand) => {
  const job = await hiredJob(product);
  const { influencer, remarkId } = job;
  // Of 0.31 a cent is our fee; of 0.30 on top of the rest it would be two.
  await outside.refundThere(remarkId, 31);
  await outside.deliver();
  await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
  await release(job);
  const given = { card: -472.72, fee: 22.52, payout: 450.2 };
  expect(await accounts(job)).toEqual(given);
  await outside.failRefund(remarkId);
  await outside.deliver();
  expect(await accounts(job)).toEqual({ ...given, card: -473.03, fee: 22.53, held: 0.3 });
  if (isByHand) {
    await giveUpRefund(product, remarkId);
    await staff.client.data(
      'mutation ($id: ID!) { settleRefund(input: { remarkId: $id, reason: "Cash.", byHand: true }) { remark { id } } }',
      { id: remarkId },
    );
  } else {
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([31, 31]);
  }
  expect(await accounts(job)).toEqual(given);
});

test('parts that are refunded at the provider take their share, then the rest goes by itself', async () => {
  const job = await hiredJob(product);
  await outside.refundThere(job.remarkId, 10_000);
  await outside.deliver();
  expect(await accounts(job)).toEqual({ card: -373.03, fee: 17.77, held: 355.26 });
  await outside.refundThere(job.remarkId, 1);
  await outside.deliver();
  await cancel(job);
  expect(await accounts(job)).toEqual({});
  expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([10_000, 1, 37_302]);
});

test.each(['won', 'lost'] as const)('a chargeback freezes it with the amount, and is %s', async (verdict) => {
  const job = await doneJob(product);
  const disputeId = await outside.chargeBack(job.remarkId);
  await outside.deliver();
  expect(await accounts(job)).toEqual({ card: -473.03, chargeback: 473.03 });
  await outside.decide(disputeId, verdict);
  await outside.deliver();
  const won = { card: -473.03, fee: 22.53, held: 450.5 };
  expect(await accounts(job)).toEqual(verdict === 'won' ? won : {});
});

test('of a chargeback after the payout we bear the amount, and keep no fee', async () => {
  const job = await doneJob(product);
  await release(job);
  const disputeId = await outside.chargeBack(job.remarkId);
  await outside.deliver();
  await outside.decide(disputeId, 'lost');
  await outside.deliver();
  expect(await accounts(job)).toEqual({ payout: 450.5, platform: -450.5 });
});

test('a chargeback of a part takes its share', async () => {
  const job = await doneJob(product);
  const disputeId = await outside.chargeBack(job.remarkId, 20_000);
  await outside.deliver();
  await outside.decide(disputeId, 'lost');
  await outside.deliver();
  expect(await accounts(job)).toEqual({ card: -273.03, fee: 13, held: 260.03 });
});

test('a changed setting never touches an offer or a deal', async () => {
  const job = await acceptedJob(product);
  Object.assign(product.ports.config, { platformFeeRate: 1_000 });
  try {
    const quotes = `query ($id: ID!) { quote(amount: { amount: 45050, currency: "USD" }) { fee { amount } }
      remark(id: $id) { offer { quote { amount { amount } fee { amount } total { amount currency } estimate { rate } } }
        deals { fee { amount currency } document } } }`;
    const { quote, remark } = await job.influencer.client.data(quotes, { id: job.remarkId });
    expect(quote.fee.amount).toBe(4_505);
    expect(remark.offer.quote).toEqual({
      amount: { amount: 45_050 },
      fee: { amount: 2_253 },
      total: { amount: 47_303, currency: 'USD' },
      estimate: null,
    });
    expect(remark.deals[0].fee).toEqual({ amount: 2_253, currency: 'USD' });
    expect(JSON.parse(remark.deals[0].document).fee).toEqual({ amount: 2_253, currency: 'USD' });
    await pay(job, await tokenise(product, cards.good));
    expect(await accounts(job)).toEqual({ card: -473.03, fee: 22.53, held: 450.5 });
  } finally {
    Object.assign(product.ports.config, { platformFeeRate: 500 });
  }
});
