import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { accountOfToken, unsubscribeLink } from '../../api/modules/notifications/unsubscribe.service.ts';
import { SecretsRefused } from '../../api/platform/secrets/assert-secrets-key.ts';
import { openSecrets, type Secrets } from '../../api/platform/secrets/secrets.ts';
import { compose, type Product } from '../../api/server/compose.ts';
import { rowNumber } from '../support/global-ids.ts';
import { type HookReceiver, isSignedWith, startHookReceiver } from '../support/hook-receiver.ts';
import { createPerson, type Person } from '../support/people.ts';
import { linkAs } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const create = `mutation ($url: String!) { createWebhook(input: { url: $url, events: [REMARK_DONE] }) {
  secret webhook { id } } }`;
const rotate = 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret } }';
const testEvent =
  'mutation ($id: ID!) { sendTestEvent(input: { webhookId: $id }) { webhookDelivery { state } } }';

const folder = mkdtempSync(join(tmpdir(), 'koli-sealed-'));
/** Secrets as they are after a start with these keys. */
const secretsWith = (...keys: number[]): Secrets =>
  openSecrets(
    join(folder, 'secrets.json'),
    keys.map((key) => Buffer.alloc(32, key)),
  );

let product: TestProduct;
let receiver: HookReceiver;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  receiver = await startHookReceiver();
  person = await createPerson(product, { instagramUsername: null });
});
afterAll(async () => {
  await product?.close();
  await receiver?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The product goes on as if it had been started anew with other secrets. */
const startWith = (secrets: Secrets): void => void Object.assign(product.ports, { secrets });

async function hook(): Promise<{ id: string; secret: string }> {
  const { createWebhook } = await person.client.data(create, { url: receiver.url });
  return { id: rowNumber(createWebhook.webhook.id), secret: createWebhook.secret };
}

/** Everything that the database says of a table. */
const dump = async (table: string): Promise<string> =>
  JSON.stringify(await sql(product.databaseUrl, `select to_jsonb(t) from ${table} t`));

async function isSigned(id: string, secret: string): Promise<boolean[]> {
  receiver.received.length = 0;
  await person.client.data(testEvent, { id });
  await product.settled();
  return receiver.received.map((message) => isSignedWith(secret, message));
}

test('the database never holds a secret of a webhook, and messages are signed with it', async () => {
  const { id, secret } = await hook();
  const changed = (await person.client.data(rotate, { id })).rotateWebhookSecret.secret;
  for (const one of [secret, changed]) {
    const bytes = Buffer.from(one.slice('whsec_'.length), 'base64');
    for (const form of [one.slice(6), bytes.toString('hex'), bytes.toString('base64url')])
      expect(await dump('webhook')).not.toContain(form);
    expect(await isSigned(id, one)).toEqual([true]);
  }
});

test('a new key opens what the one before sealed, the job seals anew, then the old key can go', async () => {
  startWith(secretsWith(1));
  const { id, secret } = await hook();
  await linkAs(product, person, 'sealed.anew');
  startWith(secretsWith(2, 1));
  expect(await isSigned(id, secret)).toEqual([true]);
  await product.runJob('reencrypt-secrets');
  startWith(secretsWith(2));
  expect(await isSigned(id, secret)).toEqual([true]);
  const marks = await sql(
    product.databaseUrl,
    'select sealed_token from social_account where profile_id = $1',
    [person.id],
  );
  expect(String(marks[0]?.sealed_token).startsWith(product.ports.secrets.cipher.mark)).toBe(true);
  product.clock.advance({ days: 2 });
  await product.runJob('refresh-linked-accounts');
  expect(await dump('social_account')).toContain('"visibility":"public"');
});

test('a lost key is told and named; messages wait for it, and a new secret needs none', async () => {
  startWith(secretsWith(3));
  const { id, secret } = await hook();
  const lost = await hook();
  startWith(secretsWith(4));
  const told = vi.spyOn(product.ports.log, 'error').mockImplementation(() => undefined);
  expect(await isSigned(id, secret)).toEqual([]);
  await product.runJob('reencrypt-secrets');
  const words = told.mock.calls.map(([, line]) => line);
  told.mockRestore();
  const key = secretsWith(3).cipher.mark.slice(3, 11);
  expect(words).toContain(
    `A secret was sealed with the key ${key}, which is not there. Put that key into SECRETS_KEY, behind the one in use.`,
  );
  const figure = (await product.app.inject({ url: '/metrics' })).body.match(/^secrets_unreadable (\d+)$/m);
  expect(Number(figure?.[1])).toBeGreaterThanOrEqual(2);

  const changed = (await person.client.data(rotate, { id: lost.id })).rotateWebhookSecret.secret;
  expect(await isSigned(lost.id, changed)).toEqual([true]);

  startWith(secretsWith(4, 3));
  receiver.received.length = 0;
  product.clock.advance({ minutes: 16 });
  await product.settled();
  expect(receiver.received.map((message) => isSignedWith(secret, message))).toEqual([true]);
});

test('a link in a mail that was sent before the key changed still works', () => {
  startWith(secretsWith(5));
  const token = new URL(unsubscribeLink(product, 42)).searchParams.get('token');
  startWith(secretsWith(6, 5));
  expect(accountOfToken(product, token)).toBe(42);
  startWith(secretsWith(6));
  expect(accountOfToken(product, token)).toBeNull();
});

test('a start with another key than that of the database is refused, until the earlier one follows behind it', async () => {
  const database = await createTestDatabase(inject('postgresAdminUrl'), 'koli_template');
  const start = async (...keys: number[]): Promise<Product> => {
    const dataDir = join(folder, 'other');
    const secretsKeys = keys.map((key) => Buffer.alloc(32, key));
    return compose({ ...product.ports.config, dataDir, secretsKeys }, database.url, { schedule: [] });
  };
  const missing = (key: number) =>
    `made with another key, ${secretsWith(key).cipher.mark.slice(3, 11)}. Put that key`;
  await (await start(1)).close();
  await expect(start(2)).rejects.toThrow(SecretsRefused);
  await expect(start(2)).rejects.toThrow(missing(1));
  await expect(start()).rejects.toThrow(missing(1));
  const rotated = await start(2, 1);
  await rotated.runJob('reencrypt-secrets');
  await rotated.close();
  await (await start(2)).close();
  await expect(start(1)).rejects.toThrow(missing(2));
  await database.drop();
});
