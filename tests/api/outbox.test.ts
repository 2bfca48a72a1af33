import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openOrm } from '../../api/db/orm.ts';
import {
  type FactHandler,
  type OutboxParts,
  startOutboxWorker,
} from '../../api/platform/outbox/outbox-worker.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

let product: TestProduct;
let owner: Person;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await createPerson(product);
  await sql(product.databaseUrl, `insert into picture values ('p', $1, 'campaign', 640, 480, 1000, now())`, [
    owner.id,
  ]);
  await sql(
    product.databaseUrl,
    `insert into campaign (id, owner_id, type, state, title, details_html, excerpt, budget_minor, ends_on, pictures, submitted_at, created_at, updated_at)
     values (1, $1, 'paid', 'open', 'Laksa week', '<p>x</p>', 'x', 48000, '2026-12-12', array['p'], now(), now(), now())`,
    [owner.id],
  );
});
afterAll(() => product.close());

const fact = (leasedFor = '0 seconds') =>
  sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at, leased_until)
     values ('campaign.approved', '{"campaignId": 1}', now(), now() + $1::interval) returning id`,
    [leasedFor],
  );
const notifications = () =>
  owner.client.data(
    '{ notifications { totalCount unread nodes { type message path readAt campaignId campaignTitle campaignImage { id small } } } }',
  );

test('a fact becomes one notification and one signal, however often it is worked off', async () => {
  const signals = product.ports.pubsub.subscribe(`account:${owner.id}`);
  const next = signals.next();
  const [row] = await fact();
  await product.settled();
  expect((await next).value).toMatchObject({ kind: 'notification' });
  await sql(
    product.databaseUrl,
    `update outbox set done_at = null, leased_until = '-infinity' where id = $1`,
    [row?.id],
  );
  await product.settled();
  const answer = await notifications();
  expect(answer.notifications).toEqual({
    totalCount: 1,
    unread: 1,
    nodes: [
      {
        type: 'ADMIN_CAMPAIGN_APPROVE',
        message: 'Your campaign “Laksa week” is approved. Influencers can apply now.',
        path: '/campaigndetail/1',
        readAt: null,
        campaignId: 'cmp_1',
        campaignTitle: 'Laksa week',
        campaignImage: { id: expect.any(String), small: expect.stringMatching(/^\/files\/.+\/320\.webp$/) },
      },
    ],
  });
});

test('reading marks all as read, for the owner only', async () => {
  const stranger = await createPerson(product);
  await stranger.client.data('mutation { markNotificationsRead { markedCount } }');
  expect((await notifications()).notifications.unread).toBe(1);
  expect((await stranger.client.data('{ notifications { totalCount } }')).notifications.totalCount).toBe(0);
  await owner.client.data('mutation { markNotificationsRead { markedCount } }');
  expect((await notifications()).notifications.unread).toBe(0);
});

test('a fact whose process died comes back after its lease', async () => {
  const [row] = await fact('1 hour');
  const doneAt = async () => {
    await product.settled();
    const [found] = await sql(product.databaseUrl, 'select done_at from outbox where id = $1', [row?.id]);
    return found?.done_at;
  };
  expect(await doneAt()).toBeNull();
  await sql(product.databaseUrl, 'update outbox set leased_until = now() where id = $1', [row?.id]);
  await expect.poll(doneAt).not.toBeNull();
});

test('two processes never work on one fact, however long it takes and however long it waited', async () => {
  // A database without a product, whose own worker would take part.
  const database = await createTestDatabase(inject('postgresAdminUrl'), 'koli_template');
  const orm = await openOrm({ url: database.url });
  const worked: string[] = [];
  const slowly: FactHandler = async (_ctx, { reason = '' }) => {
    worked.push(reason);
    await new Promise((resolve) => setTimeout(resolve, reason === '0' ? 1_700 : 400));
    return [];
  };
  const parts: OutboxParts = {
    orm,
    inTransaction: (work) => orm.em.fork().transactional((em) => work({ em } as Parameters<typeof work>[0])),
    pubsub: product.ports.pubsub,
    log: product.ports.log,
    handlersOf: () => [slowly],
    lane: 'others',
    leaseSeconds: 0.6,
  };
  await sql(
    database.url,
    `insert into outbox (type, payload, created_at)
     select 'test.slow', jsonb_build_object('reason', i::text), now() from generate_series(0, 5) as i`,
  );
  const workers = [startOutboxWorker(parts), startOutboxWorker(parts)];
  const poking = setInterval(() => {
    for (const worker of workers) worker.poke();
  }, 50);
  await until(
    async () => (await sql(database.url, 'select from outbox where done_at is null')).length === 0,
    10_000,
  );
  clearInterval(poking);
  for (const worker of workers) await worker.stop();
  await orm.close(true);
  await database.drop();
  expect(worked.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
});

describe('mail', () => {
  const mails = () =>
    sql(product.databaseUrl, 'select subject, text from dev_mail where recipient = $1', [owner.email]);

  test('a notification is mailed once to whoever wants mail, with a link and the way to stop it', async () => {
    await sql(product.databaseUrl, 'delete from dev_mail');
    const [row] = await fact();
    await product.settled();
    await sql(
      product.databaseUrl,
      `update outbox set done_at = null, leased_until = '-infinity' where id = $1`,
      [row?.id],
    );
    await product.settled();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Koli: Your campaign “Laksa week” is approved. Influencers can apply now.');
    expect(mail?.text).toContain('/campaigndetail/1');
    expect(mail?.text).toContain('/edit-profile/setting');
  });

  test('whoever turned mail off gets the notification only', async () => {
    await sql(product.databaseUrl, 'delete from dev_mail');
    await owner.client.data(
      'mutation { setMailNotifications(input: { enabled: false }) { account { id } } }',
    );
    await fact();
    await product.settled();
    expect(await mails()).toEqual([]);
  });
});

test('what waits is measured, with how long the oldest has waited, and how mails went', async () => {
  await sql(
    product.databaseUrl,
    `insert into outbox (type, payload, created_at, leased_until)
     values ('mail.verifyEmail', '{}', now() - interval '1 hour', 'infinity'), ('mail.verifyEmail', '{}', now(), 'infinity')`,
  );
  const { body } = await product.app.inject({ url: '/metrics' });
  expect(body).toContain('queue_waiting{queue="mail"} 2');
  expect(body).toMatch(/queue_oldest_seconds\{queue="mail"\} 36\d\d/);
  for (const queue of ['events', 'webhooks', 'provider_events'])
    expect(body).toContain(`queue_waiting{queue="${queue}"} 0`);
  expect(body).toMatch(/mail_seconds_count\{outcome="sent"\} [1-9]/);
});
