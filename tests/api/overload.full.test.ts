import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { errorText } from '../../schema/errors.ts';
import { type HttpAnswer, portOf, post } from '../support/http-answers.ts';
import { createPerson, type Person } from '../support/people.ts';
import { withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const me = '{ me { id } }';
let small: TestProduct;
let usual: TestProduct;
let person: Person;
let other: Person;

beforeAll(async () => {
  [small, usual] = await Promise.all([startTestProduct({}, { mostWork: 2 }), startTestProduct()]);
  await Promise.all([small, usual].map(({ app }) => app.listen({ port: 0 })));
  person = await createPerson(small);
  other = await createPerson(usual);
});
afterAll(async () => {
  await small?.close();
  await usual?.close();
});

/** Runs `work` while nobody can be told who asks: whatever looks for a session waits. */
async function whileStuck(product: TestProduct, work: () => Promise<void>): Promise<void> {
  await withConnection(product.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('lock table session in access exclusive mode');
    try {
      await work();
    } finally {
      await client.query('rollback');
    }
  });
}
const insideOf = async (product: TestProduct) => {
  const { body } = await product.app.inject('/metrics');
  return Number(/^operations_under_way (\d+)/m.exec(body)?.[1]);
};
const ask = (signal?: AbortSignal) =>
  post(small.app, me, { cookie: person.client.cookie, ...(signal && { signal }) });
const full = () => expect.poll(() => insideOf(small)).toBe(2);

test('what cannot be done in time is refused at once, with when to try again; what is under way ends well', async () => {
  let waiting: Promise<HttpAnswer>[] = [];
  await whileStuck(small, async () => {
    waiting = [ask(), ask()];
    await full();
    const refused = await ask();
    expect(refused).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfter: '2', readableBy: '*' });
    expect(refused.message).toBe(errorText.OVERLOADED);
    expect(refused.contentType).toMatch(/^application\/json/);
    expect(refused.milliseconds).toBeLessThan(500);
    const accept = 'application/graphql-response+json';
    expect((await post(small.app, me, { accept })).contentType).toMatch(accept);
  });
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ status: 200, code: null });
  expect(await ask()).toMatchObject({ status: 200, code: null });
  expect(await insideOf(small)).toBe(0);
});

test('watching, webhooks and pages go on meanwhile; sockets and uploads are refused', async () => {
  await whileStuck(small, async () => {
    const waiting = [ask(), ask()];
    await full();
    const base = `http://127.0.0.1:${portOf(small.app)}`;
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toContain('overload_refusals_total{reason="busy"}');
    expect((await fetch(`${base}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(400);
    expect((await fetch(`${base}/files/x/120.webp`)).status).toBe(404);
    const upload = await fetch(`${base}/files?purpose=avatar`, { method: 'POST', body: new FormData() });
    expect(upload.status).toBe(503);
    expect(await upload.json()).toMatchObject({ error: { code: 'OVERLOADED' } });
    const socket = new WebSocket(`${base.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const status = new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
    });
    socket.on('error', () => undefined);
    expect(await status).toBe(503);
    socket.terminate();
    void Promise.allSettled(waiting);
  });
});

test('work goes on when its caller goes away, and counts until it ends', async () => {
  await expect.poll(() => insideOf(small)).toBe(0);
  await whileStuck(small, async () => {
    const caller = new AbortController();
    const gone = [ask(caller.signal), ask(caller.signal)];
    await full();
    caller.abort();
    await Promise.allSettled(gone);
    expect(await insideOf(small)).toBe(2);
    expect(await ask()).toMatchObject({ status: 503 });
  });
  await expect.poll(() => insideOf(small)).toBe(0);
  expect(await ask()).toMatchObject({ status: 200 });
});

test('a body that cannot be read gives its place back', async () => {
  for (let count = 0; count < 4; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${portOf(small.app)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(answer.status).toBe(400);
  }
  expect(await insideOf(small)).toBe(0);
});

test('who waits too long for a connection to the database is told so, and does not hang', async () => {
  await whileStuck(usual, async () => {
    const asked = Array.from({ length: 24 }, () => post(usual.app, me, { cookie: other.client.cookie }));
    const [first] = await Promise.all([Promise.any(asked)]);
    expect(first).toMatchObject({ status: 503, code: 'OVERLOADED', retryAfter: '2' });
    expect(first?.milliseconds).toBeLessThan(6_000);
    void Promise.allSettled(asked);
  });
  await expect.poll(() => insideOf(usual)).toBe(0);
  expect(await post(usual.app, me, { cookie: other.client.cookie })).toMatchObject({ status: 200 });
});
