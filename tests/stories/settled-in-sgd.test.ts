import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import { balances, doneJob, hiredJob, type PaidJob } from '../support/money.ts';
import { makeSale, orderOperations, payOrder, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// Charges are in USD, and everything at the provider is in SGD: US$450.50 and 5 % are US$473.03, or S$616.88 at 1.3041.
let product: TestProduct;
let outside: ProviderMoves;
let staff: Person;

beforeAll(async () => {
  const settings = { LOCAL_PAYMENT_CURRENCY: 'SGD', LOCAL_PAYMENT_RATE: '1.3041', PLATFORM_FEE_PERCENT: '5' };
  product = await startTestProduct(settings);
  outside = providerMoves(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());
beforeEach(() => outside.setRate(1.3041));
afterEach(async () => {
  await product.settled();
  await product.runJob('book-provider-movements');
  expect(await violations(product)).toEqual([]);
});

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const release = ({ brand, remarkId }: PaidJob) => brand.client.data(jobOperations.release, { remarkId });

/** What the provider moved for a job, in its own currency, oldest first, and what rates and rounding cost. */
async function moved({ remarkId }: PaidJob): Promise<string[]> {
  await product.runJob('book-provider-movements');
  const rows = await run(
    `select m.category, m.amount_minor::int as amount, m.currency, m.fee_minor::int as fee, m.exchange_minor::int as lost
     from provider_movement m join payment_provider.objects o on o.id = m.id
     left join payment_provider.objects r on r.id = m.source_id and r.kind = 'transfer_reversal'
     where coalesce(m.charge_id, (select t.charge_id from provider_movement t
         where t.kind = 'transfer' and t.source_id = r.body ->> 'transfer'))
       = (select provider_charge_id from payment where remark_id = $1) order by o.seq`,
    [remarkId],
  );
  return rows.map(({ category, amount, currency, fee, lost }) =>
    [category, amount, currency, ...(fee ? [`fee ${fee}`] : []), ...(lost ? [`lost ${lost}`] : [])].join(' '),
  );
}

const charged = 'charge 61688 SGD fee 2147';

test('a transfer in dollars is refused with the words of the provider', async () => {
  const job = await doneJob(product);
  const [payment] = await run('select provider_charge_id as charge from payment where remark_id = $1', [
    job.remarkId,
  ]);
  const [account] = await run('select provider_account_id as id from bank_account where owner_id = $1', [
    job.influencer.id,
  ]);
  const sending = product.ports.payment.createTransfer(
    {
      amountMinor: 45_050,
      currency: 'USD',
      destination: String(account?.id),
      transferGroup: `job-${job.remarkId}`,
      sourceTransaction: String(payment?.charge),
      metadata: {},
    },
    'dollars',
  );
  await expect(sending).rejects.toMatchObject({
    kind: 'invalid',
    param: 'currency',
    message:
      "The currency of source_transaction's balance transaction (sgd) must be the same as the transfer currency (usd)",
  });
});

test('the influencer gets what was agreed, at the rate of the charge', async () => {
  const job = await doneJob(product);
  await outside.setRate(1.4);
  await release(job);
  expect(await balances(product, job.remarkId)).toEqual(['released', '-473.03', '0.00', '450.50']);
  expect(await moved(job)).toEqual([charged, 'transfer -58750 SGD']);
  const asked =
    'query ($id: ID!) { remark(id: $id) { money { amount { amount currency } sent { amount currency } } } }';
  for (const { client } of [job.influencer, job.brand])
    expect((await client.data(asked, { id: job.remarkId })).remark.money.sent).toEqual(
      client === job.influencer.client ? { amount: 58_750, currency: 'SGD' } : null,
    );
});

test('a split gives each their part, and the refund has the rate of its day', async () => {
  const job = await disputed(product);
  await outside.setRate(1.35);
  const input = { remarkId: job.remarkId, ruling: 'SPLIT', release: usd(20_000), reason: 'Half of it.' };
  await staff.client.data(jobOperations.ruleDispute, { input });
  expect((await balances(product, job.remarkId)).slice(0, 2)).toEqual(['settled', '-210.00']);
  expect(await moved(job)).toEqual([
    'charge 61694 SGD fee 2148',
    // Of US$473.08 go US$200 to the influencer, and all but that and its fee back: US$263.08, at the charge S$343.08.
    'refund -35516 SGD lost 1208',
    'transfer -26082 SGD',
  ]);
});

test.each([
  ['dearer', 1.35, 'lost 2171'],
  ['cheaper', 1.25, 'lost -2559'],
])('a refund before the release when the dollar is %s', async (_what, rate, lost) => {
  const job = await hiredJob(product);
  await outside.setRate(rate);
  await job.influencer.client.data(jobOperations.cancel, { remarkId: job.remarkId });
  expect(await balances(product, job.remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
  expect(await moved(job)).toEqual([charged, `refund -${Math.round(47_303 * rate)} SGD ${lost}`]);
});

test('a chargeback that is won at another rate ends, and the difference is booked', async () => {
  const job = await hiredJob(product);
  const dispute = await outside.chargeBack(job.remarkId);
  await outside.deliver();
  await outside.setRate(1.28);
  await outside.decide(dispute, 'won');
  await outside.deliver();
  expect(await run('select state from chargeback where remark_id = $1', [job.remarkId])).toEqual([
    { state: 'won' },
  ]);
  expect(await balances(product, job.remarkId)).toEqual(['hired', '-473.03', '450.50', '0.00']);
  expect(await moved(job)).toEqual([
    charged,
    'dispute -61688 SGD fee 1500',
    'dispute_reversal 60548 SGD lost 1140',
  ]);
});

test('a chargeback after the release is lost, and its transfer comes back', async () => {
  const job = await doneJob(product);
  await release(job);
  await outside.decide(await outside.chargeBack(job.remarkId), 'lost');
  await outside.deliver();
  await outside.reverseTransfer(job.remarkId);
  await outside.deliver();
  expect(await balances(product, job.remarkId)).toEqual(['charged_back', '0.00', '0.00', '0.00']);
  expect(await moved(job)).toEqual([
    charged,
    'transfer -58750 SGD',
    'dispute -61688 SGD fee 1500',
    'transfer_reversal 58750 SGD',
  ]);
});

test('parts that come back and are sent again never ask for a cent more than the charge has', async () => {
  const job = await doneJob(product);
  await release(job);
  const first = await outside.transferOf(job.remarkId);
  for (const part of [3_333, 1, 7_777]) {
    await outside.reverseTransfer(job.remarkId, part, first);
    await outside.deliver();
    await release(job);
  }
  expect(await balances(product, job.remarkId)).toEqual(['released', '-473.03', '0.00', '450.50']);
  const [sum] = await run(
    `select sum((body ->> 'amount')::int - (body ->> 'amount_reversed')::int)::int as sent
     from payment_provider.objects where kind = 'transfer' and body ->> 'transfer_group' = $1`,
    [`job-${job.remarkId}`],
  );
  expect(Math.abs(Number(sum?.sent) - 58_750)).toBeLessThanOrEqual(2);
});

test.each([
  ['USD', 3_130, '2400 USD'],
  ['SGD', 2_400, null],
])('an order in %s is paid out in SGD', async (currency, amount, agreed) => {
  const sale = await makeSale(product);
  await run('update product set currency = $1 where id = $2', [currency, sale.productId]);
  const orderId = Number(await place(sale, { total: { amount: 2_400, currency } }));
  await payOrder(product, sale, String(orderId));
  await sale.seller.client.data(orderOperations.ship, { orderId });
  await sale.buyer.client.data(orderOperations.confirm, { orderId });
  const sent = await run(
    `select body ->> 'currency' as currency, (body ->> 'amount')::int as amount, body #>> '{metadata,agreed}' as agreed
     from payment_provider.objects where kind = 'transfer' and body ->> 'transfer_group' = $1`,
    [`order-${orderId}`],
  );
  expect(sent).toEqual([{ currency: 'sgd', amount, agreed }]);
});

test('the month is told in SGD', async () => {
  await product.runJob('book-provider-movements');
  const { monthlyFigures } = await staff.client.data(
    '{ monthlyFigures { currencies { exchange { amount currency } net { amount currency } } } }',
    {},
  );
  const [booked] = await run(
    `select -sum(amount_minor)::int as brought from ledger_entry where account = 'exchange'`,
  );
  expect(monthlyFigures.currencies).toEqual([
    {
      exchange: { amount: booked?.brought, currency: 'SGD' },
      net: { amount: expect.any(Number), currency: 'SGD' },
    },
  ]);
});
