import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import { idOf } from '../support/global-ids.ts';
import { type LiveClient, openLive } from '../support/live-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let owner: Person;
let stranger: Person;
let campaignId: number;
const opened: LiveClient[] = [];

beforeAll(async () => {
  product = await startTestProduct();
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  owner = await createPerson(product);
  stranger = await createPerson(product);
  const em = product.orm.em.fork();
  const campaign = fakeCampaign(em, { ownerId: owner.id, title: 'Laksa week' });
  await em.flush();
  campaignId = campaign.id;
});
afterAll(async () => {
  for (const live of opened) live.dispose();
  await product.close();
});

const changed = 'subscription ($id: ID!) { campaignChanged(id: $id) { id title isMine } }';
const topic = () => `campaign:${campaignId}`;
const tell = () => product.ports.pubsub.publish(topic(), { kind: 'campaign', id: campaignId, campaignId });

async function open(cookie?: string): Promise<LiveClient> {
  const live = await openLive(product, cookie);
  opened.push(live);
  return live;
}

async function follow(cookie?: string) {
  const next = (await open(cookie)).subscribe(changed, { id: String(campaignId) });
  await next();
  return next;
}

const isMine = (event: unknown) =>
  (event as { data: { campaignChanged: { isMine: boolean } } }).data.campaignChanged.isMine;

test('visitors who follow the same thing cost one statement together, and members get their own answer', async () => {
  const visitors = await Promise.all(Array.from({ length: 5 }, () => follow()));
  const [own, foreign] = [await follow(owner.client.cookie), await follow(stranger.client.cookie)];
  product.statements.length = 0;
  await tell();
  const answers = await Promise.all(visitors.map((next) => next()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([
      JSON.stringify({
        data: { campaignChanged: { id: idOf('Campaign', campaignId), title: 'Laksa week', isMine: false } },
      }),
    ]),
  );
  expect([isMine(await own()), isMine(await foreign())]).toEqual([true, false]);
  expect(product.statements.filter((line) => line.includes('"campaign"'))).toHaveLength(3);
});

test('what the visitors may not see any more reaches its owner only', async () => {
  const [visitor, own] = [await follow(), await follow(owner.client.cookie)];
  await sql(product.databaseUrl, 'update campaign set is_disabled = true where id = $1', [campaignId]);
  await tell();
  expect(await visitor()).toEqual({ data: { campaignChanged: null } });
  expect(isMine(await own())).toBe(true);
  await sql(product.databaseUrl, 'update campaign set is_disabled = false where id = $1', [campaignId]);
});

test('notifications told at one moment are one statement, and each reaches its recipient', async () => {
  const people = [owner, stranger, await createPerson(product)];
  const heard = [];
  const signals = [];
  for (const { id, client } of people) {
    heard.push((await open(client.cookie)).subscribe('subscription { notificationAdded { message } }')());
    const [row] = await sql(
      product.databaseUrl,
      `insert into notification (recipient_id, type, code, message, created_at) values ($1, 'KOLITEAM', 'test', $2, now()) returning id`,
      [id, `For ${id}`],
    );
    signals.push({ topic: `account:${id}`, signal: { kind: 'notification', id: Number(row?.id) } as const });
  }
  await Promise.all(opened.map((live) => live.listening()));
  product.statements.length = 0;
  await Promise.all(signals.map((one) => product.ports.pubsub.publish(one.topic, one.signal)));
  expect(await Promise.all(heard)).toEqual(
    people.map(({ id }) => ({ data: { notificationAdded: { message: `For ${id}` } } })),
  );
  expect(product.statements.filter((line) => line.includes('"notification"'))).toHaveLength(1);
});

test('a notification of somebody else is nobody’s, whatever a signal says', async () => {
  const [row] = await sql(product.databaseUrl, 'select id from notification where recipient_id = $1', [
    owner.id,
  ]);
  const live = await open(stranger.client.cookie);
  const next = live.subscribe('subscription { notificationAdded { message } }')();
  await live.listening();
  await product.ports.pubsub.publish(`account:${stranger.id}`, { kind: 'notification', id: Number(row?.id) });
  expect(JSON.stringify(await next)).not.toContain('For ');
});

test('nothing is told any more once a signal says that a session may be over', async () => {
  const person = await createPerson(product);
  const live = await open(person.client.cookie);
  const next = live
    .subscribe('subscription { notificationAdded { message } }')()
    .catch(() => 'closed');
  await live.listening();
  const [row] = await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at) values ($1, 'KOLITEAM', 'test', 'Secret', now()) returning id`,
    [person.id],
  );
  await sql(product.databaseUrl, 'delete from session where account_id = $1', [person.id]);
  await product.ports.pubsub.publish(`account:${person.id}`, { kind: 'sessions', id: person.id });
  await product.ports.pubsub.publish(`account:${person.id}`, { kind: 'notification', id: Number(row?.id) });
  expect(JSON.stringify(await next)).not.toContain('Secret');
  expect(await live.closed).toBe(4403);
});
