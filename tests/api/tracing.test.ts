import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../api/platform/log.ts';
import { sql } from '../../api/platform/sql.ts';
import { inSpan } from '../../api/platform/tracing/spans.ts';
import { withoutLiterals } from '../../api/platform/tracing/without-literals.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, cards, tokenise } from '../support/money.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly status: { code?: number; message?: string };
}

/** A collector that takes OTLP over HTTP. */
const spans: Span[] = [];
let serviceName = '';
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
    const name = resource.attributes.find(({ key }: { key: string }) => key === 'service.name');
    serviceName = name.value.stringValue;
    for (const scope of scopeSpans) spans.push(...scope.spans);
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

const lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });
const isSdkLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('sdk-trace-node'));

let product: TestProduct;
let url: string;

beforeAll(async () => {
  await new Promise<void>((done) => void collector.listen(0, '127.0.0.1', done));
});
afterAll(() => void collector.close());

test('off, nothing of it is loaded, and answers and lines have no trace', async () => {
  const off = await startTestProduct({}, { ports: { log } });
  const answer = await off.app.inject({ url: '/readyz' });
  await off.close();
  expect(answer.headers).not.toHaveProperty('x-trace-id');
  expect(lines.join('')).toContain('"route":"/readyz"');
  expect(lines.join('')).not.toContain('traceId');
  expect(isSdkLoaded()).toBe(false);
});

async function begin(): Promise<void> {
  const { port } = collector.address() as AddressInfo;
  product = await startTestProduct(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      WEBHOOK_ALLOW_PRIVATE: 'on',
    },
    { ports: { log } },
  );
  url = await product.app.listen({ port: 0, host: '127.0.0.1' });
}

const ask = (query: string, variables: object, headers: Record<string, string>) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });

const theirs = '00-11111111111111111111111111111111-2222222222222222-01';

test('a mutation is one trace, from the request through SQL and the provider to the outbox', async () => {
  await begin();
  const job = await acceptedJob(product);
  const paymentMethodId = await tokenise(product, cards.good);
  await product.settled();
  const input = { remarkId: job.remarkId, paymentMethodId };
  const answer = await ask(jobOperations.pay, { input }, { cookie: job.brand.client.cookie ?? '' });
  expect(await answer.json()).toMatchObject({ data: { payForHire: { state: 'SUCCEEDED' } } });
  const alone = await ask('{ countries { code } }', {}, { traceparent: theirs });
  const handedOn = await ask(
    '{ countries { code } }',
    {},
    { traceparent: theirs, 'x-forwarded-for': '203.0.113.7' },
  );
  const broken = sql`select ${'secret words'}::text::int`;
  await inSpan('broken', () => broken.rows({ em: product.orm.em.fork() })).catch(() => undefined);
  await product.settled();
  await pause(50);
  await product.close();

  const traceId = answer.headers.get('x-trace-id');
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  const ours = spans.filter((span) => span.traceId === traceId);
  const named = (name: RegExp) => ours.filter((span) => name.test(span.name));
  const [server] = named(/^POST \/graphql$/);
  expect(server?.parentSpanId ?? '').toBe('');
  expect(named(/^pg\.query/).length).toBeGreaterThan(5);
  expect(named(/^provider /)[0]?.parentSpanId).toBe(server?.spanId);
  const facts = named(/^outbox remark\./);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) {
    expect(ours.map(({ spanId }) => spanId)).toContain(fact.parentSpanId);
    expect(ours.some((span) => /^pg\.query/.test(span.name) && span.parentSpanId === fact.spanId)).toBe(true);
  }
  const line = lines.map((one) => JSON.parse(one)).find((one) => one.traceId === traceId);
  expect(line).toMatchObject({ msg: 'request', requestId: answer.headers.get('x-request-id') });

  expect(alone.headers.get('x-trace-id')).not.toBe(theirs.split('-')[1]);
  expect(handedOn.headers.get('x-trace-id')).toBe(theirs.split('-')[1]);
  expect(serviceName).toBe('koli');
});

test('no span holds a value, a name, an address or a message', () => {
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    'db.namespace',
    'db.postgresql.plan',
    'db.query.text',
    'db.system.name',
    'graphql.operation.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'koli.fact',
    'server.address',
    'server.port',
  ]);
  expect(spans.filter(({ status }) => status.message)).toEqual([]);
  const text = JSON.stringify(spans);
  expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toContain('broken');
  for (const secret of ['secret words', '203.0.113.7', 'Noodle week', '@people.test', 'pm_', cards.good])
    expect(text.includes(secret), secret).toBe(false);
});

test.each([
  [`where "a0"."email" = 'mei@x.test' limit 1`, `where "a0"."email" = ? limit ?`],
  [`values ('it''s', 'a\\', 'b', 4.5)`, `values (?, ?, ?, ?)`],
  [`values (E'it\\'s \\\\', 'b')`, `values (?, ?)`],
  [`/* don't */ select $1, "it's" -- isn't\n, 'a'`, `/* don't */ select $1, "it's" -- isn't\n, ?`],
  [`select p1, $12 from t2 where n=-7`, `select p1, $12 from t2 where n=-?`],
])('%s has no literals', (text, bare) => {
  expect(withoutLiterals(text)).toBe(bare);
});
