import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signWebhook } from '../../api/dev/payment/provider-secrets.ts';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, answerBank, balances, cards, type PaidJob, pay, tokenise } from '../support/money.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

const now = () => Math.floor(Date.now() / 1000);
const secret = () => product.ports.secrets.get('localPaymentWebhookSecret');

/** The newest event of a type that the provider holds for a payment, as it would be delivered. */
async function eventOf(remarkId: number, type: string): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select e.body from payment_provider.events e join payment p on p.provider_payment_id = e.body #>> '{data,object,id}'
     where p.remark_id = $1 and e.body ->> 'type' = $2 order by e.seq desc limit 1`,
    [remarkId, type],
  );
  return JSON.stringify(rows[0]?.body, null, 2);
}

async function deliver(body: string, signature = signWebhook(body, secret(), now())): Promise<number> {
  const response = await product.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  });
  await product.settled();
  return response.statusCode;
}

/** A job whose payment waits for the bank, and the payer's answer there. */
async function askedJob(outcome: 'complete' | 'fail'): Promise<PaidJob> {
  const job = await acceptedJob(product);
  const asked = await pay(job, await tokenise(product, cards.asksBank));
  await answerBank(product, asked.data.payForHire.clientSecret, outcome);
  return job;
}

const stateOf = async ({ remarkId }: PaidJob) => (await balances(product, remarkId)).join(' ');

test('a success that only the webhook tells hires, and a second delivery changes nothing', async () => {
  const job = await askedJob('complete');
  expect(await stateOf(job)).toBe('paying 0.00 0.00 0.00');
  const body = await eventOf(job.remarkId, 'payment_intent.succeeded');
  expect([await deliver(body), await deliver(body)]).toEqual([200, 200]);
  expect(await stateOf(job)).toBe('hired -450.50 450.50 0.00');
  const { id } = JSON.parse(body);
  const noted = await sql(
    product.databaseUrl,
    'select type, done_at is not null as done from provider_event where id = $1',
    [id],
  );
  expect(noted).toEqual([{ type: 'payment_intent.succeeded', done: true }]);
});

test('fifty deliveries of one event at the same moment hire once', async () => {
  const job = await askedJob('complete');
  const body = await eventOf(job.remarkId, 'payment_intent.succeeded');
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(body)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await stateOf(job)).toBe('hired -450.50 450.50 0.00');
});

test('events in the wrong order: the state at the provider counts', async () => {
  const job = await askedJob('complete');
  await deliver(await eventOf(job.remarkId, 'payment_intent.succeeded'));
  await deliver(await eventOf(job.remarkId, 'payment_intent.requires_action'));
  expect(await stateOf(job)).toBe('hired -450.50 450.50 0.00');
  const refused = await askedJob('fail');
  await deliver(await eventOf(refused.remarkId, 'payment_intent.payment_failed'));
  await deliver(await eventOf(refused.remarkId, 'payment_intent.requires_action'));
  expect(await stateOf(refused)).toBe('offer_accepted 0.00 0.00 0.00');
});

test('a failure that is told late does not disturb the next try', async () => {
  const job = await askedJob('fail');
  const late = await eventOf(job.remarkId, 'payment_intent.payment_failed');
  await pay(job, await tokenise(product, cards.good));
  expect(await deliver(late)).toBe(200);
  expect(await stateOf(job)).toBe('hired -450.50 450.50 0.00');
});

test('a wrong, missing or old signature and an altered body are refused, and nothing is written', async () => {
  const job = await askedJob('complete');
  const body = await eventOf(job.remarkId, 'payment_intent.succeeded');
  const answers = [
    await deliver(body, 't=1,v1=00'),
    await deliver(body, ''),
    await deliver(body, signWebhook(body, 'whsec_other', now())),
    await deliver(body, signWebhook(body, secret(), now() - 3600)),
    await deliver(`${body} `, signWebhook(body, secret(), now())),
  ];
  expect(answers).toEqual([400, 400, 400, 400, 400]);
  expect(await stateOf(job)).toBe('paying 0.00 0.00 0.00');
  const { id } = JSON.parse(body);
  expect(await sql(product.databaseUrl, 'select 1 from provider_event where id = $1', [id])).toEqual([]);
});

test('a changed account is read anew at the provider', async () => {
  const job = await acceptedJob(product);
  const [row] = await sql(
    product.databaseUrl,
    'select provider_account_id as id from bank_account where owner_id = $1',
    [job.influencer.id],
  );
  const account = { id: row?.id, object: 'account' };
  const event = {
    id: 'evt_account',
    object: 'event',
    type: 'account.updated',
    created: now(),
    data: { object: account },
  };
  await sql(product.databaseUrl, 'update bank_account set payouts_enabled = false where owner_id = $1', [
    job.influencer.id,
  ]);
  expect(await deliver(JSON.stringify(event))).toBe(200);
  const after = await sql(
    product.databaseUrl,
    'select payouts_enabled from bank_account where owner_id = $1',
    [job.influencer.id],
  );
  expect(after).toEqual([{ payouts_enabled: true }]);
});

test('a refund whose answer was lost is told by the webhook', async () => {
  const job = await acceptedJob(product);
  const { remarkId } = job;
  await pay(job, await tokenise(product, cards.good));
  const { payment } = product.ports;
  const real = payment.createRefund;
  vi.spyOn(payment, 'createRefund').mockImplementationOnce(async (...args) => {
    await real(...args);
    throw new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  });
  const { cancelJob } = await job.influencer.client.data(jobOperations.cancel, { remarkId });
  expect(cancelJob.remark.state).toBe('REFUNDING');
  const rows = await sql(
    product.databaseUrl,
    `select e.body from payment_provider.events e
     join payment p on p.provider_payment_id = e.body #>> '{data,object,payment_intent}'
     where p.remark_id = $1 and e.body ->> 'type' = 'refund.created'`,
    [remarkId],
  );
  expect(await deliver(JSON.stringify(rows[0]?.body))).toBe(200);
  expect(await stateOf(job)).toBe('cancelled 0.00 0.00 0.00');
});

test('over a real socket, the local provider delivers by itself', async () => {
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const job = await askedJob('complete');
  await expect.poll(() => stateOf(job), { timeout: 15_000 }).toBe('hired -450.50 450.50 0.00');
});
