import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { type HookReceiver, isSignedWith, startHookReceiver } from '../support/hook-receiver.ts';
import { createCampaign, jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, openBankAccount, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { deliveriesOf, hookOf, webhookOperations } from '../support/webhook-operations.ts';

const all = Object.keys(WebhookEvent);

const { create, update, rotate, remove, testEvent, list } = webhookOperations;

let product: TestProduct;
let receiver: HookReceiver;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  receiver = await startHookReceiver();
});
afterAll(async () => {
  await product?.close();
  await receiver?.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers = [];
  receiver.before = () => undefined;
});

const hook = (person: Person, events?: string[]) => hookOf(receiver, person, events);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));

describe('what is told', () => {
  test('the life of a paid job, to both sides, with ids and states only', async () => {
    const brand = await createPerson(product, { first: 'Hidden', last: 'Brandname' });
    const influencer = await createPerson(product, { first: 'Hidden', last: 'Personname' });
    await openBankAccount(product, influencer);
    const campaignId = await createCampaign(product, brand, { title: 'Hidden title' });
    await hook(brand);
    await hook(influencer);
    const applied = await influencer.client.data(jobOperations.apply, { campaignId, text: 'Hidden words' });
    const remarkId = applied.applyToCampaign.remark.id;
    await product.settled();
    const made = await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
    await product.settled();
    await influencer.client.data(jobOperations.acceptOffer, { offerId: made.makeOffer.remark.offer.id });
    await product.settled();
    await pay({ brand, influencer, campaignId, remarkId }, await tokenise(product, cards.good));
    await product.settled();
    await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Hidden work' });
    await product.settled();
    await brand.client.data(jobOperations.release, { remarkId });
    await product.settled();
    const told = bodies().map(({ type, data }) => `${data.side} ${type} ${data.remark.state}`);
    expect(told.sort()).toEqual([
      'APPLICANT offer.accepted OFFER_ACCEPTED',
      'APPLICANT offer.made OFFERED',
      'APPLICANT payment.released RELEASED',
      'APPLICANT remark.done DONE',
      'APPLICANT remark.hired HIRED',
      'OWNER offer.accepted OFFER_ACCEPTED',
      'OWNER offer.made OFFERED',
      'OWNER payment.released RELEASED',
      'OWNER remark.done DONE',
      'OWNER remark.hired HIRED',
      'OWNER remark.received APPLIED',
    ]);
    expect(JSON.stringify(bodies())).not.toMatch(/Hidden|people\.test|person\d/);
    expect(bodies().find(({ type }) => type === 'payment.released')).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'payment.released',
      createdAt: product.clock.now().toISOString(),
      apiVersion: '2026-11-20',
      data: {
        side: expect.any(String),
        campaign: {
          id: idOf('Campaign', campaignId),
          type: 'PAID',
          state: 'OPEN',
          ownerId: idOf('Profile', brand.id),
        },
        remark: {
          id: remarkId,
          state: 'RELEASED',
          applicantId: idOf('Profile', influencer.id),
        },
        order: null,
        message: null,
        amount: { amount: 45_050, currency: 'USD' },
      },
    });
  });

  test('a withdrawn application, a cancelled job and a dispute', async () => {
    const withdrawn = await acceptedJob(product);
    const cancelled = await acceptedJob(product);
    const disputed = await acceptedJob(product);
    for (const job of [cancelled, disputed]) await pay(job, await tokenise(product, cards.good));
    const { brand, influencer, remarkId } = disputed;
    await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    await product.settled();
    for (const job of [withdrawn, cancelled, disputed]) await hook(job.brand);
    await withdrawn.influencer.client.data(jobOperations.cancel, { remarkId: withdrawn.remarkId });
    await cancelled.influencer.client.data(jobOperations.cancel, { remarkId: cancelled.remarkId });
    await brand.client.data(jobOperations.raiseDispute, { input: { remarkId, reason: 'Hidden' } });
    const staff = await createPerson(product, { isStaff: true });
    const ruling = { remarkId, ruling: 'REFUND', reason: 'Hidden' };
    await staff.client.data(jobOperations.ruleDispute, { input: ruling });
    await product.settled();
    const of = (job: { remarkId: number }) =>
      bodies()
        .filter(({ data }) => data.remark.id === idOf('Remark', job.remarkId))
        .map(({ type }) => type)
        .sort();
    expect(of(withdrawn)).toEqual(['remark.withdrawn']);
    expect(of(cancelled)).toEqual(['payment.refunded', 'remark.cancelled']);
    expect(of(disputed)).toEqual(['dispute.raised', 'dispute.ruled', 'payment.refunded', 'remark.cancelled']);
  });

  test('only chosen events; nobody else, and nothing once it is off or deleted', async () => {
    const owner = await createPerson(product);
    const stranger = await createPerson(product);
    await hook(stranger);
    const chosen = await hook(owner, ['REMARK_RECEIVED']);
    const campaignId = await createCampaign(product, owner);
    const apply = async () => {
      const who = await createPerson(product);
      await who.client.data(jobOperations.apply, { campaignId, text: 'Me!' });
      await product.settled();
      return who;
    };
    const first = await apply();
    const remarkId = bodies()[0]?.data.remark.id;
    await first.client.data(jobOperations.cancel, { remarkId });
    await product.settled();
    expect(bodies().map(({ type }) => type)).toEqual(['remark.received']);
    await owner.client.data(update, { input: { id: chosen.id, enabled: false } });
    await apply();
    expect(receiver.received).toHaveLength(1);
    await owner.client.data(update, { input: { id: chosen.id, enabled: true } });
    await apply();
    expect(receiver.received).toHaveLength(2);
    await owner.client.data(remove, { id: chosen.id });
    await apply();
    expect(receiver.received).toHaveLength(2);
    expect((await owner.client.data(list)).webhooks.nodes).toEqual([]);
  });
});

describe('signatures', () => {
  test('the secret is told once; a changed one is valid beside the old one for a day', async () => {
    const owner = await createPerson(product);
    const { id, secret } = await hook(owner);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await owner.client.data(testEvent, { id });
    await product.settled();
    const changed = (await owner.client.data(rotate, { id })).rotateWebhookSecret;
    expect(changed.webhook.oldSecretUntil).not.toBeNull();
    await owner.client.data(testEvent, { id });
    await product.settled();
    product.clock.advance({ hours: 25 });
    await owner.client.data(testEvent, { id });
    await product.settled();
    const valid = receiver.received.map((message) => [
      isSignedWith(secret, message),
      isSignedWith(changed.secret, message),
    ]);
    expect(valid).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    const [message] = receiver.received;
    if (!message) throw new Error('nothing came');
    expect(isSignedWith(secret, { ...message, body: `${message.body} ` })).toBe(false);
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': JSON.parse(message.body).id,
    });
    const shown = JSON.stringify([
      (await owner.client.data(list)).webhooks.nodes,
      await deliveriesOf(owner, id),
    ]);
    expect(shown).not.toContain('whsec_');
  });
});

describe('bounds', () => {
  test('ten for an account, also at once', async () => {
    const owner = await createPerson(product);
    const input = { url: receiver.url, events: all };
    const answers = await Promise.all(Array.from({ length: 14 }, () => owner.client.send(create, { input })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'made');
    expect(codes.filter((code) => code === 'made')).toHaveLength(10);
    expect(codes.filter((code) => code === 'WEBHOOK_LIMIT')).toHaveLength(4);
  });

  test('tests are counted', async () => {
    const owner = await createPerson(product);
    const { id } = await hook(owner);
    const codes: string[] = [];
    for (let at = 0; at < 22; at += 1) {
      const { errors } = await owner.client.send(testEvent, { id });
      codes.push(errors?.[0]?.extensions.code ?? 'sent');
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(20);
    await product.settled();
  });

  test('the log is kept for thirty days', async () => {
    const owner = await createPerson(product);
    const { id } = await hook(owner);
    await owner.client.data(testEvent, { id });
    await product.settled();
    product.clock.advance({ days: 29 });
    await product.runJob('delete-old-rows');
    expect(await deliveriesOf(owner, id)).toHaveLength(1);
    product.clock.advance({ days: 2 });
    await product.runJob('delete-old-rows');
    const left = await sql(product.databaseUrl, 'select from webhook_delivery where webhook_id = $1', [
      rowNumber(id),
    ]);
    expect(left).toEqual([]);
  });
});

describe('without the exception for development', () => {
  let real: TestProduct;
  beforeAll(async () => {
    real = await startTestProduct();
  });
  afterAll(() => real?.close());

  test.each(['http://hooks.noodles.example/', 'https://127.0.0.1/', 'https://hooks.noodles.example:22/'])(
    '%s is refused',
    async (url) => {
      const { client } = await createPerson(real);
      const refused = await client.refusal(create, { input: { url, events: ['REMARK_DONE'] } });
      expect(refused.extensions).toMatchObject({ code: 'WEBHOOK_URL_REFUSED', field: 'url' });
      const made = await client.data(create, {
        input: { url: 'https://hooks.noodles.example/', events: ['REMARK_DONE'] },
      });
      const input = { id: made.createWebhook.webhook.id, url };
      expect((await client.refusal(update, { input })).extensions.code).toBe('WEBHOOK_URL_REFUSED');
    },
  );

  test('an address that slipped into the database is not called either', async () => {
    const owner = await createPerson(real);
    const made = await owner.client.data(create, {
      input: { url: 'https://hooks.noodles.example/', events: ['REMARK_DONE'] },
    });
    const { id } = made.createWebhook.webhook;
    await sql(real.databaseUrl, 'update webhook set url = $1 where id = $2', [receiver.url, rowNumber(id)]);
    await owner.client.data(testEvent, { id });
    await real.settled();
    expect((await deliveriesOf(owner, id))[0].attempts).toMatchObject([
      { failure: 'ADDRESS_REFUSED', status: null },
    ]);
    expect(receiver.received).toEqual([]);
  });
});
