import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, balances, cards, hiredJob, pay, tokenise } from '../support/money.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());
afterEach(() => vi.restoreAllMocks());

const cancelled = ['cancelled', '0.00', '0.00', '0.00'];
const refused = () =>
  new PaymentProviderError({ kind: 'invalid', code: 'charge_disputed', message: 'It was charged back.' });

describe('a refund that the bank takes its time for', () => {
  const pending = (status: 'pending' | 'failed', attempt = '1') => ({
    id: `re_slow_${attempt}`,
    status,
    amountMinor: 45_055,
    currency: 'USD',
    paymentIntentId: null,
    chargeId: null,
  });

  test('stays on its way, and the job goes on when it failed in the end', async () => {
    const job = await hiredJob(product, 45_055);
    const { remarkId } = job;
    vi.spyOn(product.ports.payment, 'createRefund').mockImplementationOnce(async (input) => ({
      ...pending('pending'),
      metadata: input.metadata ?? {},
    }));
    await job.influencer.client.data(jobOperations.cancel, { remarkId });
    expect(await balances(product, remarkId)).toEqual(['refunding', '-450.55', '450.55', '0.00']);
    const rows = await sql(product.databaseUrl, 'select id from refund where remark_id = $1', [remarkId]);
    const metadata = { refund: String(rows[0]?.id), attempt: '1' };
    vi.spyOn(product.ports.payment, 'listRefunds').mockResolvedValueOnce([
      { ...pending('failed'), metadata },
    ]);
    product.clock.advance({ minutes: 1 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, remarkId)).toEqual(['hired', '-450.55', '450.55', '0.00']);
    await job.influencer.client.data(jobOperations.cancel, { remarkId });
    expect(await balances(product, remarkId)).toEqual(cancelled);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([45_055]);
  });
});

describe('the provider refuses the refund', () => {
  test('the influencer who cancelled is told, and presses again', async () => {
    const job = await hiredJob(product, 45_055);
    const { remarkId } = job;
    vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValueOnce(refused());
    const refusal = await job.influencer.client.refusal(jobOperations.cancel, { remarkId });
    expect(refusal.extensions.code).toBe('REFUND_FAILED');
    expect(await balances(product, remarkId)).toEqual(['hired', '-450.55', '450.55', '0.00']);
    await job.influencer.client.data(jobOperations.cancel, { remarkId });
    expect(await balances(product, remarkId)).toEqual(cancelled);
  });

  test('the wish of the owner outlives it: silence tries again after an hour', async () => {
    const job = await hiredJob(product, 45_055);
    await job.brand.client.data(jobOperations.askToCancel, { remarkId: job.remarkId, reason: 'Moved.' });
    product.clock.advance({ hours: 72 });
    vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValueOnce(refused());
    await product.runJob('cancel-silence');
    expect((await balances(product, job.remarkId))[0]).toBe('cancel_asked');
    await product.runJob('cancel-silence');
    expect((await balances(product, job.remarkId))[0]).toBe('cancel_asked');
    product.clock.advance({ hours: 1, minutes: 1 });
    await product.runJob('cancel-silence');
    expect(await balances(product, job.remarkId)).toEqual(cancelled);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
  });
});

test('a charge that comes through after the cancellation goes straight back', async () => {
  const job = await acceptedJob(product);
  const { remarkId, brand } = job;
  const [first, second] = [await tokenise(product, cards.good), await tokenise(product, cards.declined)];
  const real = product.ports.payment.confirmPaymentIntent;
  let answerFirst = () => {};
  const slow = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  vi.spyOn(product.ports.payment, 'confirmPaymentIntent').mockImplementation(async (id, input, key) => {
    if (input.paymentMethodId === second) {
      throw new PaymentProviderError({ kind: 'card', code: 'card_declined', message: 'Declined.' });
    }
    const paid = await real(id, input, key);
    await slow;
    return paid;
  });
  const paying = pay(job, first);
  await expect.poll(async () => (await balances(product, remarkId))[0]).toBe('paying');
  await expect
    .poll(() =>
      sql(
        product.databaseUrl,
        `select count(*)::int as n from payment_provider.objects
        where kind = 'charge' and body ->> 'transfer_group' = $1`,
        [`job-${remarkId}`],
      ),
    )
    .toEqual([{ n: 1 }]);
  // What another process recorded about a second card, which was declined first.
  await sql(product.databaseUrl, `update remark set state = 'offer_accepted' where id = $1`, [remarkId]);
  await brand.client.data(jobOperations.cancel, { remarkId });
  answerFirst();
  expect((await paying).errors?.[0]?.extensions.code).toBe('PAYMENT_FAILED');
  expect(await balances(product, remarkId)).toEqual(['refunding', '-450.50', '450.50', '0.00']);
  product.clock.advance({ minutes: 1 });
  await product.runJob('finish-unsettled-money');
  expect(await balances(product, remarkId)).toEqual(cancelled);
  expect(await refundsAtTheProvider(product, remarkId)).toEqual([45_050]);
});

test('every invariant holds after all of this, and the state set by hand above is found', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([
    expect.stringMatching(
      /^states_are_where_their_log_ended: remark \d+ \(cancel began at offer_accepted after paying/,
    ),
  ]);
});
