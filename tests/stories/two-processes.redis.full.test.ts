import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate, openOrm } from '../../api/db/orm.ts';
import { writeReferenceData } from '../../api/db/reference-data.ts';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import { fakePerson } from '../../api/dev/factories/fake-person.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { sql, withConnection } from '../support/sql.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { until } from '../support/until.ts';

/** Two server processes on one database and one Redis: `left` and `right`. */
let left: ServerProcess;
let right: ServerProcess;
let redis: TestRedis;
let database: TestDatabase;
let orm: MikroORM;
const folder = mkdtempSync(join(tmpdir(), 'koli-two-'));

const password = 'Demo-pass-1';
const passwordHash = hashSync(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

interface Someone {
  id: number;
  email: string;
  /** Signed in at one of the two; the session holds at both. */
  cookie: string;
}

async function somebody(username: string, at: ServerProcess): Promise<Someone> {
  const em = orm.em.fork();
  const email = `${username}@people.test`;
  const account = await fakePerson(em, {
    account: { email, passwordHash },
    profile: { username, first: username, instagramUsername: username },
  });
  await em.flush();
  return { id: account.id, email, cookie: await at.signIn(email, password) };
}

let owner: Someone;
let campaignIds: number[];

beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase(inject('postgresAdminUrl'), 'template0');
  orm = await openOrm({ url: database.url });
  await migrate(orm);
  await writeReferenceData(orm);
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url, DATA_DIR: folder };
  [left, right] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  owner = await somebody('owner', left);
  const em = orm.em.fork();
  const campaigns = [1, 2, 3].map((nth) =>
    fakeCampaign(em, { ownerId: owner.id, title: `Laksa week ${nth}` }),
  );
  await em.flush();
  campaignIds = campaigns.map(({ id }) => id);
});
afterAll(async () => {
  await left?.kill();
  await right?.kill();
  await orm?.close(true);
  await database?.drop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bell = 'subscription { notificationAdded { type message } }';
const apply =
  'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id, text: "Me!" }) { remark { id } } }';
const listening = () => new Promise((resolve) => setTimeout(resolve, 1_000));
const appliedTo = (campaignId: number | undefined) =>
  sql(database.url, `select id from notification where type = 'USER_CAMPAIGN_APPLY' and campaign_id = $1`, [
    campaignId,
  ]);

test('what happens at one is told at the other', async () => {
  const mei = await somebody('mei', left);
  const live = right.live(owner.cookie);
  const next = live.subscribe(bell)();
  await listening();
  expect((await left.send(mei.cookie, apply, { id: campaignIds[0] })).errors).toBeUndefined();
  expect(await next).toEqual({
    data: {
      notificationAdded: { type: 'USER_CAMPAIGN_APPLY', message: expect.stringContaining('“Laksa week 1”') },
    },
  });
  live.dispose();
});

test('signing out at one closes the socket at the other', async () => {
  const arif = await somebody('arif', left);
  const live = right.live(arif.cookie);
  void live
    .subscribe(bell)()
    .catch(() => undefined);
  await listening();
  await left.send(arif.cookie, 'mutation { signOut { isSignedOut } }');
  expect(await live.closed).toBe(4403);
});

test('tries are counted over both', async () => {
  const { email } = await somebody('guessed', left);
  const guess =
    'mutation ($email: String!) { signIn(input: { email: $email, password: "wrong-guess" }) { account { id } } }';
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await (tries % 2 === 0 ? left : right).send(undefined, guess, { email });
    codes.push(answer.errors?.[0]?.extensions.code);
  }
  expect(codes).toEqual([...Array(5).fill('SIGN_IN_FAILED'), ...Array(7).fill('CAPTCHA_NEEDED')]);
});

test('who comes and goes at one is told at the other, once', async () => {
  const siti = await somebody('siti', left);
  const follow = 'subscription ($ids: [ID!]!) { presenceChanged(profileIds: $ids) { online } }';
  const live = right.live();
  const next = live.subscribe(follow, { ids: [siti.id] });
  /** Waits for the named state. It may arrive twice: once read, once announced. */
  const toldUntil = async (online: boolean): Promise<unknown[]> => {
    const states: unknown[] = [];
    for (;;) {
      const { data } = (await next()) as { data: { presenceChanged: { online: boolean }[] } };
      states.push(data.presenceChanged[0]?.online);
      if (states.at(-1) === online) return states;
    }
  };
  await toldUntil(true);
  for (const server of [left, right]) server.advance(61);
  expect((await toldUntil(false)).filter((online) => online === false)).toHaveLength(1);
  await left.send(siti.cookie, 'mutation { heartbeat { isOnline } }');
  expect((await toldUntil(true)).filter((online) => online === false)).toHaveLength(0);
  live.dispose();
});

test('Redis away for a while: both go on and say so, and whoever is signed in looks again when it is back', async () => {
  const nadia = await somebody('nadia', left);
  const live = right.live(owner.cookie);
  void live
    .subscribe(bell)()
    .catch(() => undefined);
  await listening();
  await redis.kill();
  await until(async () => (await right.get('/readyz')) === '{"status":"degraded","redis":"does not answer"}');
  expect(await right.get('/metrics')).toMatch(/^redis_up 0$/m);
  expect((await left.send(nadia.cookie, apply, { id: campaignIds[1] })).errors).toBeUndefined();
  await until(async () => (await appliedTo(campaignIds[1])).length === 1);
  await redis.start();
  expect(await live.closed).toBe(1012);
  await until(async () => (await right.get('/readyz')) === '{"status":"ready"}');
  expect(await right.get('/metrics')).toMatch(/^redis_outages [1-9]/m);
  const unread = await right.send(owner.cookie, '{ notifications { nodes { message } } }');
  expect(JSON.stringify(unread)).toContain('Laksa week 2');
});

test('one is killed with a fact in its hands: the other works it off, once, and takes over the people', async () => {
  const kiran = await somebody('kiran', left);
  const dead = left.live(owner.cookie);
  void dead
    .subscribe(bell)()
    .catch(() => undefined);
  const live = right.live(owner.cookie);
  const next = live.subscribe(bell)();
  await listening();
  const factOf = () =>
    sql(
      database.url,
      `select attempts, done_at from outbox where type = 'remark.applied' order by id desc limit 1`,
    );
  let killed = 0;
  await withConnection(database.url, async (connection) => {
    // Notifications cannot be written, so the event stays with the process that leased it.
    await connection.query('begin');
    await connection.query('lock table notification in exclusive mode');
    // Nor can the other lease it first, which looks every two seconds.
    right.pause();
    expect((await left.send(kiran.cookie, apply, { id: campaignIds[2] })).errors).toBeUndefined();
    await until(async () => (await factOf())[0]?.attempts === 1);
    await left.kill();
    right.resume();
    killed = Date.now();
    await connection.query('rollback');
  });
  expect(await appliedTo(campaignIds[2])).toEqual([]);
  expect(JSON.stringify(await next)).toContain('Laksa week 3');
  const seconds = (Date.now() - killed) / 1000;
  console.log(`The fact of the killed process was told by the other after ${seconds.toFixed(1)} s.`);
  // The lease of ten seconds, a check every two, and some for a slow machine.
  expect(seconds).toBeLessThan(20);
  await until(async () => (await factOf())[0]?.done_at !== null);
  expect(await factOf()).toMatchObject([{ attempts: 2 }]);

  await dead.closed;
  const again = right.live(owner.cookie);
  const campaign = 'subscription ($id: ID!) { campaignChanged(id: $id) { title } }';
  expect(await again.subscribe(campaign, { id: campaignIds[2] })()).toEqual({
    data: { campaignChanged: { title: 'Laksa week 3' } },
  });
  await until(
    async () => (await sql(database.url, 'select from outbox where done_at is null')).length === 0,
    15_000,
  );
  for (const id of campaignIds) expect(await appliedTo(id)).toHaveLength(1);
  const mails = await sql(database.url, `select subject from dev_mail where recipient = $1 order by id`, [
    owner.email,
  ]);
  expect(mails.map(({ subject }) => String(subject).slice(-15))).toHaveLength(3);
  live.dispose();
  again.dispose();
});
