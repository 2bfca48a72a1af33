import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card, freshKey, type PaymentHarness, startPaymentHarness } from '../../support/payment-harness.ts';
import { type PaymentMoves, paymentMoves } from '../../support/payment-moves.ts';
import { sql } from '../../support/sql.ts';

let pay: PaymentHarness;
let moves: PaymentMoves;

beforeAll(async () => {
  pay = await startPaymentHarness();
  moves = paymentMoves(pay);
});
afterAll(() => pay?.close());

describe('a payment', () => {
  it('is recorded first and charged when it is confirmed', async () => {
    const intent = await moves.intend();
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amountMinor: 12_500,
      currency: 'USD',
      chargeId: null,
    });
    const paid = await pay.port.confirmPaymentIntent(
      intent.id,
      { paymentMethodId: await moves.method('4242424242424242') },
      freshKey(),
    );
    expect(paid).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      failure: null,
      metadata: intent.metadata,
    });
    const charge = await pay.port.retrieveCharge(paid.chargeId ?? '');
    expect(charge).toMatchObject({
      status: 'succeeded',
      amountMinor: 12_500,
      feeMinor: 475,
      cardFingerprint: expect.stringMatching(/^[\w-]{16}$/),
      paymentIntentId: intent.id,
    });
    await expect(pay.port.cancelPaymentIntent(intent.id, freshKey())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'payment_intent_unexpected_state',
    });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  ])('with card %s is refused and may be tried again', async (number, code, declineCode, message) => {
    const intent = await moves.intend();
    const first = pay.port.confirmPaymentIntent(
      intent.id,
      { paymentMethodId: await moves.method(number) },
      freshKey(),
    );
    await expect(first).rejects.toMatchObject({
      kind: 'card',
      code,
      declineCode,
      message,
      paymentIntentId: intent.id,
    });
    expect(await pay.port.retrievePaymentIntent(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      failure: { code, declineCode, message },
    });
    const again = { paymentMethodId: await moves.method('4242424242424242') };
    expect((await pay.port.confirmPaymentIntent(intent.id, again, freshKey())).status).toBe('succeeded');
  });

  it('waits for 3-D Secure and is charged once when the holder passes', async () => {
    for (const number of ['4000002500003155', '4000003800000446']) {
      const waiting = await moves.payWith(number);
      expect(waiting).toMatchObject({ status: 'requires_action', chargeId: null });
      await pay.answerChallenge(waiting.clientSecret, 'complete');
      const paid = await pay.port.retrievePaymentIntent(waiting.id);
      expect(paid).toMatchObject({ status: 'succeeded', failure: null });
    }
  });

  it('fails when the holder fails 3-D Secure, or the bank refuses afterwards', async () => {
    const failed = await moves.payWith('4000002500003155');
    await pay.answerChallenge(failed.clientSecret, 'fail');
    expect(await pay.port.retrievePaymentIntent(failed.id)).toMatchObject({
      status: 'requires_payment_method',
      failure: { code: 'payment_intent_authentication_failure' },
    });
    const refused = await moves.payWith('4000008260003178');
    await pay.answerChallenge(refused.clientSecret, 'complete');
    expect((await pay.port.retrievePaymentIntent(refused.id)).failure?.declineCode).toBe(
      'insufficient_funds',
    );
  });

  it('comes back to the given address when 3-D Secure leaves the page', async () => {
    const intent = await moves.intend();
    const input = {
      paymentMethodId: await moves.method('4000003800000446'),
      returnUrl: 'http://127.0.0.1:4000/payment/1/2',
    };
    const { redirectUrl } = await pay.port.confirmPaymentIntent(intent.id, input, freshKey());
    const address = `${pay.provider().url}${redirectUrl?.replace('/provider', '')}`;
    expect(await (await fetch(address)).text()).toContain('Complete authentication');
    const body = new URLSearchParams({ outcome: 'complete' });
    const left = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    expect(left.headers.get('location')).toContain(`/payment/1/2?payment_intent=${intent.id}`);
    expect(left.headers.get('location')).toContain('redirect_status=succeeded');
  });

  it('takes a legacy token once', async () => {
    const token = (await pay.browser('/v1/tokens', cardToken('4242424242424242'))).body.id;
    const key = freshKey();
    const made = await pay.port.createPaymentMethodFromToken(token, key);
    expect(await pay.port.createPaymentMethodFromToken(token, key)).toEqual(made);
    await expect(pay.port.createPaymentMethodFromToken(token, freshKey())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'token_already_used',
    });
    expect((await pay.port.createPaymentMethodFromToken('tok_visa', freshKey())).id).toMatch(/^pm_/);
  });
});

const cardToken = (number: string): Record<string, string> => {
  const { type: _type, ...fields } = card(number);
  return fields;
};

describe('the card form', () => {
  it.each([
    [{ 'card[number]': '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
    [
      { 'card[number]': '4012888888881881' },
      'card_declined',
      expect.stringContaining('non test (live) card'),
    ],
    [{ 'card[exp_month]': '13' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    [{ 'card[exp_year]': '2020' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ 'card[cvc]': '12' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('is told what is wrong: %o', async (wrong, code, message) => {
    const { status, body } = await pay.browser('/v1/payment_methods', card('4242424242424242', wrong));
    expect([status, body.error]).toEqual([
      402,
      expect.objectContaining({ type: 'card_error', code, message }),
    ]);
  });

  it('reaches the provider under the product’s own origin with the publishable key only, and leaves nothing in logs', async () => {
    const lines: string[] = [];
    const app = Fastify({
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    });
    await app.register(pay.provider().publicRoutes, { prefix: '/provider' });
    const post = (url: string, values: Record<string, string>, key: string) =>
      app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(values).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${key}` },
      });
    const number = '4242424242424242';
    expect((await post('/provider/v1/payment_methods', card(number), pay.publishableKey)).statusCode).toBe(
      200,
    );
    expect((await post('/provider/v1/payment_methods', card(number), pay.secretKey)).statusCode).toBe(400);
    expect((await post('/provider/v1/refunds', {}, pay.publishableKey)).statusCode).toBe(404);
    const intent = await moves.intend();
    const address = `/provider/v1/payment_intents/${intent.id}?client_secret=${intent.clientSecret}`;
    const seen = await app.inject({
      url: address,
      headers: { authorization: `Bearer ${pay.publishableKey}` },
    });
    expect(seen.json()).toMatchObject({ id: intent.id, amount: 12_500 });
    expect(seen.json()).not.toHaveProperty('metadata');
    expect(lines.join('')).not.toMatch(new RegExp(`${number}|_secret_`));
    await app.close();
  });

  it('leaves no card, bank or id number in the provider’s tables', async () => {
    await moves.payee();
    const tables = ['objects', 'idempotency_keys', 'events'];
    for (const table of tables) {
      const rows = await sql(pay.databaseUrl, `select t::text as line from payment_provider.${table} t`);
      const text = rows.map((row) => row.line).join('\n');
      expect(text).not.toMatch(/4242424242424242|000123456|S9412345Z/);
    }
  });
});
