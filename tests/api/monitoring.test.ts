import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureReplica } from '../../api/platform/database/replica.ts';
import type { RedisLink } from '../../api/platform/redis/redis-link.ts';
import { measureRedis } from '../../api/server/shared-state.ts';
import { readYaml } from '../support/deployment.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  // What only a process with Redis and a replica has.
  measureRedis({ isUp: () => true, outages: () => 0 } as unknown as RedisLink, product.metrics);
  measureReplica(() => true, product.metrics);
});

afterAll(() => product.close());

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

const rules = (readYaml('monitoring/alerts.yaml').groups as { rules: Rule[] }[]).flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
const panels = (dashboard.panels as { title: string; targets: { expr: string }[] }[]).flatMap(
  ({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr]),
);

const words = ['by', 'or', 'and', 'without'];

/** Metrics and their labels that an expression of PromQL names. */
function namedIn(expr: string): { metrics: string[]; labels: string[] } {
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const matched = [...expr.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label);
  const bare = expr
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[\w+\]/g, '');
  const metrics = [...bare.matchAll(/\b[a-z][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return { metrics: metrics.filter((name) => !words.includes(name)), labels: [...grouped, ...matched] };
}

/** Labels that Prometheus adds, and the new name of our `job`. */
const ofPrometheus = ['le', 'instance', 'job', 'exported_job'];

test.each([...rules.map(({ alert, expr }): [string, string] => [alert, expr]), ...panels])(
  '%s asks for metrics that are served',
  async (_, expr) => {
    await product.app.inject({ url: '/healthz' });
    for (const job of ['check-invariants', 'reencrypt-secrets'])
      if (/invariant|secrets/.test(expr)) await product.runJob(job);
    const { metrics, labels } = namedIn(expr);
    expect(metrics.length).toBeGreaterThan(0);
    const known = [...ofPrometheus];
    for (const name of metrics.filter((one) => one !== 'up')) {
      const base = name.replace(/_(bucket|count|sum)$/, '');
      const metric = product.metrics.getSingleMetric(base) ?? product.metrics.getSingleMetric(name);
      expect(metric, name).toBeDefined();
      known.push(...(metric as unknown as { labelNames: string[] }).labelNames);
    }
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  },
);

test('every alert has its page in docs/operating.md, and every page its alert', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const pages = text.split('## When an alarm rings')[1]?.split(/^## /m)[0] ?? '';
  const headings = [...pages.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
});

test('calls of the payment provider, the storage and the outbox are counted by how they end', async () => {
  const { payment, pictures } = product.ports;
  await expect(payment.retrievePaymentIntent('pi_none')).rejects.toThrow();
  await pictures.put('a'.repeat(20), 96, Buffer.from('webp'));
  await product.orm.em
    .getConnection()
    .execute(`insert into outbox (type, payload, created_at) values ('nothing.listens', '{}', now())`);
  await product.settled();
  const served = await product.metrics.metrics();
  expect(served).toMatch(/^provider_seconds_count\{call="retrievePaymentIntent",outcome="invalid"\} 1$/m);
  expect(served).toMatch(/^storage_seconds_count\{call="put",outcome="done"\} 1$/m);
  expect(served).toMatch(/^outbox_events_total\{lane="others",outcome="\w+"\} [1-9]/m);
});
