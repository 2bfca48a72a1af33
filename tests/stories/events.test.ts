import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { idOf, rowNumber } from '../support/global-ids.ts';
import { type HookReceiver, startHookReceiver } from '../support/hook-receiver.ts';
import { createCampaign, jobOperations } from '../support/jobs.ts';
import { openLive } from '../support/live-client.ts';
import { talk } from '../support/messages.ts';
import { makeSale, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const query = `query ($first: Int, $after: String, $types: [WebhookEvent!]) {
  events(types: $types, first: $first, after: $after) { totalCount pageInfo { endCursor } nodes {
    id type createdAt side campaign { id type state ownerId } remark { id state applicantId }
    order { id state productId buyerId sellerId } message { id conversationId senderId }
    amount { amount currency } body } } }`;
const hook = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;

let product: TestProduct;
let receiver: HookReceiver;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  receiver = await startHookReceiver();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await product?.close();
  await receiver?.close();
});
beforeEach(() => {
  receiver.received.length = 0;
});

const read = async ({ client }: Person, variables: object = {}) =>
  (await client.data(query, { first: 100, ...variables })).events;
const typesOf = async (person: Person) =>
  (await read(person)).nodes.map(({ type }: { type: string }) => type);

async function apply(owner: Person) {
  const applicant = await createPerson(product);
  const campaignId = await createCampaign(product, owner);
  const { client } = applicant;
  const { applyToCampaign } = await client.data(jobOperations.apply, { campaignId, text: 'Hidden words' });
  await product.settled();
  return { applicant, campaignId, remarkId: applyToCampaign.remark.id };
}

test('an event says what its webhook message says, with or without a webhook', async () => {
  const owner = await createPerson(product, { first: 'Hidden', last: 'Brandname' });
  await owner.client.data(hook, { input: { url: receiver.url, events: Object.keys(WebhookEvent) } });
  const { applicant, campaignId, remarkId } = await apply(owner);
  const { makeOffer } = await owner.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
  await product.settled();
  const { totalCount, nodes } = await read(owner);
  expect(totalCount).toBe(2);
  expect(nodes[1]).toEqual({
    id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
    type: 'OFFER_MADE',
    createdAt: expect.stringContaining('2026-11-20T02:00:00'),
    side: 'OWNER',
    campaign: {
      id: idOf('Campaign', campaignId),
      type: 'PAID',
      state: 'OPEN',
      ownerId: idOf('Profile', owner.id),
    },
    remark: { id: remarkId, state: 'OFFERED', applicantId: idOf('Profile', applicant.id) },
    order: null,
    message: null,
    amount: { amount: 45_050, currency: 'USD' },
    body: expect.any(String),
  });
  expect(makeOffer.remark.state).toBe('OFFERED');
  const bodies = receiver.received.map(({ body }) => body);
  expect(nodes.map(({ body }: { body: string }) => body).sort()).toEqual(bodies.sort());
  const posted = bodies.map((body) => JSON.parse(body));
  const shown = ({ id, type, createdAt, body, ...data }: Record<string, unknown>) => ({ id, data });
  expect(posted.map(({ id, data }) => ({ id, data }))).toEqual(expect.arrayContaining(nodes.map(shown)));
  expect(JSON.stringify(nodes)).not.toContain('Hidden');
  const side = (await read(applicant)).nodes.map((event: { side: string; type: string }) => [
    event.side,
    event.type,
  ]);
  expect(side).toEqual([['APPLICANT', 'OFFER_MADE']]);
});

test('the cursor continues where it ended; types are chosen; others see nothing', async () => {
  const owner = await createPerson(product);
  for (let at = 0; at < 5; at += 1) await apply(owner);
  const seen: string[] = [];
  let after: string | null = null;
  for (
    let page = await read(owner, { first: 2 });
    page.nodes.length > 0;
    page = await read(owner, { first: 2, after })
  ) {
    seen.push(...page.nodes.map(({ remark }: { remark: { id: string } }) => remark.id));
    after = page.pageInfo.endCursor;
  }
  expect(seen).toHaveLength(5);
  expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
  const { remarkId } = await apply(owner);
  expect((await read(owner, { after })).nodes).toMatchObject([{ remark: { id: remarkId } }]);
  expect((await read(owner, { types: ['OFFER_MADE'] })).nodes).toEqual([]);
  expect((await read(owner, { types: ['OFFER_MADE', 'REMARK_RECEIVED'] })).totalCount).toBe(6);
  expect((await read(await createPerson(product))).totalCount).toBe(0);
  const bad = await owner.client.refusal(query, { after: 'x' });
  expect(bad.extensions.code).toBe('BAD_INPUT');
});

test('a fact that is handled again, or late, is stored once and as it was', async () => {
  const owner = await createPerson(product);
  const { remarkId } = await apply(owner);
  await owner.client.data(jobOperations.makeOffer, { remarkId, amount: usd(10_000) });
  await product.settled();
  const before = await read(owner);
  const again =
    "update outbox set done_at = null, leased_until = '-infinity' where (payload->>'remarkId')::int = $1";
  await sql(product.databaseUrl, again, [rowNumber(remarkId)]);
  await product.settled();
  expect(await read(owner)).toEqual(before);
  await sql(product.databaseUrl, 'delete from event where account_id = $1', [owner.id]);
  await sql(product.databaseUrl, again, [rowNumber(remarkId)]);
  await product.settled();
  const events = (await read(owner)).nodes;
  expect(events).toEqual(before.nodes);
  expect(events.map(({ remark }: { remark: { state: string } }) => remark.state)).toEqual([
    'APPLIED',
    'OFFERED',
  ]);
});

test('orders, reviews, messages and invitations', async () => {
  const sale = await makeSale(product);
  const orderId = await place(sale, { method: 'CASH' });
  await product.settled();
  expect(await typesOf(sale.buyer)).toEqual(['ORDER_PLACED']);
  const [placed] = (await read(sale.seller)).nodes;
  expect(placed).toMatchObject({
    type: 'ORDER_PLACED',
    side: 'SELLER',
    campaign: null,
    order: {
      id: idOf('Order', orderId),
      state: 'PLACED',
      buyerId: idOf('Profile', sale.buyer.id),
      sellerId: idOf('Profile', sale.seller.id),
    },
  });
  const owner = await createPerson(product);
  const guest = await createPerson(product, { followers: 9_000 });
  const campaignId = await createCampaign(product, owner);
  const invite = `mutation ($input: InviteInput!) { invite(input: $input) { __typename } }`;
  await owner.client.data(invite, { input: { campaignId, influencerId: guest.id, amount: usd(20_000) } });
  const { conversationId, messageId } = await talk(owner, guest, 'Hidden words');
  await product.settled();
  expect((await read(guest)).nodes).toMatchObject([
    {
      type: 'INVITATION_RECEIVED',
      side: 'APPLICANT',
      campaign: { id: idOf('Campaign', campaignId) },
      amount: { amount: 20_000 },
    },
    {
      type: 'MESSAGE_RECEIVED',
      side: 'ACCOUNT',
      campaign: null,
      message: { id: messageId, conversationId, senderId: idOf('Profile', owner.id) },
    },
  ]);
  expect(await typesOf(owner)).toEqual([]);
});

test('events are kept for thirty days', async () => {
  const owner = await createPerson(product);
  await apply(owner);
  product.clock.advance({ days: 29 });
  await product.runJob('delete-old-rows');
  expect((await read(owner)).totalCount).toBe(1);
  product.clock.advance({ days: 2 });
  expect((await read(owner)).totalCount).toBe(0);
  await product.runJob('delete-old-rows');
  for (const table of ['event', 'remark_step'])
    expect(await sql(product.databaseUrl, `select from ${table} where account_id = $1`, [owner.id])).toEqual(
      [],
    );
});

test('a subscription continues after any event, and brings every type or some', async () => {
  const owner = await createPerson(product);
  const { remarkId } = await apply(owner);
  const live = await openLive(product, owner.client.cookie);
  const follow = (args: string) =>
    live.subscribe(`subscription { eventAdded(${args}) { id type remark { id } } }`);
  const first = await follow('afterEventId: "evt_start"')();
  expect(first.data).toMatchObject({ eventAdded: { type: 'REMARK_RECEIVED', remark: { id: remarkId } } });
  const { id } = (first.data as { eventAdded: { id: string } }).eventAdded;
  const [all, some] = [follow(`afterEventId: "${id}"`), follow('types: [OFFER_MADE]')];
  await owner.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_050) });
  for (const next of [all, some])
    expect((await next()).data).toMatchObject({ eventAdded: { type: 'OFFER_MADE' } });
  const stranger = await createPerson(product);
  const theirs = await openLive(product, stranger.client.cookie);
  const refused = await theirs.subscribe(`subscription { eventAdded(afterEventId: "${id}") { id } }`)();
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND', field: 'afterEventId' } }] });
  live.dispose();
  theirs.dispose();
});
