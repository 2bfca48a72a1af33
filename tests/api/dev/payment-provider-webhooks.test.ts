import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signWebhook } from '../../../api/dev/payment/provider-secrets.ts';
import { createStripe } from '../../../api/platform/payment/create-stripe.ts';
import { freshKey, type PaymentHarness, startPaymentHarness } from '../../support/payment-harness.ts';
import { type PaymentMoves, paymentMoves } from '../../support/payment-moves.ts';
import type { ReceivedWebhook } from '../../support/payment-webhooks.ts';

const VISA = '4242424242424242';
let pay: PaymentHarness;
let moves: PaymentMoves;

beforeAll(async () => {
  pay = await startPaymentHarness();
  moves = paymentMoves(pay);
});
afterAll(() => pay?.close());

const about = (type: string, id: string | null) => (webhook: ReceivedWebhook) =>
  webhook.type === type && webhook.body.includes(String(id));

const one = async (type: string, id: string | null) => {
  const [webhook] = await pay.webhooks.waitFor(about(type, id));
  if (!webhook) throw new Error(`no ${type}`);
  return { webhook, event: pay.port.constructWebhookEvent(webhook.body, webhook.signature) };
};

describe('webhooks', () => {
  it('are signed and told in our words', async () => {
    const paid = await moves.payWith(VISA);
    const { webhook, event } = await one('payment_intent.succeeded', paid.id);
    expect(event).toMatchObject({ id: webhook.id, type: 'payment_intent.succeeded', accountId: null });
    expect(event.subject).toEqual({ kind: 'paymentIntent', paymentIntent: paid });
    expect(Math.abs(event.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('are refused when altered, signed by another or too old', async () => {
    const { webhook } = await one('payment_intent.succeeded', (await moves.payWith(VISA)).id);
    const old = signWebhook(webhook.body, 'whsec_contract', Math.floor(Date.now() / 1000) - 3600);
    const foreign = signWebhook(webhook.body, 'whsec_other', Math.floor(Date.now() / 1000));
    for (const [body, signature] of [
      [webhook.body.replace('12500', '12501'), webhook.signature],
      [webhook.body, foreign],
      [webhook.body, old],
      [webhook.body, ''],
    ] as const) {
      expect(() => pay.port.constructWebhookEvent(body, signature)).toThrow(
        expect.objectContaining({ kind: 'invalid', code: 'webhook_signature' }),
      );
    }
  });

  it('are taken with the secret of either endpoint, and a connected account is named', async () => {
    const { account } = await moves.payee();
    const { webhook } = await one('account.external_account.created', account.id);
    const signed = (secret: string) => signWebhook(webhook.body, secret, Math.floor(Date.now() / 1000));
    const port = createStripe({
      ...{ secretKey: pay.secretKey, apiBase: pay.provider().url },
      ...{ webhookSecret: 'whsec_platform', connectWebhookSecret: 'whsec_connect' },
    });
    for (const secret of ['whsec_platform', 'whsec_connect'])
      expect(port.constructWebhookEvent(webhook.body, signed(secret)).accountId).toBe(account.id);
    expect(() => port.constructWebhookEvent(webhook.body, signed('whsec_contract'))).toThrow(
      expect.objectContaining({ code: 'webhook_signature' }),
    );
  });

  it('come again until they are taken, and when they are asked for again', async () => {
    pay.webhooks.answerWith(503);
    const paid = await moves.payWith(VISA);
    await pay.webhooks.waitFor(about('payment_intent.succeeded', paid.id), 2);
    pay.webhooks.answerWith(200);
    const all = await pay.webhooks.waitFor(about('payment_intent.succeeded', paid.id), 3);
    expect(new Set(all.map((webhook) => webhook.id)).size).toBe(1);
    const count = all.length;
    await pay.operator(`/v1/test_helpers/local/events/${all[0]?.id}/resend`, {});
    await pay.webhooks.waitFor(about('payment_intent.succeeded', paid.id), count + 1);
  });

  it('tell of declined cards, 3-D Secure, refunds and transfers taken back', async () => {
    const intent = await moves.intend();
    const declined = { paymentMethodId: await moves.method('4000000000000002') };
    await expect(pay.port.confirmPaymentIntent(intent.id, declined, freshKey())).rejects.toThrow();
    const failed = (await one('payment_intent.payment_failed', intent.id)).event.subject;
    expect(failed).toMatchObject({ paymentIntent: { failure: { declineCode: 'generic_decline' } } });
    const waiting = await moves.payWith('4000002500003155');
    await one('payment_intent.requires_action', waiting.id);
    const paid = await moves.payWith(VISA);
    await pay.port.createRefund({ paymentIntentId: paid.id, amountMinor: 500 }, freshKey());
    const refunded = (await one('charge.refunded', paid.chargeId)).event.subject;
    expect(refunded).toMatchObject({ kind: 'charge', charge: { refundedMinor: 500 } });
    const transfer = await moves.transfer(paid, (await moves.payee()).account.id, 1_000);
    await pay.port.createTransferReversal(transfer.id, {}, freshKey());
    const reversed = (await one('transfer.reversed', transfer.id)).event.subject;
    expect(reversed).toMatchObject({ kind: 'transfer', transfer: { reversedMinor: 1_000 } });
  });

  it('tell of a chargeback, which forbids refunds, and of its end', async () => {
    const paid = await moves.payWith(VISA);
    const charge = paid.chargeId ?? '';
    const opened = await pay.operator('/v1/test_helpers/local/disputes', { charge });
    const { event } = await one('charge.dispute.created', charge);
    expect(event.subject).toMatchObject({
      kind: 'dispute',
      dispute: { id: opened.body.id, paymentIntentId: paid.id },
    });
    const refund = pay.port.createRefund({ paymentIntentId: paid.id, amountMinor: 1 }, freshKey());
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
    await pay.operator(`/v1/test_helpers/local/disputes/${opened.body.id}/close`, { status: 'won' });
    const closed = (await one('charge.dispute.closed', charge)).event.subject;
    expect(closed).toMatchObject({ dispute: { status: 'won' } });
  });

  it('tell of accounts that may no longer be paid and of payouts that came back', async () => {
    const { account, bank } = await moves.payee('000111113');
    const path = '/v1/test_helpers/local/payouts';
    await pay.operator(path, { account: account.id, amount: '5000' });
    const { event } = await one('payout.failed', bank.id);
    expect(event).toMatchObject({
      accountId: account.id,
      subject: { payout: { failure: { code: 'account_closed' } } },
    });
    expect(await pay.port.retrieveAccount(account.id)).toMatchObject({
      payoutsEnabled: false,
      requirements: ['external_account'],
    });
    const other = (await moves.payee()).account;
    await pay.operator(`/v1/test_helpers/local/accounts/${other.id}`, { disabled_reason: 'rejected.fraud' });
    const updated = await pay.webhooks.waitFor(
      (webhook) => about('account.updated', other.id)(webhook) && webhook.body.includes('rejected.fraud'),
    );
    expect(updated).toHaveLength(1);
    expect(await pay.port.retrieveAccount(other.id)).toMatchObject({
      transfersEnabled: false,
      payoutsEnabled: false,
    });
  });

  it('and everything else survive a restart', async () => {
    pay.webhooks.answerWith(500);
    const intent = await moves.intend();
    const input = { paymentMethodId: await moves.method(VISA) };
    const key = freshKey();
    const paid = await pay.port.confirmPaymentIntent(intent.id, input, key);
    await pay.restart();
    pay.webhooks.answerWith(200);
    expect(await pay.port.retrievePaymentIntent(intent.id)).toEqual(paid);
    expect(await pay.port.confirmPaymentIntent(intent.id, input, key)).toEqual(paid);
    const { id } = (await one('payment_intent.succeeded', intent.id)).event;
    await expect.poll(async () => (await pay.operator(`/v1/events/${id}`)).body.pending_webhooks).toBe(0);
  });
});
