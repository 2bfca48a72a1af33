import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { compose } from '../../api/server/compose.ts';
import { startDoor } from '../support/door.ts';
import { rowNumber } from '../support/global-ids.ts';
import { openConversation } from '../support/messages.ts';
import { acceptedJob, balances, cards, pay, tokenise } from '../support/money.ts';
import { createPerson } from '../support/people.ts';
import { postmasterOf } from '../support/postgres-processes.ts';
import { startReplica, type TestReplica } from '../support/replica.ts';
import { sql } from '../support/sql.ts';
import { TestClock, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'koli-failover-'));
let primary: EmbeddedPostgres;
let replica: TestReplica;
let door: Awaited<ReturnType<typeof startDoor>>;
let product: TestProduct;

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;

const portOf = (url: string): number => Number(new URL(url).port);
const through = (url: string): string => url.replace(`:${portOf(url)}/`, `:${door.port}/`);

/** A primary whose commits wait for its replica, behind an address that leads to whichever is the primary. */
beforeAll(async () => {
  chmodSync(folder, 0o711);
  primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary'), port: 0, log: () => undefined });
  replica = await startReplica(primary.url, join(folder, 'primary'), join(folder, 'replica'));
  door = await startDoor(portOf(primary.url));
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: through(primary.serverUrl),
    LOG_LEVEL: 'silent',
    STAFF_SECOND_FACTOR: 'off',
    FRESH_PROOF_MINUTES: '0',
    API_BUDGET: '100000',
  });
  const clock = new TestClock();
  const overrides = { clock, ownerUrl: through(primary.url), schedule: [] };
  const composed = await compose(config, through(primary.serverUrl), overrides);
  product = { ...composed, clock, databaseUrl: through(primary.url), statements: [] };
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  await sql(primary.url, `alter system set synchronous_standby_names = '*'`);
  await sql(primary.url, 'select pg_reload_conf()');
  const replicas = () => sql(primary.url, `select from pg_stat_replication where sync_state = 'sync'`);
  await until(async () => (await replicas()).length === 1);
}, 120_000);

afterAll(async () => {
  await product?.close();
  door?.close();
  await replica?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('the primary dies and its replica takes over: writes within 30 s, nothing acknowledged is lost, each job is paid once', async () => {
  const jobs = await Promise.all(Array.from({ length: 6 }, () => acceptedJob(product)));
  const acknowledged: { id: string; at: number }[] = [];
  const refused: string[] = [];
  let isOver = false;
  const write = async (): Promise<void> => {
    const [by, other] = [await createPerson(product), await createPerson(product)];
    const conversationId = await openConversation(by, other);
    while (!isOver) {
      const at = Date.now();
      const input = { conversationId, clientId: randomUUID(), text: 'Still there?' };
      const { data, errors } = await by.client.send(SEND, { input });
      if (errors) refused.push(String(errors[0]?.extensions.code));
      else acknowledged.push({ id: data.sendMessage.message.id, at });
      await pause(200);
    }
  };
  const writers = [write(), write(), write()];
  const paid = jobs.map(async (job, nth) => {
    await pause(nth * 120);
    return (await pay(job, await tokenise(product, cards.good))).errors?.[0]?.extensions.code ?? 'paid';
  });
  await until(() => acknowledged.length > 10, 20_000);

  const died = Date.now();
  process.kill(postmasterOf(join(folder, 'primary')), 'SIGKILL');
  await pause(300);
  await sql(replica.at(primary.url), `alter system set synchronous_standby_names = ''`);
  await sql(replica.at(primary.url), 'select pg_promote()');
  door.leadTo(portOf(replica.at(primary.url)));
  await until(() => acknowledged.some(({ at }) => at > died + 300), 30_000);
  const back = Date.now() - died;
  isOver = true;
  await Promise.all(writers);
  expect(back).toBeLessThan(30_000);
  expect(refused.filter((code) => code !== 'OVERLOADED')).toEqual([]);

  const ids = acknowledged.map(({ id }) => rowNumber(id));
  const kept = await sql(product.databaseUrl, 'select id from message where id = any($1)', [ids]);
  expect(kept).toHaveLength(ids.length);
  // The local provider lives in the same database, so that a card may not be told to it.
  const codes = await Promise.all(paid.map((one) => one.catch(() => 'no card')));
  const repeatable = ['paid', 'OVERLOADED', 'PAYMENT_FAILED', 'no card'];
  expect(codes.filter((code) => !repeatable.includes(code))).toEqual([]);
  for (const job of jobs) {
    const again = async () =>
      (await pay(job, await tokenise(product, cards.good))).errors?.[0]?.extensions.code ?? 'paid';
    await expect.poll(again, { timeout: 20_000 }).toMatch(/^(paid|WRONG_STATE)$/);
    expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  }
}, 120_000);
