import { once } from 'node:events';
import { get, type IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RateLimiter } from '../../api/platform/rate-limit/rate-limiter.ts';
import { createCampaign } from '../support/jobs.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { until } from '../support/until.ts';

/** A minute, in these tests. */
const STALLED_MS = 500;
const ROWS = 1_000;

/** Which payments of pages are refused, and how often pages were asked for. */
let isRefused: (payment: number) => boolean;
let payments = 0;
const limiter: RateLimiter = {
  ...unlimited,
  async spend(buckets, points) {
    payments += 1;
    if (!isRefused(payments)) return unlimited.spend(buckets, points);
    return { isPaid: false, remaining: buckets.map(() => 0), waitSeconds: 1 };
  },
};

async function start(): Promise<[TestProduct, Person, string]> {
  const product = await startTestProduct({}, { ports: { limiter } });
  const brand = await createPerson(product);
  const id = await createCampaign(product, brand);
  // More than sockets hold.
  await sql(
    product.databaseUrl,
    `insert into campaign (owner_id, type, state, title, details_html, excerpt, budget_minor, ends_on, pictures,
       submitted_at, created_at, updated_at)
     select owner_id, type, state, title || n, repeat('noodles ', 8000), excerpt, budget_minor, ends_on, pictures,
       submitted_at, created_at, updated_at from campaign, generate_series(2, $2) as n where id = $1`,
    [id, ROWS],
  );
  return [product, brand, await product.app.listen({ port: 0, host: '127.0.0.1' })];
}

let product: TestProduct;
let brand: Person;
let url: string;

beforeAll(async () => {
  isRefused = () => false;
  [product, brand, url] = await start();
});
afterAll(() => product?.close());
beforeEach(() => {
  payments = 0;
  const { setTimeout } = ServerResponse.prototype;
  vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
    this: ServerResponse,
    wait,
    told,
  ) {
    return setTimeout.call(this, wait === 60_000 ? STALLED_MS : wait, told);
  });
});
afterEach(() => vi.restoreAllMocks());

const open = (from = url, person = brand) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: person.client.cookie ?? '' };
    get(`${from}/exports/campaigns.ndjson`, { headers, agent: false }, resolve).on('error', reject);
  });
const connections = () =>
  new Promise<number>((resolve) => product.app.server.getConnections((_, count) => resolve(count)));

async function linesOf(answer: IncomingMessage): Promise<number> {
  let lines = 0;
  for await (const part of answer) lines += String(part).split('\n').length - 1;
  return lines;
}

test('a reader who takes nothing for a minute is let go, and finds the export cut off', async () => {
  isRefused = () => false;
  const answer = await open();
  answer.pause();
  expect(await connections()).toBe(1);
  await until(async () => (await connections()) === 0);
  await expect(linesOf(answer)).rejects.toThrow('aborted');
  expect(payments).toBeLessThan(ROWS / 50);
});

test('points that run out in the midst are waited for, also for longer than a reader may stall', async () => {
  isRefused = (payment) => payment >= 3 && payment <= 5;
  const began = performance.now();
  expect(await linesOf(await open())).toBe(ROWS);
  expect(performance.now() - began).toBeGreaterThan(3_000);
  expect(payments).toBe(ROWS / 50 + 3);
});

test('an export whose reader has left waits for points no longer', async () => {
  isRefused = (payment) => payment >= 3;
  const answer = await open();
  answer.resume();
  await until(() => payments >= 3);
  answer.destroy();
  await until(async () => (await connections()) === 0);
  const asked = payments;
  await pause(1_500);
  expect(payments).toBe(asked);
});

test('a server that stops does not wait for points', async () => {
  isRefused = () => false;
  const [other, person, at] = await start();
  isRefused = () => payments >= 3;
  payments = 0;
  const answer = await open(at, person);
  const cut = once(answer, 'error');
  answer.resume();
  await until(() => payments >= 3);
  await other.close();
  expect(String(await cut)).toContain('aborted');
});
