import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { FeedEvent, KoliClient } from '@koli/client';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TokenScope } from '../../schema/token-scope.ts';
import { usd } from '../../schema/usd.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { makeToken } from '../support/access-tokens.ts';
import { type HookReceiver, type Received, startHookReceiver } from '../support/hook-receiver.ts';
import { importClient, importWebhooks, thirdPartyFolder } from '../support/installed-client.ts';
import { createCampaign, jobOperations } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

let folder = '';
let product: TestProduct;
let url = '';
let webhook: HookReceiver;
let local: HookReceiver;
let brand: Person;
let token = '';
let secret = '';
let koli: KoliClient;

beforeAll(async () => {
  folder = await thirdPartyFolder();
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  [webhook, local] = [await startHookReceiver(), await startHookReceiver()];
  brand = await createPerson(product);
  token = (await makeToken(product, brand, Object.values(TokenScope))).secret;
  koli = (await importClient()).createClient({ url, accessToken: token });
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  const input = { url: webhook.url, events: Object.keys(WebhookEvent) };
  const made = await koli.request<{ createWebhook: { secret: string } }>(create, { input });
  secret = made.createWebhook.secret;
});
afterAll(async () => {
  await product?.close();
  await webhook?.close();
  await local?.close();
});
beforeEach(() => {
  webhook.received.length = 0;
  local.received.length = 0;
});

/** Somebody applies and is made an offer: two events for the brand. */
async function happen(): Promise<void> {
  const campaignId = await createCampaign(product, brand);
  const { client } = await createPerson(product);
  const { applyToCampaign } = await client.data(jobOperations.apply, { campaignId, text: 'Me' });
  const remarkId = applyToCampaign.remark.id;
  await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
  await product.settled();
}

/** Takes some events of the feed, and leaves it. */
async function take(count: number, options: Parameters<KoliClient['events']>[0]): Promise<FeedEvent[]> {
  const taken: FeedEvent[] = [];
  for await (const one of koli.events({ pollMs: 50, ...options })) if (taken.push(one) === count) break;
  return taken;
}

test('the feed goes on for ever, and again after a stored cursor', async () => {
  const all = take(4, {});
  await happen();
  await happen();
  const events = await all;
  const types = events.map(({ event }) => event.type);
  expect(types).toEqual(['remark.received', 'offer.made', 'remark.received', 'offer.made']);
  expect(await take(3, { after: events[0]?.cursor ?? '' })).toEqual(events.slice(1));
  expect(await take(2, { types: ['offer.made'] })).toEqual([events[1], events[3]]);
  const newest = await koli.newestCursor();
  expect(newest).toBe(events[3]?.cursor);
  const next = take(1, { after: newest, types: ['remark.received'] });
  await happen();
  expect((await next)[0]?.event.type).toBe('remark.received');
});

test('every event is what a webhook posts, and its check passes', async () => {
  const { verifyWebhook } = await importWebhooks();
  const after = await koli.newestCursor();
  await happen();
  const events = await take(2, { after });
  await until(() => webhook.received.length === 2);
  // Tests stand still on a day in November; the check knows the real one.
  const signed = ({ headers, body }: Received) => {
    const at = new Date();
    const id = String(headers['webhook-id']);
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signature = new Webhook(secret).sign(id, at, body);
    return { ...headers, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  };
  const posted = webhook.received.map((one) => verifyWebhook(secret, signed(one), one.body));
  expect(posted).toEqual(expect.arrayContaining(events.map(({ event }) => event)));
  const first = webhook.received[0] as Received;
  expect(() => verifyWebhook(secret, new Headers({ 'webhook-id': 'evt_1' }), first.body)).toThrow();
  expect(() => verifyWebhook(secret, signed(first), `${first.body} `)).toThrow('No matching signature');
});

/** Runs `koli listen` until a test has seen enough. */
function startListening(...args: string[]): ChildProcess & { said: () => string } {
  const bin = join(folder, 'node_modules/@koli/client/dist/cli/koli.js');
  const env = { PATH: process.env.PATH, KOLI_TOKEN: token };
  const child = spawn(process.execPath, [bin, 'listen', '--url', url, ...args], { cwd: folder, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  return Object.assign(child, { said: () => text });
}

test('koli listen forwards what happens, signed and word for word as a webhook', async () => {
  local.answers = [500];
  const child = startListening('--forward-to', local.url, '--types', 'remark.received,offer.made');
  try {
    await until(() => child.said().includes('whsec_'));
    await happen();
    await until(() => local.received.length === 2 && webhook.received.length === 2, 15_000);
    const own = /whsec_\S+/.exec(child.said())?.[0] ?? '';
    for (const { headers, body } of local.received) {
      expect(new Webhook(own).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
      const twin = webhook.received.find((one) => one.headers['webhook-id'] === headers['webhook-id']);
      expect([body, headers['content-type']]).toEqual([twin?.body, twin?.headers['content-type']]);
    }
    await until(() => child.said().trim().split('\n').length === 3);
    expect(child.said()).toMatch(
      /remark\.received evt_\w+ → 500, --after \S+\noffer\.made evt_\w+ → 200, --after \S+/,
    );
  } finally {
    child.kill();
  }
});

test('koli listen begins where it is told, with a secret of yours', async () => {
  const [first] = await take(2, {});
  const mine = new Webhook(secret);
  const child = startListening('--forward-to', local.url, '--after', first?.cursor ?? '', '--secret', secret);
  try {
    await until(() => local.received.length > 0);
    const { headers, body } = local.received[0] as Received;
    expect(mine.verify(body, headers as Record<string, string>)).toMatchObject({ type: 'offer.made' });
  } finally {
    child.kill();
  }
});

test('koli explains itself, and says what is missing', async () => {
  const child = startListening();
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect([code, child.said()]).toEqual([1, expect.stringContaining('--forward-to')]);
});
