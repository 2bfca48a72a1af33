import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Clock } from '../../api/platform/clock.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, atTheProvider, balances, cards, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The machine's time, as the other process has it, until a test moves it on. */
class MovableClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(minutes: number): void {
    this.ahead += minutes * 60_000;
  }
}

const clock = new MovableClock();
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { clock });
});
afterAll(() => product?.close());

/** Another process of the product on the same database, which dies at a call of the provider. */
async function startDying(call: string, when: string): Promise<{ child: ChildProcess; url: string }> {
  const { databaseUrl, ports } = product;
  const child = spawn(
    process.execPath,
    ['--import', './api/cli/ts.mjs', 'tests/support/dying-server.ts', call, when],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        DATA_DIR: ports.config.dataDir,
        LOG_LEVEL: 'silent',
        DEMO_DATA: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { child, url: `http://127.0.0.1:${port}/graphql` };
}

/** Sends somebody's operation to a process that dies over it. */
async function dieOver(call: string, when: string, who: Person, query: string, variables: object) {
  const { child, url } = await startDying(call, when);
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const headers = { 'content-type': 'application/json', cookie: who.client.cookie ?? '' };
  const answer = fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  await expect(answer).rejects.toThrow();
  expect(await ended).toBe('SIGKILL');
}

async function repair(): Promise<void> {
  clock.advance(2);
  await product.runJob('finish-unsettled-money');
}

const calls = [
  ['createPaymentIntent', 'before'],
  ['createPaymentIntent', 'after'],
  ['confirmPaymentIntent', 'before'],
  ['confirmPaymentIntent', 'after'],
] as const;

test.each(calls)('kill -9 over a payment: %s, %s the call', { timeout: 60_000 }, async (call, when) => {
  const job = await acceptedJob(product);
  const input = { remarkId: job.remarkId, paymentMethodId: await tokenise(product, cards.good) };
  await dieOver(call, when, job.brand, jobOperations.pay, { input });
  expect((await balances(product, job.remarkId))[0]).toBe('paying');
  await repair();
  expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
});

test.each(['before', 'after'])(
  'kill -9 over a release: %s the transfer',
  { timeout: 60_000 },
  async (when) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    await pay(job, await tokenise(product, cards.good));
    await job.influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
    await dieOver('createTransfer', when, job.brand, jobOperations.release, { remarkId });
    expect((await balances(product, remarkId))[0]).toBe('releasing');
    await repair();
    expect(await balances(product, remarkId)).toEqual(['released', '-450.50', '0.00', '450.50']);
    expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, 45_050], transfer: [1, 45_050] });
  },
);

test.each(['before', 'after'])(
  'kill -9 over a cancellation: %s the refund',
  { timeout: 60_000 },
  async (when) => {
    const job = await acceptedJob(product);
    const { remarkId } = job;
    await pay(job, await tokenise(product, cards.good));
    await dieOver('createRefund', when, job.influencer, jobOperations.cancel, { remarkId });
    expect((await balances(product, remarkId))[0]).toBe('refunding');
    await repair();
    expect(await balances(product, remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
    expect(await refundsAtTheProvider(product, remarkId)).toEqual([45_050]);
  },
);

test.each([
  ['createRefund', 'before', 'refunding'],
  ['createRefund', 'after', 'refunding'],
  ['createTransfer', 'before', 'releasing'],
  ['createTransfer', 'after', 'releasing'],
])('kill -9 over a split: %s, %s the call', { timeout: 60_000 }, async (call, when, between) => {
  const job = await acceptedJob(product);
  const { remarkId } = job;
  await pay(job, await tokenise(product, cards.good));
  await job.influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted.' });
  const raised = { remarkId, reason: 'Two posts are missing.' };
  await job.brand.client.data(jobOperations.raiseDispute, { input: raised });
  const staff = await createPerson(product, { isStaff: true });
  const input = { remarkId, ruling: 'SPLIT', releaseMinor: 20_000, reason: 'One is online.' };
  await dieOver(call, when, staff, jobOperations.ruleDispute, { input });
  expect((await balances(product, remarkId))[0]).toBe(between);
  await repair();
  expect(await balances(product, remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
  expect(await refundsAtTheProvider(product, remarkId)).toEqual([25_050]);
  expect((await atTheProvider(product, remarkId)).transfer).toEqual([1, 20_000]);
});
