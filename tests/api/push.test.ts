import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { vapidKeys, vapidKeysOf } from '../../api/modules/notifications/push/vapid.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { openSecrets } from '../../api/platform/secrets/secrets.ts';
import { MutedNotification } from '../../schema/muted-notification.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { claimsOf, createPushDevice, pushTarget, startPushService } from '../support/push-service.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  service = await startPushService();
});
afterAll(async () => {
  await product?.close();
  service?.close();
});
beforeEach(() => {
  service.received.length = 0;
  service.answers.length = 0;
});

const state = '{ devicePush { publicKey isOn } }';
const on = `mutation ($input: TurnDevicePushOnInput!) { turnDevicePushOn(input: $input) { devicePush { isOn } } }`;
const off = 'mutation { turnDevicePushOff { devicePush { isOn } } }';
const mute = `mutation ($muted: [MutedNotification!]!) {
  setMutedNotifications(input: { muted: $muted }) { account { id } } }`;
const signIn = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { account { id } } }`;

/** A device that notifications are sent to. */
async function turnOn(client: GraphqlClient) {
  const device = createPushDevice(`${service.url}/${randomUUID()}`);
  const { turnDevicePushOn } = await client.data(on, { input: device.target });
  expect(turnDevicePushOn.devicePush.isOn).toBe(true);
  return {
    ...device,
    messages: () => service.received.filter(({ path }) => device.target.endpoint.endsWith(path)),
  };
}

const isOn = async (client: GraphqlClient): Promise<boolean> => (await client.data(state)).devicePush.isOn;
const devices = async () =>
  (await sql(product.databaseUrl, 'select endpoint from push_subscription')).map(({ endpoint }) => endpoint);

/** Lets something happen that somebody is notified of. */
async function happen(
  recipient: Person,
  code: string,
  params: object = {},
  more: Record<string, unknown> = {},
) {
  const [row] = await sql(
    product.databaseUrl,
    `insert into notification (recipient_id, type, code, params, message, path, conversation_id, created_at)
     values ($1, 'KOLITEAM', $2, $3, 'In English.', $4, $5, $6) returning id`,
    [recipient.id, code, params, more.path ?? '/help', more.conversationId ?? null, product.clock.now()],
  );
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at)
     select 'push.notification', jsonb_build_object('notificationId', $1::int, 'sessionId', session_id), $3
     from push_subscription where account_id = $2`,
    [row?.id, recipient.id, product.clock.now()],
  );
  await product.settled();
}

const conversation = async (one: Person, other: Person): Promise<string> => {
  const open = `mutation ($id: ID!) { openConversation(input: { profileId: $id }) { conversation { id } } }`;
  return (await one.client.data(open, { id: idOf('Profile', other.id) })).openConversation.conversation.id;
};

test('a message is told who wrote, where to, in the language of its reader, encrypted for the device alone', async () => {
  const reader = await createPerson(product, { first: 'Mei', last: 'Tan' });
  const writer = await createPerson(product, { first: 'Arif', last: 'Rahman' });
  await reader.client.data('mutation { setLanguage(input: { language: ID }) { account { id } } }');
  const device = await turnOn(reader.client);
  await sql(product.databaseUrl, 'delete from presence');
  const conversationId = await conversation(writer, reader);
  await writer.client.data(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    { input: { conversationId, text: 'Nobody else may read this.', clientId: randomUUID() } },
  );
  await product.settled();
  const [message, ...more] = device.messages();
  expect(more).toEqual([]);
  if (!message) throw new Error('nothing arrived');
  const number = conversationId.replace(/^\D+/, '');
  expect(device.read(message)).toEqual({
    title: 'Koli',
    body: 'Arif Rahman mengirim pesan kepada Anda.',
    lang: 'id',
    path: `/messages/${number}`,
    tag: `conversation-${number}`,
    unread: 1,
  });
  expect(message.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    topic: `conversation-${number}`,
    urgency: 'normal',
  });
  const { publicKey } = (await reader.client.data(state)).devicePush;
  expect(claimsOf(message, publicKey)).toMatchObject({ aud: service.url, sub: 'mailto:no-reply@127.0.0.1' });
  const stranger = createPushDevice(device.target.endpoint);
  expect(() => stranger.read(message)).toThrow();
});

test('every device that asked is told, once each, and no other', async () => {
  const person = await createPerson(product);
  const phone = new GraphqlClient(product);
  await phone.data(signIn, { email: person.email, password });
  const one = await turnOn(person.client);
  const two = await turnOn(phone);
  const stranger = await turnOn((await createPerson(product)).client);
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at) values ('account.factorsChanged', $1, $2)`,
    [{ accountId: person.id }, product.clock.now()],
  );
  await product.settled();
  expect([one, two, stranger].map((device) => device.messages().length)).toEqual([1, 1, 0]);
});

test('an answer of the team is not on a locked screen', async () => {
  const person = await createPerson(product);
  const device = await turnOn(person.client);
  await happen(person, 'help.answered', { answer: 'Your IBAN is wrong.' });
  expect(device.messages().map(device.read)).toMatchObject([{ body: 'We answered your message.' }]);
});

const topics: Record<string, string> = {
  CAMPAIGN: 'campaign.approved',
  JOB: 'job.invitationWithdrawn',
  MESSAGE: 'message.received',
  SHOP: 'order.cancelled',
};
const params = { campaignTitle: 'Laksa week', ownerName: 'Mei', personName: 'Mei', goods: 'Cup', reason: '' };

describe.each(Object.entries(topics))('%s', (topic, code) => {
  test.each(['BELL', 'MAIL', 'PUSH'])('muted as %s', async (channel) => {
    const person = await createPerson(product);
    const device = await turnOn(person.client);
    await person.client.data(mute, { muted: [`${topic}_${channel}`] });
    await happen(person, code, params);
    const { notifications } = await person.client.data('{ notifications { totalCount } }');
    expect({ bell: notifications.totalCount, push: device.messages().length }).toEqual({
      bell: channel === 'BELL' ? 0 : 1,
      push: channel === 'PUSH' ? 0 : 1,
    });
  });
});

test('what concerns the account itself cannot be muted, and is urgent', async () => {
  const person = await createPerson(product);
  const device = await turnOn(person.client);
  await person.client.data(mute, { muted: Object.keys(MutedNotification) });
  await happen(person, 'security.factorsChanged');
  expect(device.messages().map(({ headers }) => headers.urgency)).toEqual(['high']);
});

test('what was read meanwhile is not sent, nor what is a day old', async () => {
  const person = await createPerson(product);
  const device = await turnOn(person.client);
  service.answers.push(503);
  await happen(person, 'campaign.approved', { campaignTitle: 'Laksa week' });
  await person.client.data('mutation { markNotificationsRead { markedCount } }');
  const again = `update outbox set leased_until = '-infinity' where done_at is null`;
  await sql(product.databaseUrl, again);
  await product.settled();
  expect(device.messages()).toHaveLength(1);
  service.answers.push(503);
  await happen(person, 'campaign.approved', { campaignTitle: 'Laksa week' });
  product.clock.advance({ hours: 24 });
  await sql(product.databaseUrl, again);
  await product.settled();
  expect(device.messages()).toHaveLength(2);
});

test.each([
  [201, 1, true],
  [404, 1, false],
  [410, 1, false],
  [400, 1, true],
  [413, 1, true],
  [429, 2, true],
  [500, 2, true],
])('after %i it is sent %i times, and the device stays on: %s', async (status, times, stays) => {
  const person = await createPerson(product);
  const device = await turnOn(person.client);
  service.answers.push(status);
  await happen(person, 'campaign.approved', { campaignTitle: 'Laksa week' });
  await sql(product.databaseUrl, `update outbox set leased_until = '-infinity' where done_at is null`);
  await product.settled();
  expect(device.messages()).toHaveLength(times);
  expect(await isOn(person.client)).toBe(stays);
});

describe('a device is told nothing more', () => {
  const ways: Record<string, (person: Person, client: GraphqlClient) => Promise<unknown>> = {
    'after turning it off': (_person, client) => client.data(off),
    'after signing out': (_person, client) => client.data('mutation { signOut { isSignedOut } }'),
    'after it was signed out elsewhere': ({ client }) =>
      client.data('mutation { revokeOtherSessions { revokedCount } }'),
    'once its session has expired': async ({ id }) =>
      sql(product.databaseUrl, `update session set expires_at = '2020-01-01' where account_id = $1`, [id]),
    'after the account was closed': ({ client }) =>
      client.data(
        'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }',
        {
          password,
        },
      ),
  };
  test.each(Object.entries(ways))('%s', async (_way, end) => {
    const person = await createPerson(product);
    const phone = new GraphqlClient(product);
    await phone.data(signIn, { email: person.email, password });
    const device = await turnOn(phone);
    await end(person, phone);
    await happen(person, 'campaign.approved', { campaignTitle: 'Laksa week' });
    expect(device.messages()).toEqual([]);
  });
});

test('a browser has one subscription, of whoever turned it on last', async () => {
  const person = await createPerson(product);
  const other = await createPerson(product);
  const device = await turnOn(person.client);
  await other.client.data(on, { input: device.target });
  expect(await isOn(person.client)).toBe(false);
  expect(await isOn(other.client)).toBe(true);
  const renewed = await turnOn(other.client);
  expect(await devices()).toContain(renewed.target.endpoint);
  expect(await devices()).not.toContain(device.target.endpoint);
});

test('keys are made once, give way to those of the settings, and earlier ones still sign for their devices', () => {
  const folder = mkdtempSync(join(tmpdir(), 'koli-push-'));
  const file = join(folder, 'secrets.json');
  const parts = (keys: string[] = [], env: Record<string, string> = {}) => ({
    ports: {
      config: readConfig(env),
      secrets: openSecrets(
        file,
        keys.map((key) => Buffer.alloc(32, key)),
      ),
    },
  });
  const known = (at: ReturnType<typeof parts>, publicKey: string) => vapidKeysOf(at as never, publicKey);
  const made = vapidKeys(parts() as never);
  expect(vapidKeys(parts() as never)).toEqual(made);
  const later = parts(['b', 'a']);
  const first = vapidKeys(parts(['a']) as never);
  expect(vapidKeys(later as never).publicKey).not.toBe(first.publicKey);
  expect(known(later, first.publicKey)).toEqual(first);
  expect(known(later, made.publicKey)).toEqual(made);
  expect(known(parts(['b']), first.publicKey)).toBeUndefined();
  const pair = webPush.generateVAPIDKeys();
  const env = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey };
  const chosen = parts(['b', 'a'], env);
  expect(vapidKeys(chosen as never)).toEqual(pair);
  expect(known(chosen, first.publicKey)).toEqual(first);
  rmSync(folder, { recursive: true });
});

test('a device that subscribed with a key which is gone is forgotten', async () => {
  const person = await createPerson(product);
  const device = await turnOn(person.client);
  await sql(product.databaseUrl, `update push_subscription set server_key = 'gone' where endpoint = $1`, [
    device.target.endpoint,
  ]);
  await happen(person, 'campaign.approved', { campaignTitle: 'Laksa week' });
  expect(device.messages()).toEqual([]);
  expect(await isOn(person.client)).toBe(false);
});

describe('refused', () => {
  let strict: TestProduct;
  let person: Person;
  beforeAll(async () => {
    strict = await startTestProduct();
    person = await createPerson(strict);
  });
  afterAll(() => strict?.close());

  test.each([
    ['a private address', { endpoint: 'https://10.0.0.1/push' }, 'endpoint'],
    ['this machine', { endpoint: 'https://127.0.0.1/push' }, 'endpoint'],
    ['the metadata service', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['a name of the network', { endpoint: 'https://db.internal/push' }, 'endpoint'],
    ['without TLS', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
    ['a secret that is too short', { auth: 'AAAA' }, 'auth'],
  ])('%s', async (_what, change, field) => {
    const { extensions } = await person.client.refusal(on, { input: { ...pushTarget(), ...change } });
    expect(extensions).toMatchObject({ code: 'PUSH_REFUSED', field });
    expect(await isOn(person.client)).toBe(false);
  });

  test('an address that is private by the time of sending', async () => {
    await person.client.data(on, { input: pushTarget() });
    await sql(strict.databaseUrl, 'update push_subscription set endpoint = $1', [`${service.url}/inside`]);
    await sql(
      strict.databaseUrl,
      `with n as (insert into notification (recipient_id, type, code, params, message, path, created_at)
         values ($1, 'KOLITEAM', 'campaign.approved', '{"campaignTitle": "Laksa week"}', 'x', '/help', $2) returning id)
       insert into outbox (type, payload, created_at) select 'push.notification',
         jsonb_build_object('notificationId', n.id, 'sessionId', session_id), $2 from n, push_subscription`,
      [person.id, strict.clock.now()],
    );
    await strict.settled();
    expect(service.received).toEqual([]);
    const [row] = await sql(
      strict.databaseUrl,
      'select count(*)::int as n from outbox where done_at is null',
    );
    expect(row?.n).toBe(0);
  });
});
