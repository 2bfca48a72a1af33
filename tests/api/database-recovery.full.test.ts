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
import { acceptedJob, balances, cards, pay, tokenise } from '../support/money.ts';
import { addressOf, kill, spawnOwner } from '../support/owner-process.ts';
import { createPerson, type Person, password } from '../support/people.ts';
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
/** How often the owner of the campaign was told that it is approved: what other events tell may arrive meanwhile. */
const told = `select count(*)::int as n from notification where code = 'campaign.approved' and campaign_id = $1`;
const notified = async () => Number((await sql(url, told, [campaignId]))[0]?.n ?? Number.NaN);
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

test('payments while PostgreSQL is frozen for thirteen seconds: each says that it may be repeated, and is made once', async () => {
  const whole = { ...product, databaseUrl: url } as TestProduct;
  const jobs = await Promise.all(Array.from({ length: 12 }, () => acceptedJob(whole)));
  const newCard = () => tokenise(whole, cards.good);
  const paid = jobs.map(async (job, nth) => {
    const card = await newCard();
    await sleep(nth * 150);
    const begun = Date.now();
    const answer = await pay(job, card);
    return { code: answer.errors?.[0]?.extensions.code ?? 'paid', seconds: (Date.now() - begun) / 1000 };
  });
  await sleep(500);
  signalPostgres(dataDir, 'SIGSTOP');
  await sleep(13_000);
  signalPostgres(dataDir, 'SIGCONT');
  const answers = await Promise.all(paid);
  // The local provider lives in the same database, so it may be as silent.
  const repeatable = ['paid', 'OVERLOADED', 'PAYMENT_FAILED'];
  expect(answers.filter(({ code }) => !repeatable.includes(code))).toEqual([]);
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(20);
  expect(await backToNormal()).toBeLessThan(2_000);
  for (const job of jobs) {
    const again = await pay(job, await newCard());
    expect(again.errors?.[0]?.extensions.code ?? 'paid').toMatch(/^(paid|WRONG_STATE)$/);
    expect(await balances(whole, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  }
});

test('a full disk: what writes says that it may be repeated, and the server is not ready until there is room', async () => {
  const readiness = async () => (await fetch(`http://127.0.0.1:${portOf(product.app)}/readyz`)).json();
  const signIn = () =>
    post(
      product.app,
      `mutation { signIn(input: { email: "${person.email}", password: "${password}" }) { account { id } } }`,
    );
  await sql(
    url,
    `create function no_room() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
     create trigger no_room before insert on session for each statement execute function no_room()`,
  );
  expect(await signIn()).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfter: '2' });
  await sql(url, 'drop function no_room cascade');
  expect(await signIn()).toMatchObject({ status: 200, code: null });

  await sql(url, "alter system set temp_file_limit = '8kB'");
  await sql(url, 'select pg_reload_conf()');
  await expect.poll(readiness, { timeout: 20_000 }).toEqual({ status: 'database has no room' });
  expect((await ask()).status).toBe(200);
  await sql(url, 'alter system reset temp_file_limit');
  await sql(url, 'select pg_reload_conf()');
  await expect.poll(readiness, { timeout: 5_000 }).toEqual({ status: 'ready' });
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
