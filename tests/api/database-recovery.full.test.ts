import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { compose, type Product } from '../../api/server/compose.ts';
import type { Job } from '../../api/server/jobs/job-queue.ts';
import { makeCampaign } from '../support/campaigns.ts';
import { type HttpAnswer, portOf, post } from '../support/http-answers.ts';
import { addressOf, kill, spawnOwner } from '../support/owner-process.ts';
import { createPerson, type Person } from '../support/people.ts';
import { postmasterOf, signalPostgres } from '../support/postgres-processes.ts';
import { sql, withConnection } from '../support/sql.ts';
import type { TestProduct } from '../support/test-product.ts';

const folder = mkdtempSync(join(tmpdir(), 'koli-recovery-'));
const dataDir = join(folder, 'data');
let owner: ChildProcess;
let url: string;
let product: Product;
let person: Person;
let campaignId: number;
const runs: number[] = [];
const tick: Job = { name: 'tick', everySeconds: 1, run: async () => void runs.push(Date.now()) };

beforeAll(async () => {
  chmodSync(folder, 0o711);
  owner = spawnOwner(dataDir);
  url = await addressOf(owner);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off' });
  product = await compose(config, url, { schedule: [tick] });
  await product.app.listen({ port: 0 });
  person = await createPerson(product as TestProduct);
  campaignId = await makeCampaign(product as TestProduct, person);
  while (runs.length === 0) await sleep(20);
});
afterAll(async () => {
  await product?.close();
  if (owner) await kill(owner, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const ask = () =>
  post(product.app, '{ me { id } campaigns { totalCount } }', { cookie: person.client.cookie });
const notified = async () =>
  Number((await sql(url, 'select count(*)::int as n from notification'))[0]?.n ?? Number.NaN);
const happen = () =>
  sql(url, `insert into outbox (type, payload, created_at) values ('campaign.approved', $1::jsonb, now())`, [
    JSON.stringify({ campaignId }),
  ]);

/** Asks every quarter of a second while `during` runs, and answers everything that came back. */
async function askMeanwhile(during: () => Promise<void>): Promise<{ at: number; answer: HttpAnswer }[]> {
  const asked: Promise<{ at: number; answer: HttpAnswer }>[] = [];
  const begun = Date.now();
  const send = (): void => {
    const at = Date.now() - begun;
    asked.push(ask().then((answer) => ({ at, answer })));
  };
  const timer = setInterval(send, 250);
  send();
  await during();
  clearInterval(timer);
  return Promise.all(asked);
}

/** Waits until requests are answered again, then looks whether everything is as ever. Answers how long that took. */
async function backToNormal(): Promise<number> {
  const begun = Date.now();
  while ((await ask()).status !== 200) await sleep(20);
  const waited = Date.now() - begun;
  const burst = await Promise.all(Array.from({ length: 30 }, ask));
  expect(burst.map(({ status }) => status)).toEqual(burst.map(() => 200));
  const before = await notified();
  const ran = runs.length;
  await happen();
  await expect.poll(notified, { timeout: 5_000 }).toBe(before + 1);
  await expect.poll(() => runs.length, { timeout: 8_000 }).toBeGreaterThan(ran + 1);
  return waited;
}

test('PostgreSQL frozen for ten seconds: everybody is told soon, and all is well within two seconds after', async () => {
  const answers = await askMeanwhile(async () => {
    signalPostgres(dataDir, 'SIGSTOP');
    await sleep(9_500);
    const base = `http://127.0.0.1:${portOf(product.app)}`;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(503);
    await sleep(500);
    signalPostgres(dataDir, 'SIGCONT');
  });
  expect(await backToNormal()).toBeLessThan(2_000);
  const refused = answers.filter(({ answer }) => answer.status !== 200);
  expect(refused.length).toBeGreaterThan(25);
  for (const { at, answer } of refused) {
    expect(answer).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfter: '2' });
    expect(answer.milliseconds).toBeLessThan(at < 4_000 ? 5_000 : 1_000);
  }
});

test('PostgreSQL killed: it is started again, requests fail clearly meanwhile, and all is well within two seconds after', async () => {
  const answers = await askMeanwhile(async () => {
    const before = postmasterOf(dataDir);
    process.kill(before, 'SIGKILL');
    await expect
      .poll(
        () =>
          // A connection of its own: one that is kept may outlive the death for a moment.
          withConnection(url, (client) => client.query('select 1')).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000, interval: 50 },
      )
      .toBe(true);
    expect(postmasterOf(dataDir)).not.toBe(before);
  });
  expect(await backToNormal()).toBeLessThan(2_000);
  for (const { answer } of answers.filter(({ answer }) => answer.status !== 200)) {
    expect(answer).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfter: '2' });
    expect(answer.milliseconds).toBeLessThan(5_000);
  }
});
