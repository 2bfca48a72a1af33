import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../../schema/usd.ts';
import { bankForm } from '../../support/bank.ts';
import { createCampaign, createRemark, jobOperations } from '../../support/jobs.ts';
import { cards } from '../../support/money.ts';
import {
  card,
  freshKey,
  type PaymentHarness,
  singaporeBank,
  startPaymentHarness,
} from '../../support/payment-harness.ts';
import { createPerson, type Person, password } from '../../support/people.ts';
import { type Exchange, type RecordingProxy, startRecordingProxy } from '../../support/recording-proxy.ts';
import { cardOperations } from '../../support/saved-cards.ts';
import { sdkFolder } from '../../support/stripe-description/declarations.ts';
import { apiVersion, faultsOf } from '../../support/stripe-description/description.ts';
import {
  endpointOf,
  endpoints,
  eventFaults,
  exchangeFaults,
} from '../../support/stripe-description/endpoints.ts';
import { startTestProduct, type TestProduct } from '../../support/test-product.ts';

/** The card that the holder disputes as soon as it is charged. */
const DISPUTED = '4000000000000259';

let provider: PaymentHarness;
let proxy: RecordingProxy;
let product: TestProduct;
let staff: Person;
let influencer: Person;

/** A call of a browser with the publishable key, through the recorder. */
async function browser(path: string, form?: Record<string, string>) {
  const response = await fetch(`${proxy.url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${provider.publishableKey}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return response.json();
}

interface Job {
  readonly brand: Person;
  readonly remarkId: number;
}

async function accepted(): Promise<Job> {
  const brand = await createPerson(product);
  const remarkId = await createRemark(product, await createCampaign(product, brand), influencer);
  const { makeOffer } = await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
  await influencer.client.data(jobOperations.acceptOffer, { offerId: makeOffer.remark.offer.id });
  return { brand, remarkId };
}

async function press({ brand, remarkId }: Job, number: string | null) {
  const paymentMethodId = number && (await browser('/v1/payment_methods', card(number))).id;
  return brand.client.send(jobOperations.pay, { input: { remarkId, paymentMethodId } });
}

async function done(): Promise<Job> {
  const job = await accepted();
  await press(job, cards.good);
  await influencer.client.data(jobOperations.markAsDone, { remarkId: job.remarkId, text: 'Posted.' });
  return job;
}

const save = 'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }';

async function saveBank(accountNumber: string, idNumber: string = bankForm.idNumber): Promise<void> {
  const token = await browser('/v1/tokens', singaporeBank({ 'bank_account[account_number]': accountNumber }));
  await influencer.client.data(save, { input: { ...bankForm, idNumber, bankToken: token.id } });
}

/** Everything that happens with money between people, and then what only the port can do. */
async function playAll(): Promise<void> {
  await saveBank('000123456', '111111111');
  await saveBank('000123456');
  await saveBank('000999999');
  product.clock.advance({ hours: 72 });
  await product.runJob('pay-new-bank-accounts');
  await payWithEveryCard();
  const { payment } = product.ports;
  const split = await done();
  await split.brand.client.data(jobOperations.raiseDispute, {
    input: { remarkId: split.remarkId, reason: 'Half is missing.', pictures: [] },
  });
  await staff.client.data(jobOperations.ruleDispute, {
    input: { remarkId: split.remarkId, ruling: 'SPLIT', release: usd(20_000), reason: 'Half of it.' },
  });
  const released = await done();
  await released.brand.client.data(jobOperations.release, { remarkId: released.remarkId });
  const [transfer] = await payment.listTransfers(`job-${released.remarkId}`);
  if (!transfer) throw new Error('nothing was transferred');
  await payment.retrieveTransfer(transfer.id);
  await payment.createTransferReversal(transfer.id, { amountMinor: 50 }, freshKey());
  await payment.retrieveCharge(transfer.sourceChargeId ?? '');
  await payment.retrieveAccount(transfer.destination);
  const ways = {
    returnUrl: 'https://koli.test/my-jobs',
    refreshUrl: 'https://koli.test/edit-profile/setting',
  };
  await payment.createAccountLink(transfer.destination, ways, freshKey());
  await payment.listUndeliveredEvents();
  await payment.retrieveBalance();
  await payment.listMovements(null);
  await payment.listAccountEvents(transfer.destination, new Date(0));
  await giveUpUnpaid();
  for (const outcome of ['completed', 'failed', 'expired']) await payByPayNow(outcome);
  await saveCards();
  await influencer.client.send('mutation { deleteBankAccount(input: {}) { account { id } } }', {});
}

/** A payment by PayNow, as the bank answers it. */
async function payByPayNow(outcome: string): Promise<void> {
  const { payment } = product.ports;
  const input = { amountMinor: 2_400, currency: 'SGD', description: 'Order 1', statementSuffix: 'ORDER 1' };
  const about = { transferGroup: `order-${outcome}`, metadata: {} };
  // Of a hire, which takes no PayNow, and of an order.
  await payment.createPaymentIntent({ ...input, ...about }, freshKey());
  const { id } = await payment.createPaymentIntent({ ...input, ...about, takesPayNow: true }, freshKey());
  const { id: paymentMethodId } = await browser('/v1/payment_methods', { type: 'paynow' });
  const { payNowCode } = await payment.confirmPaymentIntent(id, { paymentMethodId }, freshKey());
  await fetch(`${provider.provider().url}${String(payNowCode).replace('/provider', '')}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  const { status, chargeId } = await payment.retrievePaymentIntent(id);
  expect(status).toBe(outcome === 'completed' ? 'succeeded' : 'requires_payment_method');
  if (chargeId) await payment.retrieveCharge(chargeId);
}

async function payWithEveryCard(): Promise<void> {
  const job = await accepted();
  await press(job, cards.declined);
  await press(job, cards.poor);
  const { data } = await press(job, cards.asksBank);
  const secret: string = data.payForHire.clientSecret;
  await browser(`/v1/payment_intents/${secret.split('_secret_')[0]}?client_secret=${secret}`);
  await provider.answerChallenge(secret, 'complete');
  await press(job, null);
  await influencer.client.data(jobOperations.cancel, { remarkId: job.remarkId });
  await press(await accepted(), DISPUTED);
}

/** Cards that are saved, declined and asked about, one of which pays; then one goes, and all with the account. */
async function saveCards(): Promise<void> {
  const job = await accepted();
  const { client } = job.brand;
  const ids: string[] = [];
  for (const number of [cards.good, cards.asksBank, cards.declined]) {
    const { setupIntentId, clientSecret } = (await client.data(cardOperations.setup)).createSetupIntent;
    const method = await browser('/v1/payment_methods', card(number));
    const confirmation = { client_secret: clientSecret, payment_method: method.id };
    await browser(`/v1/setup_intents/${setupIntentId}/confirm`, confirmation);
    await browser(`/v1/setup_intents/${setupIntentId}?client_secret=${clientSecret}`);
    if (number === cards.asksBank) await provider.answerChallenge(clientSecret, 'complete');
    const { data } = await client.send(cardOperations.save, { setupIntentId });
    if (data.savePaymentMethod) ids.push(data.savePaymentMethod.savedPaymentMethod.id);
  }
  const [savedPaymentMethodId, id] = ids;
  await client.data(jobOperations.pay, { input: { remarkId: job.remarkId, savedPaymentMethodId } });
  await influencer.client.data(jobOperations.cancel, { remarkId: job.remarkId });
  await client.data(cardOperations.remove, { id });
  await client.data(
    'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }',
    {
      password,
    },
  );
  await product.runJob('finish-provider-removals');
}

async function giveUpUnpaid(): Promise<void> {
  const { payment } = product.ports;
  const input = {
    amountMinor: 500,
    currency: 'USD',
    description: 'Given up',
    transferGroup: 'job-0',
    metadata: {},
  };
  const intent = await payment.createPaymentIntent(input, freshKey());
  const method = await payment.createPaymentMethodFromToken('tok_visa', freshKey());
  await payment.cancelPaymentIntent(intent.id, freshKey());
  await payment
    .confirmPaymentIntent(
      intent.id,
      { paymentMethodId: method.id, returnUrl: 'https://koli.test/' },
      freshKey(),
    )
    .catch(() => undefined);
  await payment.listRefunds(intent.id);
  const dispute = provider.webhooks.received.find(({ type }) => type === 'charge.dispute.created');
  if (dispute) await payment.retrieveDispute(JSON.parse(dispute.body).data.object.id);
}

beforeAll(async () => {
  provider = await startPaymentHarness();
  proxy = await startRecordingProxy(provider.provider().url);
  product = await startTestProduct({
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_PUBLISHABLE_KEY: provider.publishableKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_contract',
    STRIPE_API_BASE: proxy.url,
  });
  staff = await createPerson(product, { isStaff: true });
  influencer = await createPerson(product);
  await playAll();
  await provider.webhooks.waitFor(({ type }) => type === 'charge.dispute.created');
}, 60_000);

afterAll(async () => {
  await product?.close();
  await proxy?.close();
  await provider?.close();
});

const fromSdk = ({ headers }: Exchange) => String(headers['user-agent']).startsWith('Stripe/v1');

describe('with STRIPE_API_BASE', () => {
  test('the SDK talks to that server, in the version of its own description, with a key for every change', () => {
    const sent = proxy.exchanges.filter(fromSdk);
    expect(sent.length).toBeGreaterThan(30);
    expect(new Set(sent.map(({ headers }) => headers['stripe-version']))).toEqual(new Set([apiVersion()]));
    const changes = sent.filter(({ method }) => method !== 'GET');
    expect(changes.filter(({ headers }) => !headers['idempotency-key'])).toEqual([]);
    expect(readFileSync(join(sdkFolder, '../OPENAPI_VERSION'), 'utf8').trim()).toMatch(/^v\d+$/);
  });

  test('its webhooks are taken', async () => {
    const [paid] = await provider.webhooks.waitFor(({ type }) => type === 'payment_intent.succeeded');
    const answer = await product.app.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'stripe-signature': paid?.signature ?? '', 'content-type': 'application/json' },
      payload: paid?.body ?? '',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('against the published description of the provider', () => {
  test('every endpoint of the table was called', () => {
    const called = new Set(proxy.exchanges.map((exchange) => endpointOf(exchange)?.call));
    expect(endpoints.filter(({ call }) => !called.has(call)).map(({ call }) => call)).toEqual([]);
  });

  test('every request of ours and every answer of our own provider is valid', () => {
    expect([...new Set(proxy.exchanges.flatMap(exchangeFaults))]).toEqual([]);
  });

  test('every webhook of our own provider is valid', () => {
    const events = provider.webhooks.received.map(({ body }) => JSON.parse(body));
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(10);
    expect([...new Set(events.flatMap(eventFaults))]).toEqual([]);
  });
});

describe('what is not valid is found', () => {
  const one = (call: string) => {
    const found = proxy.exchanges.find((exchange) => endpointOf(exchange)?.call === call);
    if (!found) throw new Error(`${call} was not recorded`);
    return found;
  };
  const answered = (exchange: Exchange, change: (body: Record<string, unknown>) => void): Exchange => {
    const body = JSON.parse(exchange.answer);
    change(body);
    return { ...exchange, answer: JSON.stringify(body) };
  };

  test.each<[string, () => Exchange, RegExp]>([
    [
      'a required field that is missing',
      () => answered(one('POST /v1/transfers'), (it) => delete it.reversed),
      /required property 'reversed'/,
    ],
    [
      'a field that does not exist',
      () => answered(one('POST /v1/refunds'), (it) => Object.assign(it, { fee: 1 })),
      /additional properties "fee"/,
    ],
    [
      'null where there is always something',
      () => answered(one('POST /v1/payment_intents'), (it) => Object.assign(it, { amount: null })),
      /amount must be number/,
    ],
    [
      'a word that is not in the list',
      () => answered(one('POST /v1/payment_intents'), (it) => Object.assign(it, { status: 'paid' })),
      /status must be equal to one of/,
    ],
    [
      'a parameter that does not exist',
      () => ({ ...one('POST /v1/refunds'), request: 'payment_intent=pi_1&sum=5' }),
      /RefundCreateParams must NOT have additional properties "sum"/,
    ],
    [
      'a parameter of a parameter that does not exist',
      () => ({ ...one('POST /v1/accounts'), request: 'individual[dob][weekday]=1' }),
      /dob must NOT have additional properties "weekday"/,
    ],
    [
      'a parameter that is missing',
      () => ({ ...one('POST /v1/transfers'), request: 'amount=5&currency=usd' }),
      /required property 'destination'/,
    ],
    [
      'text where a number belongs',
      () => ({ ...one('POST /v1/transfers'), request: 'amount=five&currency=usd&destination=acct_1' }),
      /amount must match pattern/,
    ],
    [
      'an endpoint that is not in the table',
      () => ({ ...one('POST /v1/transfers'), path: '/v1/payouts' }),
      /not an endpoint that we know of/,
    ],
  ])('%s', (_what, exchange, fault) => {
    expect(exchangeFaults(exchange()).join('\n')).toMatch(fault);
  });

  test('a webhook with a type or resource that does not fit', () => {
    const event = JSON.parse(
      provider.webhooks.received.find(({ type }) => type === 'payment_intent.succeeded')?.body ?? '',
    );
    expect(eventFaults(event)).toEqual([]);
    expect(eventFaults({ ...event, type: 'charge.refunded' })).not.toEqual([]);
    expect(eventFaults({ ...event, created: 'today' }).join()).toMatch(/created must be number/);
    expect(faultsOf('Refund', 'answer', { id: 're_1' })).not.toEqual([]);
  });
});
