import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';
import { replicaExaminations } from '../../api/doctor/replica.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { examineAll } from '../../api/platform/findings.ts';
import { compose } from '../../api/server/compose.ts';
import { createCampaign } from '../support/jobs.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { startReplica, type TestReplica } from '../support/replica.ts';
import { sql } from '../support/sql.ts';
import { TestClock, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

const LAG_SECONDS = 4;
const FOLLOWS = `ok: It follows DATABASE_URL and is at most ${LAG_SECONDS} s behind.`;
const folder = mkdtempSync(join(tmpdir(), 'koli-replica-'));
let primary: EmbeddedPostgres;
let replica: TestReplica;
let product: TestProduct;
let brand: Person;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), port: 0, log: () => undefined });
  replica = await startReplica(primary.url, join(folder, 'primary'), join(folder, 'replica'));
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: primary.serverUrl,
    DATABASE_REPLICA_URL: replica.at(primary.serverUrl),
    REPLICA_LAG_SECONDS: String(LAG_SECONDS),
    LOG_LEVEL: 'silent',
    STAFF_SECOND_FACTOR: 'off',
    FRESH_PROOF_MINUTES: '0',
    API_BUDGET: '1000',
  });
  const clock = new TestClock();
  const overrides = { clock, ownerUrl: primary.url, schedule: [] };
  const composed = await compose(config, primary.serverUrl, overrides);
  product = { ...composed, clock, databaseUrl: primary.url, statements: [] };
  brand = await createPerson(product);
  await createCampaign(product, brand, { title: 'The first' });
  await until(async () => (await titles()).includes('The first'));
}, 120_000);

afterAll(async () => {
  await product?.close();
  await replica?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const post = (query: string, cookies: Record<string, string> = {}, variables: object = {}) =>
  product.app.inject({ method: 'POST', url: '/graphql', cookies, payload: { query, variables } });

/** What somebody with these cookies sees of campaigns. */
async function titles(cookies: Record<string, string> = {}): Promise<string[]> {
  const answer = await post('{ campaigns { nodes { title } } }', cookies);
  return answer.json().data.campaigns.nodes.map(({ title }: { title: string }) => title);
}

/** How many requests of visitors have begun with each database. */
async function counts(): Promise<Record<string, number>> {
  const metric = await product.metrics.getSingleMetric('public_reads_total')?.get();
  return Object.fromEntries(metric?.values.map(({ labels, value }) => [labels.database, value]) ?? []);
}

/** Whether the replica answers somebody with these cookies. */
async function readsFromReplica(cookies: Record<string, string> = {}): Promise<boolean> {
  const { replica: read = 0 } = await counts();
  await titles(cookies);
  return (await counts()).replica === read + 1;
}

/** What `npm run doctor` says of the replica, with another primary or as it is configured. */
async function findings(databaseUrl = primary.serverUrl): Promise<string[]> {
  const { config } = product.ports;
  const found = await examineAll(replicaExaminations({ ...config, databaseUrl }));
  return found.map(({ outcome, says }) => `${outcome}: ${says}`);
}

/** Whether visitors read from the replica, as the metric says. */
async function isUp(): Promise<boolean> {
  const metric = await product.metrics.getSingleMetric('replica_up')?.get();
  return metric?.values[0]?.value === 1;
}

/** Has the replica stand still, as a long query or a slow disk does. */
const halt = () => sql(replica.at(primary.url), 'select pg_wal_replay_pause()');
const resume = () => sql(replica.at(primary.url), 'select pg_wal_replay_resume()');

test('visitors read from the replica, members and writes from the primary', async () => {
  const before = await counts();
  await titles();
  await product.app.inject({ url: '/campaigns' });
  const between = await counts();
  expect(between.replica).toBeGreaterThan(before.replica ?? 0);
  expect(between.primary).toBe(before.primary);
  await brand.client.data('{ campaigns { totalCount } }');
  expect(await counts()).toEqual(between);
});

test('whoever has written reads it, while others see the replica as it is', async () => {
  await halt();
  await createCampaign(product, brand, { title: 'The second' });
  expect(await titles()).not.toContain('The second');
  const signIn =
    'mutation ($email: String!) { signIn(input: { email: $email, password: "%" }) { account { id } } }';
  const answer = await post(signIn.replace('%', password), {}, { email: brand.email });
  const written = answer.cookies.find(({ name }) => name === 'koli_written');
  expect(written).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: LAG_SECONDS + 5 });
  // As after signing out: the session is gone, and the browser is known to have written.
  const koli_written = String(written?.value);
  expect(await titles({ koli_written })).toContain('The second');
  expect(await titles({ koli_written: 'nonsense' })).toContain('The second');
  expect(await titles()).not.toContain('The second');
  await resume();
  await until(async () => (await titles()).includes('The second'));
  await until(() => readsFromReplica({ koli_written }));
});

test('too far behind, the primary answers, and the replica again when it has caught up', async () => {
  await halt();
  await createCampaign(product, brand, { title: 'The third' });
  expect(await titles()).not.toContain('The third');
  await pause(LAG_SECONDS * 1_000 + 1_000);
  expect(await titles()).toContain('The third');
  expect(await isUp()).toBe(false);
  expect(await findings()).toEqual([
    `warning: It is more than ${LAG_SECONDS} s behind, so the primary answers visitors.`,
  ]);
  await resume();
  await until(() => readsFromReplica());
  expect(await isUp()).toBe(true);
  expect(await findings()).toEqual([FOLLOWS]);
}, 30_000);

test('a primary at rest makes no lag', async () => {
  await pause(LAG_SECONDS * 1_000 + 1_000);
  expect(await readsFromReplica()).toBe(true);
}, 30_000);

test('the doctor finds a replica of another server, and one that receives nothing', async () => {
  const other = await startEmbeddedPostgres({
    dataDir: join(folder, 'other'),
    port: 0,
    log: () => undefined,
  });
  try {
    expect(await findings(other.url)).toEqual(['wrong: It replicates another server than DATABASE_URL.']);
  } finally {
    await other.stop();
  }
  const replicaUrl = replica.at(primary.url);
  await sql(replicaUrl, `alter system set primary_conninfo = 'host=127.0.0.1 port=1'`);
  await sql(replicaUrl, 'select pg_reload_conf()');
  await until(
    async () => (await findings()).includes('wrong: It receives nothing from the primary.'),
    20_000,
  );
  await sql(replicaUrl, `alter system set primary_conninfo = '${primary.url}'`);
  await sql(replicaUrl, 'select pg_reload_conf()');
  await until(async () => (await findings()).includes(FOLLOWS), 20_000);
}, 90_000);

test('the doctor says what the role may not read', async () => {
  await sql(primary.url, 'revoke execute on function pg_control_system() from public');
  const refused =
    'warning: Whether it replicates DATABASE_URL could not be looked at: the role may not read the control data.';
  await until(async () => (await findings()).includes(refused));
  expect(await findings()).toEqual([refused, FOLLOWS]);
  await sql(primary.url, 'grant execute on function pg_control_system() to public');
  await until(async () => (await findings()).length === 1);
});

const failures: [string, () => Promise<unknown> | unknown, () => Promise<unknown> | unknown][] = [
  ['is stopped', () => replica.stop(), () => replica.start()],
  ['hangs', () => replica.freeze(), () => replica.thaw()],
];

test.each(failures)(
  'nobody sees a failure while it %s',
  async (_, fail, mend) => {
    const ending = fail();
    for (let read = 0; read < 30; read += 1) {
      expect(await titles()).toContain('The third');
      await pause(50);
    }
    await ending;
    expect((await post('{ campaigns { totalCount } }')).json()).not.toHaveProperty('errors');
    expect(await readsFromReplica()).toBe(false);
    expect(await isUp()).toBe(false);
    await mend();
    await until(() => readsFromReplica(), 20_000);
  },
  60_000,
);
