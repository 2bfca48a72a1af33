import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWebhooks } from '../../api/server/jobs/webhooks.ts';
import { type HookReceiver, startHookReceiver } from '../support/hook-receiver.ts';
import { createCampaign, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { deliveriesOf, hookOf, webhookOperations } from '../support/webhook-operations.ts';

const { update, testEvent, replay, list } = webhookOperations;

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

const hook = (person: Person) => hookOf(receiver, person);
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));

/** Advances the clock to the next try and makes it. */
async function wait(hours: number): Promise<void> {
  product.clock.advance({ hours });
  await product.settled();
}

describe('when it does not arrive', () => {
  test('eight tries in about a day, the same message each time; then it stays, and can be replayed', async () => {
    const owner = await createPerson(product);
    const { id } = await hook(owner);
    receiver.answers = [500, 404, 302, 500, 500, 500, 500, 503];
    await owner.client.data(testEvent, { id });
    await product.settled();
    const [first] = await deliveriesOf(owner, id);
    expect(first).toMatchObject({ state: 'PENDING', attempts: [{ status: 500, answer: 'answer 500' }] });
    const pauses: number[] = [];
    for (let tries = 1; tries < 8; tries += 1) {
      const [now] = await deliveriesOf(owner, id);
      const pause = Date.parse(now.nextTryAt) - product.clock.now().getTime();
      pauses.push(pause / 60_000);
      product.clock.advance({ seconds: pause / 1000 - 1 });
      await product.settled();
      expect(receiver.received).toHaveLength(tries);
      product.clock.advance({ seconds: 2 });
      await product.settled();
      expect(receiver.received).toHaveLength(tries + 1);
    }
    [5 / 60, 5, 30, 120, 300, 600, 600].forEach((least, at) => {
      expect(pauses[at]).toBeGreaterThanOrEqual(least * 0.99);
      expect(pauses[at]).toBeLessThanOrEqual(least * 1.11);
    });
    const [last] = await deliveriesOf(owner, id);
    expect(last).toMatchObject({ state: 'FAILED', nextTryAt: null });
    expect(last.attempts.map(({ status }: { status: number }) => status)).toEqual([
      503, 500, 500, 500, 500, 302, 404, 500,
    ]);
    await wait(48);
    expect(receiver.received).toHaveLength(8);
    expect((await owner.client.data(list)).webhooks.nodes[0].failingSince).not.toBeNull();
    await owner.client.data(replay, { id: last.id });
    await product.settled();
    expect((await deliveriesOf(owner, id))[0]).toMatchObject({ state: 'SUCCEEDED', eventId: first.eventId });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await owner.client.data(list)).webhooks.nodes[0].failingSince).toBeNull();
  });

  test('five days of failures only, or 410 Gone: it is switched off, and its owner is told', async () => {
    for (const statuses of [Array.from({ length: 20 }, () => 500), [410]]) {
      const owner = await createPerson(product);
      const { id } = await hook(owner);
      receiver.answers = statuses;
      await owner.client.data(testEvent, { id });
      await product.settled();
      if (statuses.length > 1) {
        await wait(5 * 24 - 1);
        expect((await owner.client.data(list)).webhooks.nodes[0].state).toBe('ENABLED');
        await wait(2);
      }
      expect((await owner.client.data(list)).webhooks.nodes[0].state).toBe('FAILED');
      expect((await deliveriesOf(owner, id))[0]).toMatchObject({ state: 'FAILED', nextTryAt: null });
      await product.settled();
      const bell = await owner.client.data('{ notifications { nodes { message path } } }');
      expect(bell.notifications.nodes).toEqual([
        { message: expect.stringContaining('turned off'), path: '/edit-profile/setting' },
      ]);
      const refused = await owner.client.refusal(testEvent, { id });
      expect(refused.extensions.code).toBe('WEBHOOK_DISABLED');
      receiver.answers = [];
      const on = await owner.client.data(update, { input: { id, enabled: true } });
      expect(on.updateWebhook.webhook).toMatchObject({ state: 'ENABLED', failingSince: null });
    }
  });

  test('a slow receiver holds up nobody else', async () => {
    const [slow, quick] = [await createPerson(product), await createPerson(product)];
    const [slowHook, quickHook] = [await hook(slow), await hook(quick)];
    const { promise, resolve } = Promise.withResolvers<void>();
    receiver.before = () => (bodies().at(-1).data.webhookId === slowHook.id ? promise : undefined);
    for (let at = 0; at < 15; at += 1) await slow.client.data(testEvent, { id: slowHook.id });
    await quick.client.data(testEvent, { id: quickHook.id });
    await expect.poll(async () => (await deliveriesOf(quick, quickHook.id))[0].state).toBe('SUCCEEDED');
    expect(bodies().filter(({ data }) => data.webhookId === slowHook.id)).toHaveLength(3);
    receiver.before = () => undefined;
    resolve();
    await product.settled();
    expect(bodies().filter(({ data }) => data.webhookId === slowHook.id)).toHaveLength(15);
  });
});

describe('several processes', () => {
  test('each message is claimed by one; what a dead one claimed comes back', async () => {
    const owner = await createPerson(product);
    const { id } = await hook(owner);
    const { orm, ports, clock } = product;
    const others = [1, 2, 3].map(() =>
      startWebhooks({ orm, ports, clock, metrics: new Registry(), afterCommit: () => undefined }),
    );
    for (let at = 0; at < 12; at += 1) await owner.client.data(testEvent, { id });
    await Promise.all([product.settled(), ...others.map((other) => other.idle())]);
    await product.settled();
    for (const other of others) await other.stop();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(receiver.received).toHaveLength(12);
    const claimedFor = (lease: string) =>
      sql(
        product.databaseUrl,
        `update webhook_delivery set state = 'pending', next_try_at = '2026-11-20', leased_until = now() + interval '${lease}'
         where id = (select max(id) from webhook_delivery)`,
      );
    await claimedFor('1 hour');
    await product.settled();
    expect(receiver.received).toHaveLength(12);
    await claimedFor('-1 second');
    await product.settled();
    expect(receiver.received).toHaveLength(13);
  });

  test('a fact that is worked off again makes no second message', async () => {
    const owner = await createPerson(product);
    await hook(owner);
    const campaignId = await createCampaign(product, owner);
    const who = await createPerson(product);
    await who.client.data(jobOperations.apply, { campaignId, text: 'Me!' });
    await product.settled();
    await sql(
      product.databaseUrl,
      "update outbox set done_at = null, leased_until = '-infinity' where type = 'remark.applied'",
    );
    await product.settled();
    expect(bodies().map(({ type }) => type)).toEqual(['remark.received']);
  });
});
