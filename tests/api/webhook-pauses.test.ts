import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventTable, scopeOf } from '../../api/modules/webhooks/webhook.events.ts';
import { claimDue } from '../../api/modules/webhooks/webhook-delivery.service.ts';
import type { Ctx } from '../../api/platform/context.ts';
import { TokenScope } from '../../schema/token-scope.ts';
import { WebhookEvent } from '../../schema/webhook.ts';
import { makeToken } from '../support/access-tokens.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { mailedToken } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product.close());

const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;
const update = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { state pausedBecause } } }`;
const url = 'https://hooks.noodles.example/new';
const newPassword = 'Mine-alone-77-now';

async function withToken(person: Person, scopes: TokenScope[]) {
  const token = await makeToken(product, person, scopes);
  const client = new GraphqlClient(product);
  client.token = token.secret;
  return { client, tokenId: token.id };
}

async function addWebhook(client: GraphqlClient, events: string[] = ['REMARK_DONE']): Promise<string> {
  return (await client.data(create, { input: { url, events } })).createWebhook.webhook.id;
}

/** How a webhook stands, and whether a message that waits for it is sent. */
async function standing({ client, id: ownerId }: Person): Promise<string> {
  const { databaseUrl, orm, clock } = product;
  await sql(
    databaseUrl,
    `insert into webhook_delivery (webhook_id, event_id, event, body, state, next_try_at, created_at)
     select id, 'evt_' || md5(random()::text), 'remark.done', '{}', 'pending', $2, $2 from webhook where owner_id = $1`,
    [ownerId, clock.now()],
  );
  const claimed = await claimDue({ em: orm.em, clock } as unknown as Ctx, 50);
  await sql(databaseUrl, 'delete from webhook_delivery');
  const { webhooks } = await client.data('{ webhooks { nodes { state pausedBecause } } }');
  const [{ state, pausedBecause }] = webhooks.nodes;
  return `${state} ${pausedBecause ?? '-'}, ${claimed.length > 0 ? 'sent' : 'kept'}`;
}

describe('what a token may hear', () => {
  test('every event needs a scope that reads', () => {
    for (const event of Object.keys(eventTable) as WebhookEvent[]) {
      expect(Object.values(TokenScope)).toContain(scopeOf(event));
      expect(scopeOf(event)).toMatch(/:read$/);
    }
  });

  test.each([
    ['PAYMENT_RELEASED', ['webhooks:read', 'webhooks:write', 'remarks:read'], 'payments:read'],
    ['MESSAGE_RECEIVED', ['webhooks:read', 'webhooks:write', 'remarks:read'], 'messages:read'],
    ['REMARK_DONE', ['webhooks:read', 'webhooks:write', 'payments:read'], 'remarks:read'],
    ['REMARK_DONE', ['webhooks:read', 'webhooks:write', 'remarks:read'], null],
  ] as [string, TokenScope[], string | null][])('%s with %j', async (event, scopes, missing) => {
    const person = await createPerson(product);
    const { client } = await withToken(person, scopes);
    const answer = await client.send(create, { input: { url, events: [event] } });
    expect(answer.errors?.[0]?.extensions.code ?? null).toBe(missing && 'INSUFFICIENT_SCOPE');
    if (missing) expect(answer.errors?.[0]?.message).toContain(missing);
  });

  test('nor does it change one that hears more', async () => {
    const person = await createPerson(product);
    const id = await addWebhook(person.client, ['MESSAGE_RECEIVED']);
    const { client } = await withToken(person, ['webhooks:read', 'webhooks:write', 'remarks:read']);
    const input = { id, url: 'https://hooks.noodles.example/other' };
    expect((await client.refusal(update, { input })).extensions.code).toBe('INSUFFICIENT_SCOPE');
    expect(
      (await client.send(update, { input: { ...input, events: ['REMARK_DONE'] } })).errors,
    ).toBeUndefined();
  });
});

describe('a webhook that a token made', () => {
  test.each([
    [
      'is revoked',
      (id: number) =>
        sql(product.databaseUrl, 'update access_token set revoked_at = now() where id = $1', [id]),
    ],
    [
      'has expired',
      (id: number) =>
        sql(product.databaseUrl, "update access_token set expires_at = '2020-01-01' where id = $1", [id]),
    ],
  ])('pauses when it %s, until its owner resumes it', async (_what, end) => {
    const person = await createPerson(product);
    const { client, tokenId } = await withToken(person, ['webhooks:read', 'webhooks:write', 'remarks:read']);
    const id = await addWebhook(client);
    expect(await standing(person)).toBe('ENABLED -, sent');
    await end(tokenId);
    expect(await standing(person)).toBe('PAUSED TOKEN_ENDED, kept');
    await person.client.data(update, { input: { id, enabled: true } });
    expect(await standing(person)).toBe('ENABLED -, sent');
  });
});

async function reset({ email }: Person): Promise<void> {
  const visitor = new GraphqlClient(product);
  await visitor.data(
    'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
    {
      email,
    },
  );
  await visitor.data('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }', {
    input: { token: await mailedToken(product, email), password: newPassword },
  });
}
const change =
  (more: object) =>
  ({ client }: Person) =>
    client.data(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { account { id } } }',
      {
        input: { current: password, password: newPassword, ...more },
      },
    );

describe('a new password', () => {
  test.each([
    ['set by mail', reset, 'PAUSED PASSWORD, kept', 'ended'],
    ['set in settings', change({}), 'ENABLED -, sent', 'ended'],
    ['set in settings, disconnecting', change({ disconnect: true }), 'PAUSED PASSWORD, kept', 'ended'],
    ['set in settings, keeping programs', change({ disconnect: false }), 'ENABLED -, sent', 'works'],
  ] as [string, (person: Person) => Promise<unknown>, string, string][])(
    '%s',
    async (_how, set, webhook, token) => {
      const person = await createPerson(product);
      const id = await addWebhook(person.client);
      const program = await withToken(person, ['profile:read']);
      await set(person);
      const me = await program.client.send('{ me { id } }');
      expect(me.data?.me ? 'works' : 'ended').toBe(token);
      await person.client.data(
        'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }',
        { email: person.email, password: newPassword },
      );
      expect(await standing(person)).toBe(webhook);
      await person.client.data(update, { input: { id, enabled: true } });
      expect(await standing(person)).toBe('ENABLED -, sent');
    },
  );
});

test.each(['suspended_at', 'closed_at'])('nothing is sent for an account with %s', async (column) => {
  const person = await createPerson(product);
  const id = await addWebhook(person.client);
  await sql(
    product.databaseUrl,
    `insert into webhook_delivery (webhook_id, event_id, event, body, state, next_try_at, created_at)
     values ($1, 'evt_' || md5(random()::text), 'remark.done', '{}', 'pending', $2, $2)`,
    [Number(id.replace(/\D/g, '')), product.clock.now()],
  );
  await sql(product.databaseUrl, `update account set ${column} = now() where id = $1`, [person.id]);
  const ctx = { em: product.orm.em, clock: product.clock } as unknown as Ctx;
  expect(await claimDue(ctx, 50)).toEqual([]);
  await sql(product.databaseUrl, `update account set ${column} = null where id = $1`, [person.id]);
  expect(await claimDue(ctx, 50)).toHaveLength(1);
  await sql(product.databaseUrl, 'delete from webhook_delivery');
});
