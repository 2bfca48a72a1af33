import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  answerBank,
  atTheProvider,
  balances,
  cards,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

interface Asked extends PaidJob {
  readonly clientSecret: string;
}

/** A job whose payment waits for the bank. */
async function asked(): Promise<Asked> {
  const job = await acceptedJob(product);
  const { data } = await pay(job, await tokenise(product, cards.asksBank));
  return { ...job, clientSecret: data.payForHire.clientSecret };
}

const cancel = ({ brand, remarkId }: PaidJob) => brand.client.send(jobOperations.cancel, { remarkId });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const told = async ({ remarkId }: PaidJob) => (await balances(product, remarkId)).join(' ');

test('the owner gives up a payment that waits for the bank: free, and no card can pay it any more', async () => {
  const job = await asked();
  const { remark } = await job.brand.client.data(jobOperations.remark, { id: job.remarkId });
  expect(remark.nextSteps).toContainEqual(expect.objectContaining({ action: 'CANCEL', allowed: true }));
  expect((await cancel(job)).data.cancelJob.remark).toMatchObject({
    state: 'CANCELLED',
    held: null,
    refunded: null,
  });
  expect((await cancel(job)).data.cancelJob.remark.state).toBe('CANCELLED');
  await answerBank(product, job.clientSecret, 'complete').catch(() => undefined);
  await product.runJob('finish-unsettled-money');
  expect(await told(job)).toBe('cancelled 0.00 0.00 0.00');
  expect(await atTheProvider(product, job.remarkId)).toEqual({});
  expect(codeOf(await pay(job, await tokenise(product, cards.good)))).toBe('WRONG_STATE');
});

test('the bank was faster: the job is paid, and the owner has to ask the influencer', async () => {
  const job = await asked();
  await answerBank(product, job.clientSecret, 'complete');
  expect(codeOf(await cancel(job))).toBe('ASK_TO_CANCEL_FIRST');
  expect(await told(job)).toBe('hired -450.50 450.50 0.00');
});

test('a race with the approval of the bank ends in one truth', { timeout: 60_000 }, async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const job = await asked();
    const approve = () => answerBank(product, job.clientSecret, 'complete').catch(() => undefined);
    const look = () => pay(job, null);
    const moves = [approve, () => cancel(job), look, () => cancel(job)];
    if (round % 2) moves.reverse();
    await Promise.all(moves.map((move) => move()));
    product.clock.advance({ minutes: 10 });
    await product.runJob('finish-unsettled-money');
    const charges = (await atTheProvider(product, job.remarkId)).charge?.[0] ?? 0;
    ends.add(`${await told(job)}, ${charges} charged`);
  }
  const truths = ['hired -450.50 450.50 0.00, 1 charged', 'cancelled 0.00 0.00 0.00, 0 charged'];
  expect([...ends].filter((end) => !truths.includes(end))).toEqual([]);
});

test('when the provider does not answer, nobody can pay meanwhile and the job finishes it', async () => {
  const job = await asked();
  const { payment } = product.ports;
  const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  vi.spyOn(payment, 'cancelPaymentIntent').mockRejectedValueOnce(lost);
  expect((await cancel(job)).data.cancelJob.remark.state).toBe('PAYING');
  expect(codeOf(await pay(job, await tokenise(product, cards.good)))).toBe('WRONG_STATE');
  product.clock.advance({ minutes: 2 });
  await product.runJob('finish-unsettled-money');
  expect(await told(job)).toBe('cancelled 0.00 0.00 0.00');
});

test('a payment that is on its way cannot be given up, and the influencer cannot give up for the owner', async () => {
  const job = await acceptedJob(product);
  const { payment } = product.ports;
  const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  vi.spyOn(payment, 'confirmPaymentIntent').mockRejectedValueOnce(lost);
  await pay(job, await tokenise(product, cards.good));
  expect(codeOf(await cancel(job))).toBe('PAYMENT_UNDER_WAY');
  const waiting = await asked();
  const { remarkId, influencer } = waiting;
  expect(codeOf(await influencer.client.send(jobOperations.cancel, { remarkId }))).toBe('WRONG_STATE');
  product.clock.advance({ minutes: 2 });
  await product.runJob('finish-unsettled-money');
  expect(await told(job)).toBe('hired -450.50 450.50 0.00');
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
