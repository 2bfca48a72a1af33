import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { violations } from '../support/checks.ts';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { createRemark, jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  balances,
  cards,
  hiredJob,
  MoneyStory,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { patiently } from '../support/patiently.ts';
import { createPerson } from '../support/people.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());
afterEach(() => vi.restoreAllMocks());

async function askedJob(): Promise<PaidJob> {
  const job = await hiredJob(product, 45_055);
  await ask(job);
  return job;
}

const ask = ({ brand, remarkId }: PaidJob) =>
  brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'The launch was moved.' });
const answer = ({ influencer, remarkId }: PaidJob, agree: boolean) =>
  influencer.client.send(jobOperations.answerCancel, { remarkId, agree });
const look = async ({ brand, remarkId }: PaidJob) =>
  (await brand.client.data(jobOperations.remark, { id: remarkId })).remark;

const cancelled = ['cancelled', '0.00', '0.00', '0.00'];
const _refused = () =>
  new PaymentProviderError({ kind: 'invalid', code: 'charge_disputed', message: 'It was charged back.' });
const silent = () =>
  new PaymentProviderError({ kind: 'temporary', code: 'provider_unavailable', message: 'No answer.' });

test.each(['brand', 'influencer'] as const)('before a payment the %s cancels for free', async (who) => {
  const job = await acceptedJob(product);
  const { remarkId } = job;
  const { cancelJob } = await job[who].client.data(jobOperations.cancel, { remarkId, reason: 'Sorry.' });
  expect(cancelJob.remark).toMatchObject({
    state: 'CANCELLED',
    hiredLabel: null,
    cancelReason: 'Sorry.',
    refundPreview: null,
    refunded: null,
    nextSteps: [],
  });
  expect(await balances(product, remarkId)).toEqual(cancelled);
  const late = await pay(job, await tokenise(product, cards.good));
  expect(late.errors?.[0]?.extensions.code).toBe('WRONG_STATE');
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    `select recipient_id, message from notification where remark_id = $1 and type = 'KOLITEAM'`,
    [remarkId],
  );
  const other = who === 'brand' ? job.influencer : job.brand;
  expect(told).toEqual([
    {
      recipient_id: other.id,
      message: expect.stringMatching(
        who === 'brand'
          ? /^The application for “Noodle week” was cancelled\. Sorry\.$/
          : /^The application of Person No \d+ for “Noodle week” was cancelled\. Sorry\.$/,
      ),
    },
  ]);
});

test('the owner asks, the influencer agrees: all of it goes back', async () => {
  const job = await hiredJob(product, 45_055);
  const { remarkId } = job;
  const story = new MoneyStory(product, remarkId);
  await story.tell('paid');
  const owner = await job.brand.client.refusal(jobOperations.cancel, { remarkId });
  expect(owner.extensions.code).toBe('ASK_TO_CANCEL_FIRST');
  const asked = (await ask(job)).askToCancel.remark;
  await story.tell('asked');
  expect(asked).toMatchObject({
    state: 'CANCEL_ASKED',
    turn: 'APPLICANT',
    hiredLabel: 'Ongoing',
    cancelDeadline: '2026-11-23T02:00:00+00:00',
    cancelReason: 'The launch was moved.',
    refundPreview: { amount: 45_055 },
    refunded: null,
  });
  product.clock.advance({ hours: 1 });
  expect((await ask(job)).askToCancel.remark.cancelDeadline).toBe(asked.cancelDeadline);
  const agreed = await answer(job, true);
  await story.tell('agreed');
  expect(story.table().slice(1)).toEqual([
    'paid                        hired           -450.55  450.55   0.00',
    'asked                       cancel_asked    -450.55  450.55   0.00',
    'agreed                      cancelled       0.00     0.00     0.00',
  ]);
  expect(agreed.data.answerCancel.remark).toMatchObject({
    state: 'CANCELLED',
    hiredLabel: 'Cancelled',
    cancelDeadline: null,
    refundPreview: null,
    refunded: asked.refundPreview,
    held: null,
  });
  expect(await refundsAtTheProvider(product, remarkId)).toEqual([45_055]);
});

test('the refund stands in the statement of the payer, beside the payment', async () => {
  const job = await askedJob();
  await answer(job, true);
  const query = `query ($filter: TransactionFilter) { myTransactions(filter: $filter) { totalCount nodes {
    direction label amount { amount } counterparty { id } } } }`;
  const { myTransactions } = await job.brand.client.data(query);
  const row = { label: 'Campaign Fees', amount: { amount: 45_055 } };
  const counterparty = { id: idOf('Profile', job.influencer.id) };
  expect(myTransactions.nodes).toEqual([
    { ...row, direction: 'EARNED', counterparty },
    { ...row, direction: 'SPENT', counterparty },
  ]);
  const counted = async (direction: string) =>
    (await job.brand.client.data(query, { filter: { direction } })).myTransactions.totalCount;
  expect([await counted('EARNED'), await counted('SPENT')]).toEqual([0, 2]);
  expect((await job.influencer.client.data(query)).myTransactions.totalCount).toBe(0);
});

test('silence of 72 hours agrees, not a minute earlier', async () => {
  const job = await askedJob();
  const story = new MoneyStory(product, job.remarkId);
  product.clock.advance({ hours: 71, minutes: 59 });
  await product.runJob('cancel-silence');
  await story.tell('after 71:59');
  product.clock.advance({ minutes: 1 });
  for (const late of [
    answer(job, false),
    job.influencer.client.send(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' }),
  ]) {
    expect((await late).errors?.[0]?.extensions.code).toBe('WRONG_STATE');
  }
  await product.runJob('cancel-silence');
  await story.tell('after 72:00');
  await product.runJob('cancel-silence');
  await story.tell('once more');
  expect(story.table().slice(1)).toEqual([
    'after 71:59                 cancel_asked    -450.55  450.55   0.00',
    'after 72:00                 cancelled       0.00     0.00     0.00',
    'once more                   cancelled       0.00     0.00     0.00',
  ]);
  expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
  const { timeline } = await look(job);
  expect(timeline.slice(-3).map(({ action, by }: Record<string, string>) => `${action} ${by}`)).toEqual([
    'askToCancel OWNER',
    'silenceAgrees NOBODY',
    'refunded NOBODY',
  ]);
});

describe('the job goes on', () => {
  test.each(['declined', 'withdrawn'])('the wish is %s, and asking again starts a new time', async (how) => {
    const job = await askedJob();
    const { remarkId } = job;
    const press = () =>
      how === 'declined'
        ? answer(job, false)
        : job.brand.client.send(jobOperations.withdrawCancel, { remarkId });
    for (const again of [await press(), await press()]) expect(again.errors).toBeUndefined();
    expect(await look(job)).toMatchObject({ state: 'HIRED', cancelDeadline: null, cancelReason: null });
    product.clock.advance({ hours: 80 });
    await product.runJob('cancel-silence');
    expect(await balances(product, remarkId)).toEqual(['hired', '-450.55', '450.55', '0.00']);
    const { askToCancel } = await ask(job);
    const left = new Date(askToCancel.remark.cancelDeadline).getTime() - product.clock.now().getTime();
    expect(left).toBe(72 * 3_600_000);
  });

  test('done while asked: from then on a dispute only', async () => {
    const job = await askedJob();
    const { remarkId } = job;
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    product.clock.advance({ hours: 80 });
    await product.runJob('cancel-silence');
    expect((await balances(product, remarkId))[0]).toBe('done');
    for (const who of [job.brand, job.influencer]) {
      const refusal = await who.client.refusal(jobOperations.cancel, { remarkId });
      expect(refusal.extensions.code).toBe('DISPUTE_ONLY');
    }
  });
});

test('the influencer cancels a paid job at once', async () => {
  const job = await hiredJob(product, 45_055);
  const { remarkId } = job;
  const preview = (await look(job)).refundPreview;
  const { cancelJob } = await job.influencer.client.data(jobOperations.cancel, { remarkId });
  expect(cancelJob.remark).toMatchObject({ state: 'CANCELLED', hiredLabel: 'Cancelled', refunded: preview });
  expect(await balances(product, remarkId)).toEqual(cancelled);
  const tab = await job.brand.client.data(
    `query ($id: ID!) { campaignRemarks(campaignId: $id, tab: HIRED) { nodes { id hiredLabel } } }`,
    { id: job.campaignId },
  );
  expect(tab.campaignRemarks.nodes).toEqual([{ id: idOf('Remark', remarkId), hiredLabel: 'Cancelled' }]);
});

describe('once, whatever is repeated', () => {
  test('fifty presses: one refund, one answer', { timeout: 60_000 }, async () => {
    const job = await askedJob();
    const answers = await Promise.all(Array.from({ length: 50 }, () => patiently(() => answer(job, true))));
    expect(new Set(answers.map(({ data }) => data?.answerCancel.remark.state))).toEqual(
      new Set(['CANCELLED']),
    );
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
    expect(await balances(product, job.remarkId)).toEqual(cancelled);
  });

  test('agreeing and declining, withdrawing and finishing at once: one of them wins', async () => {
    const job = await askedJob();
    const { remarkId } = job;
    await Promise.all([
      answer(job, true),
      job.brand.client.send(jobOperations.withdrawCancel, { remarkId }),
      job.influencer.client.send(jobOperations.markAsDone, { remarkId, text: 'Posted.' }),
      product.runJob('cancel-silence'),
    ]);
    const [state, card, held] = await balances(product, remarkId);
    const isBack = state === 'cancelled';
    expect([card, held]).toEqual(isBack ? ['0.00', '0.00'] : ['-450.55', '450.55']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual(isBack ? [45_055] : []);
  });

  test.each(['before', 'after'] as const)(
    'the process dies %s the refund, and the job finishes',
    async (when) => {
      const job = await askedJob();
      const real = product.ports.payment.createRefund;
      vi.spyOn(product.ports.payment, 'createRefund').mockImplementationOnce(async (...args) => {
        if (when === 'after') await real(...args);
        throw new Error('the process was killed');
      });
      expect((await answer(job, true)).errors?.[0]?.extensions.code).toBe('INTERNAL');
      expect((await balances(product, job.remarkId))[0]).toBe('refunding');
      product.clock.advance({ minutes: 1 });
      await product.runJob('finish-unsettled-money');
      expect(await balances(product, job.remarkId)).toEqual(cancelled);
      expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
    },
  );

  test('a provider that does not answer leaves it on its way', async () => {
    const job = await askedJob();
    vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValueOnce(silent());
    expect((await answer(job, true)).data.answerCancel.remark).toMatchObject({
      state: 'REFUNDING',
      hiredLabel: 'Cancelled',
    });
    product.clock.advance({ minutes: 1 });
    await product.runJob('finish-unsettled-money');
    expect(await balances(product, job.remarkId)).toEqual(cancelled);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
  });
});

test('nobody cancels what is not theirs', async () => {
  const job = await askedJob();
  const stranger = await createPerson(product);
  const other = await createRemark(product, job.campaignId, stranger);
  const asked: [string, object][] = [
    [jobOperations.cancel, {}],
    [jobOperations.askToCancel, { reason: 'Mine now.' }],
    [jobOperations.answerCancel, { agree: true }],
    [jobOperations.withdrawCancel, {}],
  ];
  for (const [operation, variables] of asked) {
    for (const remarkId of [String(job.remarkId), '999999', 'x']) {
      const refusal = await stranger.client.refusal(operation, { ...variables, remarkId });
      expect(['NOT_FOUND', 'BAD_INPUT']).toContain(refusal.extensions.code);
    }
  }
  const foreign = await job.influencer.client.refusal(jobOperations.cancel, { remarkId: other });
  expect(foreign.extensions.code).toBe('NOT_FOUND');
  expect((await balances(product, job.remarkId))[0]).toBe('cancel_asked');
  const own = await hiredJob(product, 45_055);
  const empty = await own.brand.client.refusal(jobOperations.askToCancel, {
    remarkId: own.remarkId,
    reason: ' ',
  });
  expect(empty.extensions).toEqual(fault('FIELD_REQUIRED', 'reason'));
});

test('everything above is still at peace: groups sum to zero, nothing is held below zero', async () => {
  const wrong = await sql(
    product.databaseUrl,
    `select 'group', group_id from ledger_entry group by group_id, currency having sum(amount_minor) <> 0
     union all
     select 'held', remark_id from ledger_entry where account = 'held' group by remark_id having sum(amount_minor) < 0`,
  );
  expect(wrong).toEqual([]);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
