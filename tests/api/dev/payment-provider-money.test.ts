import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '../../../api/platform/payment/create-stripe.ts';
import {
  freshKey,
  type PaymentHarness,
  singaporeBank,
  singaporePerson,
  startPaymentHarness,
} from '../../support/payment-harness.ts';
import { type PaymentMoves, paymentMoves } from '../../support/payment-moves.ts';
import { sql } from '../../support/sql.ts';

const VISA = '4242424242424242';
let pay: PaymentHarness;
let moves: PaymentMoves;

beforeAll(async () => {
  pay = await startPaymentHarness();
  moves = paymentMoves(pay);
});
afterAll(() => pay?.close());

const chargesOf = (intentId: string) =>
  sql(
    pay.databaseUrl,
    `select id from payment_provider.objects where kind = 'charge' and body ->> 'payment_intent' = $1`,
    [intentId],
  );

describe('an idempotency key', () => {
  it('repeats its first answer, a refusal too', async () => {
    const intent = await moves.intend();
    const key = freshKey();
    const refused = { paymentMethodId: await moves.method('4000000000009995') };
    const first = await pay.port.confirmPaymentIntent(intent.id, refused, key).catch((error) => error);
    const again = await pay.port.confirmPaymentIntent(intent.id, refused, key).catch((error) => error);
    expect(again).toMatchObject({ kind: 'card', chargeId: first.chargeId });
    expect(await chargesOf(intent.id)).toHaveLength(1);
    const raw = await pay.operator(
      '/v1/refunds',
      { payment_intent: 'pi_unknown' },
      { 'idempotency-key': key },
    );
    expect(raw.status).toBe(400);
  });

  it('is refused for other input and for another call', async () => {
    const key = freshKey();
    const headers = { 'idempotency-key': key };
    const params = { amount: '900', currency: 'usd' };
    const made = await pay.operator('/v1/payment_intents', params, headers);
    const repeat = await pay.operator('/v1/payment_intents', params, headers);
    expect(repeat.body.id).toBe(made.body.id);
    expect(repeat.headers.get('idempotent-replayed')).toBe('true');
    expect(repeat.headers.get('original-request')).toBe(made.headers.get('request-id'));
    const other = await pay.operator('/v1/payment_intents', { ...params, amount: '901' }, headers);
    expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error']);
    await expect(pay.port.cancelPaymentIntent(made.body.id, key)).rejects.toMatchObject({ kind: 'invalid' });
    // What is refused for its form alone does not use the key up.
    const badKey = { 'idempotency-key': freshKey() };
    expect((await pay.operator('/v1/payment_intents', { currency: 'usd' }, badKey)).status).toBe(400);
    expect((await pay.operator('/v1/payment_intents', params, badKey)).status).toBe(200);
  });

  it('used fifty times at once charges once', async () => {
    const intent = await moves.intend();
    const input = { paymentMethodId: await moves.method(VISA) };
    const key = freshKey();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => pay.port.confirmPaymentIntent(intent.id, input, key)),
    );
    expect(new Set(results.map((result) => `${result.status} ${result.chargeId}`)).size).toBe(1);
    expect(await chargesOf(intent.id)).toHaveLength(1);
  });

  it('is not needed for one charge: parallel tries with different keys are refused but one', async () => {
    const intent = await moves.intend();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, async () =>
        pay.port.confirmPaymentIntent(intent.id, { paymentMethodId: await moves.method(VISA) }, freshKey()),
      ),
    );
    expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await chargesOf(intent.id)).toHaveLength(1);
  });

  it('in use right now answers 409', async () => {
    const method = await moves.method(VISA);
    const intent = await moves.intend();
    const headers = { 'idempotency-key': freshKey() };
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const tries = Array.from({ length: 12 }, () => pay.operator(path, { payment_method: method }, headers));
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  });
});

describe('a person who is paid', () => {
  it('has an account that is ready once the bank account is there', async () => {
    const account = await pay.port.createConnectedAccount(singaporePerson, freshKey());
    expect(account).toMatchObject({
      transfersEnabled: true,
      payoutsEnabled: false,
      requirements: ['external_account'],
    });
    const bank = await pay.port.addBankAccount(account.id, await moves.bankToken(), freshKey());
    expect(bank).toMatchObject({ last4: '3456', bankName: 'DBS BANK LTD', currency: 'SGD', country: 'SG' });
    expect(await pay.port.retrieveAccount(account.id)).toMatchObject({
      payoutsEnabled: true,
      bankAccounts: [bank],
    });
    expect(await pay.port.deleteBankAccount(account.id, bank.id, freshKey())).toBe(false);
    const second = await pay.port.addBankAccount(account.id, await moves.bankToken('0009876543'), freshKey());
    expect(await pay.port.deleteBankAccount(account.id, bank.id, freshKey())).toBe(false);
    await pay.port.payToBankAccount(account.id, second.id);
    expect(await pay.port.deleteBankAccount(account.id, bank.id, freshKey())).toBe(true);
    expect(await pay.port.deleteBankAccount(account.id, bank.id, freshKey())).toBe(true);
    expect((await pay.port.retrieveAccount(account.id)).bankAccounts).toEqual([second]);
  });

  it.each([
    [{ 'bank_account[routing_number]': '12' }, 'routing_number_invalid', /bank code and the branch code/],
    [{ 'bank_account[account_number]': '12ab' }, 'account_number_invalid', /digits/],
    [{ 'bank_account[country]': 'MY' }, 'country_unsupported', /SG/],
    [{ 'bank_account[currency]': 'usd' }, 'bank_account_unusable', /sgd/],
  ])('is told what is wrong with the bank account: %o', async (wrong, code, message) => {
    const { status, body } = await pay.browser('/v1/tokens', singaporeBank(wrong));
    expect([status, body.error]).toEqual([
      400,
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    ]);
    expect(
      (await pay.browser('/v1/tokens', singaporeBank({ 'bank_account[routing_number]': '7171001' }))).status,
    ).toBe(200);
  });

  it('who is not who they say cannot be sent money', async () => {
    const stranger = {
      ...singaporePerson,
      individual: { ...singaporePerson.individual, idNumber: '111111111' },
    };
    const account = await pay.port.createConnectedAccount(stranger, freshKey());
    expect(account.transfersEnabled).toBe(false);
    const paid = await moves.payWith(VISA);
    await expect(moves.transfer(paid, account.id, 100)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'insufficient_capabilities_for_transfer',
    });
  });
});

describe('held money', () => {
  it('goes on to the payee, never more than was charged, and can be taken back', async () => {
    const { account } = await moves.payee();
    const paid = await moves.payWith(VISA, 10_000);
    const first = await moves.transfer(paid, account.id, 7_000);
    expect(first).toMatchObject({
      amountMinor: 7_000,
      destination: account.id,
      sourceChargeId: paid.chargeId,
    });
    await expect(moves.transfer(paid, account.id, 3_001)).rejects.toMatchObject({
      kind: 'invalid',
      param: 'amount',
    });
    await expect(moves.transfer(await moves.payWith(VISA), 'acct_unknown', 1)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    const back = await pay.port.createTransferReversal(first.id, { amountMinor: 2_000 }, freshKey());
    expect(back).toMatchObject({ transferId: first.id, amountMinor: 2_000, currency: 'USD' });
    await expect(
      pay.port.createTransferReversal(first.id, { amountMinor: 5_001 }, freshKey()),
    ).rejects.toMatchObject({
      kind: 'invalid',
    });
    await moves.transfer(paid, account.id, 5_000);
    const listed = await pay.port.listTransfers(paid.transferGroup ?? '');
    expect(listed.map((one) => [one.amountMinor, one.reversedMinor])).toEqual([
      [5_000, 0],
      [7_000, 2_000],
    ]);
    expect(await pay.port.retrieveTransfer(first.id)).toEqual(listed[1]);
  });

  it('in fifty parallel transfers of the whole charge leaves once', async () => {
    const { account } = await moves.payee();
    const paid = await moves.payWith(VISA, 4_000);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => moves.transfer(paid, account.id, 4_000)),
    );
    expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  });

  it('goes back to the card, never more than was charged', async () => {
    const paid = await moves.payWith(VISA, 10_000);
    const refund = (amountMinor: number) =>
      pay.port.createRefund({ paymentIntentId: paid.id, amountMinor }, freshKey());
    expect(await refund(4_000)).toMatchObject({
      status: 'succeeded',
      amountMinor: 4_000,
      paymentIntentId: paid.id,
    });
    await expect(refund(6_001)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('greater than'),
    });
    await refund(6_000);
    await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await pay.port.listRefunds(paid.id)).map((one) => one.amountMinor)).toEqual([6_000, 4_000]);
    expect((await pay.port.retrieveCharge(paid.chargeId ?? '')).refundedMinor).toBe(10_000);
    const unpaid = { paymentIntentId: (await moves.intend()).id, amountMinor: 1 };
    await expect(pay.port.createRefund(unpaid, freshKey())).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});

describe('keys and connections', () => {
  it('that are wrong are told apart from passing trouble', async () => {
    const wrongKey = createStripe({
      secretKey: 'sk_test_wrong',
      webhookSecret: 'x',
      apiBase: pay.provider().url,
    });
    await expect(wrongKey.retrievePaymentIntent('pi_1')).rejects.toMatchObject({ kind: 'config' });
    const nobody = createStripe({
      secretKey: 'sk_test_x',
      webhookSecret: 'x',
      apiBase: 'http://127.0.0.1:9',
      timeoutMs: 300,
    });
    await expect(nobody.retrievePaymentIntent('pi_1')).rejects.toMatchObject({ kind: 'temporary' });
    await expect(pay.port.retrievePaymentIntent('pi_1')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'resource_missing',
    });
  });
});
