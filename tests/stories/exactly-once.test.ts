import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PaymentPort } from '../../api/platform/payment/payment-provider.ts';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  atTheProvider,
  balances,
  cards,
  doneJob,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { patiently } from '../support/patiently.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());
afterEach(() => vi.restoreAllMocks());

const release = ({ brand, remarkId }: PaidJob) => brand.client.send(jobOperations.release, { remarkId });

/** How often each step is in the log of a job. */
async function steps(remarkId: number) {
  const rows = await sql(
    product.databaseUrl,
    `select action, count(*)::int as n from transition where process = 'remark' and subject_id = $1 group by action`,
    [remarkId],
  );
  return Object.fromEntries(rows.map(({ action, n }) => [action, n]));
}

const paid = ['hired', '-450.50', '450.50', '0.00'];
const paidOut = ['released', '-450.50', '0.00', '450.50'];

describe('at the same moment', () => {
  test('fifty payments with one card: one charge, one hire, one answer', { timeout: 60_000 }, async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    const answers = await Promise.all(Array.from({ length: 50 }, () => patiently(() => pay(job, card))));
    const outcomes = answers.map(({ data, errors }) => data?.payForHire.state ?? errors);
    expect(new Set(outcomes)).toEqual(new Set(['SUCCEEDED']));
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
    expect(await balances(product, job.remarkId)).toEqual(paid);
    expect(await steps(job.remarkId)).toMatchObject({ pay: 1, paid: 1 });
  });

  test('ten payments with ten cards: one charge, one hire', { timeout: 60_000 }, async () => {
    const job = await acceptedJob(product);
    const methods = await Promise.all(Array.from({ length: 10 }, () => tokenise(product, cards.good)));
    const answers = await Promise.all(methods.map((method) => pay(job, method)));
    for (const { data, errors } of answers) {
      expect(errors).toBeUndefined();
      expect(['SUCCEEDED', 'PROCESSING']).toContain(data.payForHire.state);
    }
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
    expect(await balances(product, job.remarkId)).toEqual(paid);
  });

  test('two cards, one of them declined: the good one hires, whichever is first', async () => {
    for (const order of [
      [cards.good, cards.declined],
      [cards.declined, cards.good],
    ]) {
      const job = await acceptedJob(product);
      const methods = await Promise.all(order.map((number) => tokenise(product, number)));
      await Promise.all(methods.map((method) => pay(job, method)));
      expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
      expect(await balances(product, job.remarkId)).toEqual(paid);
    }
  });

  test('fifty releases: one transfer, one answer', { timeout: 60_000 }, async () => {
    const job = await doneJob(product);
    const answers = await Promise.all(Array.from({ length: 50 }, () => patiently(() => release(job))));
    expect(new Set(answers.map(({ data }) => data?.releasePayment.remark.state))).toEqual(
      new Set(['RELEASED']),
    );
    expect(await atTheProvider(product, job.remarkId)).toEqual({
      charge: [1, 45_050],
      transfer: [1, 45_050],
    });
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
    expect(await steps(job.remarkId)).toMatchObject({ releasePayment: 1, payoutSent: 1 });
  });
});

type Call = 'createPaymentIntent' | 'confirmPaymentIntent' | 'createTransfer';

/** The process dies at a call of the provider, before the call or after its answer. */
function dieAt(call: Call, when: 'before' | 'after'): void {
  const port: PaymentPort = product.ports.payment;
  const real = port[call].bind(port) as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(port, call).mockImplementationOnce(async (...args: unknown[]) => {
    if (when === 'after') await real(...args);
    throw new Error('the process was killed');
  });
}

async function repair(): Promise<void> {
  product.clock.advance({ minutes: 1 });
  await product.runJob('finish-unsettled-money');
}

describe('the process dies in between, and the job finishes', () => {
  test.each([
    ['createPaymentIntent', 'before'],
    ['createPaymentIntent', 'after'],
    ['confirmPaymentIntent', 'before'],
    ['confirmPaymentIntent', 'after'],
  ] as const)('paying: %s, %s the call', async (call, when) => {
    const job = await acceptedJob(product);
    dieAt(call, when);
    const answer = await pay(job, await tokenise(product, cards.good));
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(await balances(product, job.remarkId)).toEqual(['paying', '0.00', '0.00', '0.00']);
    await repair();
    expect(await balances(product, job.remarkId)).toEqual(paid);
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test.each(['before', 'after'] as const)(
    'paying: the owner presses again, %s the confirmation',
    async (when) => {
      const job = await acceptedJob(product);
      const card = await tokenise(product, cards.good);
      dieAt('confirmPaymentIntent', when);
      await pay(job, card);
      expect((await pay(job, card)).data.payForHire.state).toBe('SUCCEEDED');
      await repair();
      expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
      expect(await balances(product, job.remarkId)).toEqual(paid);
    },
  );

  test('paying with a card that was declined unseen', async () => {
    const job = await acceptedJob(product);
    const real = product.ports.payment.confirmPaymentIntent;
    vi.spyOn(product.ports.payment, 'confirmPaymentIntent').mockImplementationOnce(async (...args) => {
      await real(...args).catch(() => undefined);
      throw new Error('the process was killed');
    });
    await pay(job, await tokenise(product, cards.declined));
    await repair();
    expect((await balances(product, job.remarkId))[0]).toBe('offer_accepted');
    await pay(job, await tokenise(product, cards.good));
    expect(await balances(product, job.remarkId)).toEqual(paid);
  });

  test.each(['before', 'after'] as const)('releasing: %s the transfer', async (when) => {
    const job = await doneJob(product);
    dieAt('createTransfer', when);
    expect((await release(job)).errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect(await balances(product, job.remarkId)).toEqual(['releasing', '-450.50', '450.50', '0.00']);
    await repair();
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
    expect(await atTheProvider(product, job.remarkId)).toEqual({
      charge: [1, 45_050],
      transfer: [1, 45_050],
    });
  });
});

describe('the provider does not answer', () => {
  const silent = () =>
    new PaymentProviderError({ kind: 'temporary', code: 'provider_unavailable', message: 'No answer.' });

  test('paying stays on its way until the job has looked', async () => {
    const job = await acceptedJob(product);
    vi.spyOn(product.ports.payment, 'confirmPaymentIntent').mockRejectedValueOnce(silent());
    const answer = await pay(job, await tokenise(product, cards.good));
    expect(answer.data.payForHire).toMatchObject({ state: 'PROCESSING', remark: { state: 'PAYING' } });
    await repair();
    expect(await balances(product, job.remarkId)).toEqual(paid);
  });

  test('a payout stays on its way until the job has looked', async () => {
    const job = await doneJob(product);
    vi.spyOn(product.ports.payment, 'createTransfer').mockRejectedValueOnce(silent());
    expect((await release(job)).data.releasePayment.remark.state).toBe('RELEASING');
    await repair();
    expect(await balances(product, job.remarkId)).toEqual(paidOut);
  });
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
