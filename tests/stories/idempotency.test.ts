import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { usd } from '../../schema/usd.ts';
import { disputed } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  atTheProvider,
  balances,
  cards,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { patiently } from '../support/patiently.ts';
import { operations, takesKey } from '../support/schema-documents.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const payOperation = `mutation ($input: PayForHireInput!) {
  payForHire(input: $input) { state clientSecret remark { id state held { amount } } } }`;
const withdrawOperation = `mutation ($remarkId: ID!, $key: String) {
  withdrawCancel(input: { remarkId: $remarkId, idempotencyKey: $key }) { remark { id state } } }`;
const offerOperation = `mutation ($remarkId: ID!, $amount: MoneyInput!, $key: String) {
  makeOffer(input: { remarkId: $remarkId, amount: $amount, idempotencyKey: $key }) { remark { offers { id } } } }`;

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());
afterEach(() => vi.restoreAllMocks());

const payWith = ({ brand, remarkId }: PaidJob, paymentMethodId: string | null, key: string) =>
  brand.client.send(payOperation, { input: { idempotencyKey: key, remarkId, paymentMethodId } });

/** An answer without its cost. */
const told = ({ data, errors }: { data: unknown; errors?: unknown }) => JSON.stringify({ data, errors });

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

/** Calls of the payment provider that charge a card. */
const confirmations = () => vi.spyOn(product.ports.payment, 'confirmPaymentIntent');

describe('one key, one effect', () => {
  test('fifty at once: one charge, fifty equal answers', { timeout: 60_000 }, async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    const asked = confirmations();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => patiently(() => payWith(job, card, 'press-1'))),
    );
    expect(new Set(answers.map((answer) => told(answer)))).toEqual(
      new Set([told({ data: answers[0]?.data })]),
    );
    expect(answers[0]?.data.payForHire).toMatchObject({ state: 'SUCCEEDED', remark: { state: 'HIRED' } });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('fifty offers at once: one row', { timeout: 60_000 }, async () => {
    const job = await acceptedJob(product);
    await job.influencer.client.send(jobOperations.cancel, { remarkId: job.remarkId });
    const other = await acceptedJob(product);
    const rows = () =>
      sql(product.databaseUrl, 'select id from offer where remark_id = $1', [other.remarkId]);
    await sql(product.databaseUrl, "update remark set state = 'applied' where id = $1", [other.remarkId]);
    const before = (await rows()).length;
    const variables = { remarkId: other.remarkId, amount: usd(7_000), key: 'offer-1' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => patiently(() => other.brand.client.send(offerOperation, variables))),
    );
    expect(new Set(answers.map((answer) => told(answer))).size).toBe(1);
    expect(answers[0]?.errors).toBeUndefined();
    expect((await rows()).length).toBe(before + 1);
  });

  test('a repeat long after reads the thing as it is, in the fields that it selects', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    await payWith(job, card, 'press-1');
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
    const again = await payWith(job, card, 'press-1');
    expect(again.data.payForHire).toMatchObject({ state: 'SUCCEEDED', remark: { state: 'DONE' } });
  });

  test('what could be done a second time is not', async () => {
    const job = await acceptedJob(product);
    const { remarkId, brand } = job;
    await pay(job, await tokenise(product, cards.good));
    const ask = () => brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'Out of stock.' });
    await ask();
    const first = await brand.client.data(withdrawOperation, { remarkId, key: 'withdraw' });
    expect(first.withdrawCancel.remark.state).toBe('HIRED');
    await ask();
    const repeat = await brand.client.data(withdrawOperation, { remarkId, key: 'withdraw' });
    expect(repeat.withdrawCancel.remark.state).toBe('CANCEL_ASKED');
  });
});

describe('failures', () => {
  test('a declined card stays declined; another card is another intent', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.declined);
    const asked = confirmations();
    const first = await payWith(job, card, 'card-1');
    expect(codeOf(first)).toBe('CARD_DECLINED');
    expect((await payWith(job, card, 'card-1')).errors).toEqual(first.errors);
    expect(asked).toHaveBeenCalledTimes(1);
    const good = await payWith(job, await tokenise(product, cards.good), 'card-2');
    expect(good.data.payForHire.state).toBe('SUCCEEDED');
    expect(codeOf(await payWith(job, card, 'card-1'))).toBe('CARD_DECLINED');
  });

  test('a rule that refuses leaves the key free', async () => {
    const job = await acceptedJob(product);
    const release = `mutation ($remarkId: ID!, $key: String) {
      releasePayment(input: { remarkId: $remarkId, idempotencyKey: $key }) { remark { state } } }`;
    const press = () => job.brand.client.send(release, { remarkId: job.remarkId, key: 'release' });
    expect(codeOf(await press())).toBe('NOT_DONE');
    await pay(job, await tokenise(product, cards.good));
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
    expect((await press()).data.releasePayment.remark.state).toBe('RELEASED');
    expect((await press()).data.releasePayment.remark.state).toBe('RELEASED');
  });

  test('a fault of ours leaves the key free, and nothing is charged twice', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    const real = product.ports.payment.confirmPaymentIntent.bind(product.ports.payment);
    confirmations().mockImplementationOnce(async (...args) => {
      await real(...args);
      throw new Error('cut');
    });
    expect(codeOf(await payWith(job, card, 'press-1'))).toBe('INTERNAL');
    expect((await payWith(job, card, 'press-1')).data.payForHire.state).toBe('SUCCEEDED');
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('a provider that is silent: the repeat looks how it stands', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    const silent = { kind: 'temporary', code: 'provider_unavailable', message: 'No answer.' } as const;
    confirmations().mockRejectedValueOnce(new PaymentProviderError(silent));
    expect((await payWith(job, card, 'press-1')).data.payForHire.state).toBe('PROCESSING');
    expect((await payWith(job, card, 'press-1')).data.payForHire.state).toBe('SUCCEEDED');
    expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  });

  test("the bank's question is asked again", async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.asksBank);
    const first = await payWith(job, card, 'press-1');
    expect(first.data.payForHire).toMatchObject({ state: 'REQUIRES_ACTION' });
    expect((await payWith(job, card, 'press-1')).data.payForHire).toEqual(first.data.payForHire);
  });
});

describe('whose key it is', () => {
  test('other arguments or another operation are refused', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    await payWith(job, card, 'mine');
    const other = await tokenise(product, cards.good);
    const refused = await payWith(job, other, 'mine');
    expect(codeOf(refused)).toBe('IDEMPOTENCY_KEY_REUSED');
    const variables = { remarkId: job.remarkId, key: 'mine' };
    const withdrawn = await job.brand.client.refusal(withdrawOperation, variables);
    expect(withdrawn.extensions).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotencyKey' });
  });

  test('two accounts may use the same key', async () => {
    for (const job of [await acceptedJob(product), await acceptedJob(product)]) {
      const answer = await payWith(job, await tokenise(product, cards.good), 'shared');
      expect(answer.data.payForHire.state).toBe('SUCCEEDED');
      expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
    }
  });

  test('after a day the key is forgotten, before and after the rows are cleaned up', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.declined);
    const asked = confirmations();
    await payWith(job, card, 'old');
    product.clock.advance({ hours: 25 });
    expect(codeOf(await payWith(job, card, 'old'))).toBe('CARD_DECLINED');
    expect(asked).toHaveBeenCalledTimes(2);
    product.clock.advance({ hours: 25 });
    await product.runJob('forget-idempotency-keys');
    expect(await sql(product.databaseUrl, 'select from idempotency')).toEqual([]);
  });

  test.each(['', 'a b', 'ü', 'x'.repeat(256)])('%j is no key', async (key) => {
    const job = await acceptedJob(product);
    const refused = await payWith(job, await tokenise(product, cards.good), key);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'idempotencyKey' });
  });

  test('nothing of the key or the arguments can be read from the table', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.good);
    await payWith(job, card, 'readable-key');
    const rows = JSON.stringify(await sql(product.databaseUrl, 'select * from idempotency'));
    expect(rows).not.toContain('readable-key');
    expect(rows).not.toContain(card);
  });
});

test.each(['accept', 'decline'])('%s of a split with a key is told again', async (verb) => {
  const job = await disputed(product);
  const { proposeSettlement } = await job.brand.client.data(jobOperations.proposeSettlement, {
    input: { remarkId: job.remarkId, release: usd(20_000) },
  });
  const input = {
    settlementId: proposeSettlement.remark.dispute.settlements[0].id,
    idempotencyKey: verb,
  };
  const name = `${verb}Settlement`;
  const press = () =>
    job.influencer.client.data(
      `mutation ($input: ${verb === 'accept' ? 'Accept' : 'Decline'}SettlementInput!) {
        ${name}(input: $input) { remark { id } } }`,
      { input },
    );
  expect(await press()).toEqual({ [name]: { remark: { id: idOf('Remark', job.remarkId) } } });
  expect(await press()).toEqual({ [name]: { remark: { id: idOf('Remark', job.remarkId) } } });
});

test('every mutation that agrees on, moves or redirects money takes a key, and those that would do a thing twice', () => {
  const taking = operations.filter(takesKey);
  expect(taking.map(({ name }) => name).sort()).toEqual([
    'acceptAmendment',
    'acceptOffer',
    'acceptSettlement',
    'addDisputeStatement',
    'answerCancel',
    'applyToCampaign',
    'approveWork',
    'askForChanges',
    'askToCancel',
    'cancelJob',
    'cancelOrder',
    'confirmDelivery',
    'confirmReceipt',
    'createCampaign',
    'createProduct',
    'declineApplication',
    'declineSettlement',
    'deleteBankAccount',
    'deleteSpareBankAccount',
    'endLateJob',
    'extendDispute',
    'giveAddress',
    'handInWork',
    'hire',
    'invite',
    'makeOffer',
    'markAsDone',
    'markAsSent',
    'openDispute',
    'payForHire',
    'payForOrder',
    'placeOrder',
    'proposeAmendment',
    'proposeExtra',
    'proposeSettlement',
    'raiseDispute',
    'rejectAmendment',
    'rejectOffer',
    'releasePayment',
    'reportOrderProblem',
    'requestEmailChange',
    'reviewJob',
    'reviewProduct',
    'ruleDispute',
    'saveBankAccount',
    'settleOrder',
    'settleRefund',
    'shipOrder',
    'useSpareBankAccount',
    'withdrawAmendment',
    'withdrawCancel',
  ]);
});
