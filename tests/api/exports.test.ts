import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeToken } from '../support/access-tokens.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { createCampaign } from '../support/jobs.ts';
import { makeSale, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';
import { until } from '../support/until.ts';
import { draft, handIn, newestId, workingJob, workOperations } from '../support/work.ts';

let product: TestProduct;
let url: string;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  cast = await makeCast(product);
  for (const state of ['applied', 'hired', 'released']) await jobIn(product, cast, 'paid', state);
});
afterAll(() => product.close());

interface Line {
  readonly id: string;
  readonly updatedAt: string;
  readonly mySide?: string;
  readonly held?: object;
  readonly deliverables?: readonly { state: string; roundsUsed: number; submissions: object[] }[];
}

const cookieOf = (person: Person) => ({ cookie: person.client.cookie ?? '' });
const bearer = async (person: Person, ...scopes: string[]) => ({
  authorization: `Bearer ${(await makeToken(product, person, scopes)).secret}`,
});
const ask = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/exports/${file}`, { headers });

async function linesOf(file: string, headers: Record<string, string>): Promise<Line[]> {
  const answer = await ask(file, headers);
  const text = await answer.text();
  expect([answer.status, text.slice(0, 300 * Number(answer.status !== 200))]).toEqual([200, '']);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(text === '' || text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('own rows', () => {
  test('of both sides of a job, and of nobody else', async () => {
    const owner = await linesOf('remarks.ndjson', cookieOf(cast.owner));
    const applicant = await linesOf('remarks.ndjson', cookieOf(cast.applicant));
    expect(owner.map(({ mySide }) => mySide)).toEqual(['OWNER', 'OWNER', 'OWNER']);
    expect(applicant.map(({ mySide }) => mySide)).toEqual(['APPLICANT', 'APPLICANT', 'APPLICANT']);
    expect(applicant.map(({ id }) => id)).toEqual(owner.map(({ id }) => id));
    for (const person of [cast.stranger, cast.staff])
      expect(await linesOf('remarks.ndjson', cookieOf(person))).toEqual([]);
  });

  test('have the form of the GraphQL type', async () => {
    const query = `{ myCampaigns(first: 1) { nodes { id createdAt updatedAt type state title
      budget { amount currency } hashtags pictures { id large } } } }`;
    const [asked] = (await cast.owner.client.data(query)).myCampaigns.nodes;
    const lines = await linesOf('campaigns.ndjson', cookieOf(cast.owner));
    expect(lines).toHaveLength(3);
    expect(lines.find(({ id }) => id === asked.id)).toMatchObject(asked);
  });

  test('come by their last change, of two lists too', async () => {
    // This person has received applications and sent one.
    const both = { ...cast, owner: cast.applicant, applicant: cast.owner };
    await jobIn(product, both, 'shoutout', 'applied');
    const [first] = await linesOf('remarks.ndjson', cookieOf(cast.owner));
    await sql(product.databaseUrl, `update remark set text = 'More.' where id = $1`, [
      Number(first?.id.replace(/^\D+/, '')),
    ]);
    const lines = await linesOf('remarks.ndjson', cookieOf(cast.owner));
    expect(lines.map(({ mySide }) => mySide).toSorted()).toEqual(['APPLICANT', 'OWNER', 'OWNER', 'OWNER']);
    expect(lines.at(-1)?.id).toBe(first?.id);
    const times = lines.map(({ updatedAt }) => Date.parse(updatedAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('are only those that changed since an instant', async () => {
    const all = await linesOf('remarks.ndjson', cookieOf(cast.owner));
    const last = all.at(-1);
    const since = encodeURIComponent(last?.updatedAt ?? '');
    expect(await linesOf(`remarks.ndjson?since=${since}`, cookieOf(cast.owner))).toEqual([last]);
    expect(await linesOf('remarks.ndjson?since=2100-01-01T00:00:00Z', cookieOf(cast.owner))).toEqual([]);
  });

  test('say what was agreed and every version that was handed in', async () => {
    const job = await workingJob(product);
    await handIn(job, draft);
    await job.brand.client.data(workOperations.changes, {
      submissionId: await newestId(job),
      changes: 'Brighter.',
    });
    await handIn(job, { ...draft, note: 'Brighter now.' });
    const [line] = await linesOf('remarks.ndjson', cookieOf(job.brand));
    expect(line).toMatchObject({
      workDueAt: expect.any(String),
      deals: [
        { version: 1, document: expect.stringContaining('"draftFirst":true'), sha256: expect.any(String) },
      ],
    });
    const { state, roundsUsed, submissions } = line?.deliverables?.[0] ?? {};
    expect([state, roundsUsed]).toEqual(['DRAFT_IN_REVIEW', 1]);
    expect(submissions).toMatchObject([
      { version: 2, kind: 'DRAFT', links: draft.links, note: 'Brighter now.', state: 'IN_REVIEW' },
      { version: 1, kind: 'DRAFT', links: draft.links, state: 'CHANGES_ASKED', changes: 'Brighter.' },
    ]);
  });

  test('of the shop and the statement', async () => {
    const sale = await makeSale(product);
    const { buyer, seller } = sale;
    await place(sale);
    const [bought] = await linesOf('orders.ndjson', cookieOf(buyer));
    const [sold] = await linesOf('orders.ndjson', cookieOf(seller));
    expect([bought?.mySide, sold?.mySide, bought?.id]).toEqual(['BUYER', 'SELLER', sold?.id]);
    const paid = await linesOf('transactions.ndjson', cookieOf(cast.owner));
    expect(paid.length).toBeGreaterThan(0);
  });
});

describe('a token', () => {
  test.each([
    ['campaigns', 'campaigns:read'],
    ['remarks', 'remarks:read'],
    ['transactions', 'payments:read'],
    ['orders', 'orders:read'],
  ])('reads %s with %s and with no other scope', async (kind, scope) => {
    await linesOf(`${kind}.ndjson`, await bearer(cast.owner, scope));
    const answer = await ask(`${kind}.ndjson`, await bearer(cast.owner, 'webhooks:read'));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 'INSUFFICIENT_SCOPE' } });
  });

  test('sees what a job holds when it may read payments', async () => {
    const [without] = await linesOf('remarks.ndjson', await bearer(cast.owner, 'remarks:read'));
    const scopes = ['remarks:read', 'payments:read'];
    const [within] = await linesOf('remarks.ndjson', await bearer(cast.owner, ...scopes));
    expect([without, within].map((line) => 'held' in (line ?? {}))).toEqual([false, true]);
  });

  test('is used from pages of any origin, a cookie is not', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    const answer = await ask('campaigns.ndjson', {
      ...origin,
      ...(await bearer(cast.owner, 'campaigns:read')),
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    await answer.text();
    expect((await ask('campaigns.ndjson', { ...origin, ...cookieOf(cast.owner) })).status).toBe(403);
  });
});

test.each([
  ['of a visitor', 'campaigns.ndjson', 401, 'SIGN_IN_REQUIRED'],
  ['of an unknown kind', 'profiles.ndjson', 404, 'NOT_FOUND'],
  ['since no instant', 'campaigns.ndjson?since=yesterday', 400, 'BAD_INPUT'],
])('an export %s is refused as JSON', async (_, file, status, code) => {
  const answer = await ask(file, code === 'SIGN_IN_REQUIRED' ? {} : cookieOf(cast.owner));
  expect([answer.status, await answer.json()]).toMatchObject([status, { error: { code } }]);
});

describe('a large export', () => {
  const CAMPAIGNS = 1_200;
  let brand: Person;
  beforeAll(async () => {
    brand = await createPerson(product);
    const id = await createCampaign(product, brand);
    await sql(
      product.databaseUrl,
      `insert into campaign (owner_id, type, state, title, details_html, excerpt, budget_minor, ends_on, pictures,
         submitted_at, created_at, updated_at)
       select owner_id, type, state, title || n, repeat('noodles ', 8000), excerpt, budget_minor, ends_on, pictures,
         submitted_at, created_at, updated_at from campaign, generate_series(2, $2) as n where id = $1`,
      [id, CAMPAIGNS],
    );
  });

  const pagesRead = () => product.statements.filter((text) => text.includes('key_0')).length;
  const open = () =>
    new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      get(`${url}/exports/campaigns.ndjson`, { headers: cookieOf(brand), agent: false }, resolve).on(
        'error',
        reject,
      );
    });

  test('is read page by page as it is taken, and nothing is missing', async () => {
    product.statements.length = 0;
    const answer = await open();
    answer.pause();
    // What the sockets hold is full, and nothing more is read.
    let before = -1;
    await until(async () => {
      const now = pagesRead();
      const isStill = now === before;
      before = now;
      await pause(500);
      return isStill;
    });
    expect(pagesRead()).toBeLessThan(CAMPAIGNS / 50 - 2);
    let [lines, text] = [0, ''];
    for await (const part of answer) {
      text += String(part);
      lines += text.split('\n').length - 1;
      text = text.slice(text.lastIndexOf('\n') + 1);
    }
    expect([lines, text]).toEqual([CAMPAIGNS, '']);
    expect(pagesRead()).toBe(CAMPAIGNS / 50);
  });

  test('ends with its reader', async () => {
    product.statements.length = 0;
    const answer = await open();
    answer.destroy();
    await pause(300);
    const read = pagesRead();
    await pause(300);
    expect([pagesRead(), read < CAMPAIGNS / 50]).toEqual([read, true]);
  });

  test('is cut off, and says so, when its token is revoked meanwhile', async () => {
    const headers = await bearer(brand, 'campaigns:read');
    const answer = await ask('campaigns.ndjson', headers);
    await sql(product.databaseUrl, 'update access_token set revoked_at = now() where account_id = $1', [
      brand.id,
    ]);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});

test('nothing is read for its headers alone', async () => {
  const headers = cookieOf(cast.owner);
  expect((await fetch(`${url}/exports/remarks.ndjson`, { method: 'HEAD', headers })).status).toBe(404);
});

test('points are the same as those of /graphql', async () => {
  const limited = await startTestProduct({ API_BUDGET: '0.05' });
  try {
    const person = await createPerson(limited);
    const read = () =>
      limited.app.inject({ url: '/exports/remarks.ndjson', headers: { cookie: person.client.cookie ?? '' } });
    const first = await read();
    expect([first.statusCode, first.body, 'ratelimit' in first.headers]).toEqual([200, '', true]);
    let refused = await read();
    for (let tries = 0; refused.statusCode === 200 && tries < 5; tries += 1) refused = await read();
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'COST_EXCEEDED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
