import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { disputed, finishedJob } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import type { PaidJob } from '../support/money.ts';
import { writeOrder } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { makeProduct } from '../support/products.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let staff: Person;
let owner: Person;
let job: PaidJob;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  staff = await createPerson(product, { isStaff: true, first: 'Sam', last: 'Clerk' });
  owner = await createPerson(product, { first: 'Gunung', last: 'Gear', username: 'gununggear' });
  job = await finishedJob(product);
});
afterAll(() => product?.close());

const search = `query ($text: String!) { deskSearch(text: $text) {
  kind id paymentId title line state amount { amount currency } } }`;

interface Hit {
  kind: string;
  id: string;
  paymentId: string | null;
  title: string;
  line: string;
  amount: { amount: number } | null;
}
const find = async (text: string): Promise<Hit[]> => (await staff.client.data(search, { text })).deskSearch;
const found = async (text: string) => (await find(text)).map(({ kind, id }) => [kind, id]);
const payment = async () => {
  const [row] = await sql(product.databaseUrl, 'select * from payment where remark_id = $1', [job.remarkId]);
  return row ?? {};
};

describe('the search of staff', () => {
  test('finds people by name, username and address', async () => {
    const person = ['PERSON', idOf('Account', owner.id)];
    for (const text of ['gunung ge', 'GUNUNGGEAR', owner.email, idOf('Account', owner.id)])
      expect(await found(text), text).toContainEqual(person);
    expect((await find('gunung ge'))[0]).toMatchObject({
      title: 'Gunung Gear',
      line: `${owner.email} · @gununggear`,
    });
  });

  test('finds a payment by the address of a side, the amount and the ids of the provider', async () => {
    const { provider_payment_id, provider_charge_id, id } = await payment();
    const hit = ['PAYMENT', idOf('Remark', job.remarkId)];
    const texts = [job.brand.email, job.influencer.email, '450.55', 'US$450.55', `pay_${id}`];
    for (const text of [...texts, String(provider_payment_id), String(provider_charge_id)])
      expect(await found(text), text).toContainEqual(hit);
    const [opened] = await find(String(provider_payment_id));
    expect(opened?.paymentId).toBe(idOf('StaffPayment', Number(id)));
    expect(await found('450.56')).not.toContainEqual(hit);
    expect(await found('pi_unknown')).toEqual([]);
  });

  test('finds a transfer, and who has a bank account or card by its last four digits', async () => {
    await job.brand.client.data(jobOperations.release, { remarkId: job.remarkId });
    const [sent] = await sql(
      product.databaseUrl,
      'select provider_transfer_id as id from payout where remark_id = $1',
      [job.remarkId],
    );
    expect(await found(String(sent?.id))).toEqual([['PAYMENT', idOf('Remark', job.remarkId)]]);
    const [bank] = await sql(product.databaseUrl, 'select last4 from bank_account where owner_id = $1', [
      job.influencer.id,
    ]);
    expect(await found(String(bank?.last4))).toContainEqual(['PERSON', idOf('Account', job.influencer.id)]);
  });

  test('finds a payment by the number of its receipt', async () => {
    const { papers } = await job.brand.client.data('{ papers { nodes { number } } }');
    expect(await found(papers.nodes[0].number)).toEqual([['PAYMENT', idOf('Remark', job.remarkId)]]);
  });

  test('finds campaigns by title, and everything by its id', async () => {
    const title = 'Ten nights under canvas';
    const campaign = idOf('Campaign', await makeCampaign(product, owner, { title }));
    expect(await found('under canv')).toEqual([['CAMPAIGN', campaign]]);
    expect(await found(campaign)).toEqual([['CAMPAIGN', campaign]]);
    const remark = idOf('Remark', job.remarkId);
    expect(await found(remark)).toEqual([['JOB', remark]]);
    const productId = await makeProduct(product, owner);
    const sale = { productId, buyer: job.brand, seller: owner };
    const order = idOf('Order', await writeOrder(product, sale, { method: 'card', state: 'paid' }));
    expect(await found(order)).toEqual([['ORDER', order]]);
    expect(await found('24.00')).toContainEqual(['ORDER', order]);
  });

  test('finds a job by its dispute', async () => {
    const { remarkId } = await disputed(product);
    const [dispute] = await sql(product.databaseUrl, 'select id from dispute where remark_id = $1', [
      remarkId,
    ]);
    expect(await found(idOf('Dispute', Number(dispute?.id)))).toEqual([['JOB', idOf('Remark', remarkId)]]);
  });

  test('begins with names that begin so', async () => {
    const { id } = await createPerson(product, { first: 'Arif', last: 'Zulu' });
    await createPerson(product, { first: 'Sharifah', last: 'Zulu' });
    expect((await find('arif'))[0]).toMatchObject({ kind: 'PERSON', id: idOf('Account', id) });
  });

  test('is short: six of each kind, none below two characters', async () => {
    for (let n = 0; n < 8; n += 1) await createPerson(product, { first: 'Zulaikha', last: `Number${n}` });
    expect(await found('zulaikha')).toHaveLength(6);
    expect(await found(' z ')).toEqual([]);
    const refusal = await staff.client.refusal(search, { text: 'x'.repeat(101) });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'text' });
  });

  test('takes signs of patterns as they are', async () => {
    expect(await found('%%')).toEqual([]);
    expect(await found("o'neill; --")).toEqual([]);
  });
});

test('a person is shown with what happened', async () => {
  const { remarkId, brand, influencer } = await disputed(product);
  await staff.client.data(jobOperations.ruleDispute, {
    input: { remarkId, ruling: 'SPLIT', release: usd(10_000), reason: 'A third.' },
  });
  const read = `query ($id: ID!) { deskPerson(accountId: $id) { account { email profile { fullName } }
    disputeCount ruledAgainstCount payoutCount payoutTotal { amount } canBePaidOut bankAccountSince chargebackCount } }`;
  const about = async ({ id }: Person) =>
    (await staff.client.data(read, { id: idOf('Account', id) })).deskPerson;
  expect(await about(influencer)).toMatchObject({
    account: { email: influencer.email },
    disputeCount: 1,
    ruledAgainstCount: 0,
    payoutCount: 1,
    payoutTotal: { amount: 10_000 },
    canBePaidOut: true,
    bankAccountSince: expect.any(String),
  });
  expect(await about(brand)).toMatchObject({ disputeCount: 1, payoutCount: 0, bankAccountSince: null });
  expect((await staff.client.refusal(read, { id: 'usr_999999' })).extensions.code).toBe('NOT_FOUND');
});

describe('the effect of a ruling', () => {
  const effect = `query ($remarkId: ID!, $minor: MinorUnits!) {
    rulingEffect(remarkId: $remarkId, release: { amount: $minor, currency: "USD" }) {
      held { amount } release { amount } refund { amount } fee { amount } feeBack { amount } } }`;

  test('is what the ruling then does', async () => {
    const { remarkId } = await disputed(product);
    const { rulingEffect } = await staff.client.data(effect, { remarkId, minor: 10_000 });
    const { held, release, refund, fee, feeBack } = rulingEffect;
    expect(held.amount).toBe(45_055);
    expect(release.amount + refund.amount).toBe(held.amount);
    await staff.client.data(jobOperations.ruleDispute, {
      input: { remarkId, ruling: 'SPLIT', release: usd(10_000), reason: 'A part.' },
    });
    const entries = await sql(
      product.databaseUrl,
      `select account, sum(amount_minor)::int as minor from ledger_entry where remark_id = $1 group by account`,
      [remarkId],
    );
    const balances = Object.fromEntries(entries.map(({ account, minor }) => [account, minor]));
    expect(balances).toMatchObject({ held: 0, payout: release.amount });
    expect(balances.fee ?? 0).toBe(fee.amount - feeBack.amount);
    expect(balances.card).toBe(-(45_055 + fee.amount) + refund.amount + feeBack.amount);
  });

  test('refuses more than is held', async () => {
    const { remarkId } = await disputed(product);
    const refusal = await staff.client.refusal(effect, { remarkId, minor: 45_056 });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'release' });
  });
});
