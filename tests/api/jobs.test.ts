import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { compose, type Product } from '../../api/server/compose.ts';
import type { Job } from '../../api/server/jobs/job-queue.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const runs = new Map<string, { by: number; at: number }[]>();
const runsOf = (name: string) => runs.get(name) ?? [];
let idleInTransaction = -1;
let product: TestProduct;
let other: Product;
let ended = 0;

/** The jobs of one of the processes. */
function schedule(by: number): Job[] {
  const note = (name: string): number => {
    runs.set(name, [...runsOf(name), { by, at: Date.now() }]);
    return runsOf(name).length;
  };
  return [
    { name: 'each-second', everySeconds: 1, run: async () => void note('each-second') },
    {
      name: 'fails-once',
      everySeconds: 3600,
      run: async () => {
        if (note('fails-once') === 1) throw new Error('for the test');
      },
    },
    { name: 'orphan', everySeconds: 3600, run: async () => void note('orphan') },
    {
      name: 'long',
      everySeconds: 1,
      run: async () => {
        note('long');
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        const [row] = await sql(
          product.databaseUrl,
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        );
        idleInTransaction = Number(row?.n);
        ended += 1;
      },
    },
  ];
}

/** Leaves a run of a job as a killed process leaves it: taken, and without a sign of life since. */
async function orphan(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('orphan', { policy: 'exclusive', heartbeatSeconds: 10, retryLimit: 3 });
  await boss.send('orphan', null, { singletonSeconds: 3600 });
  expect(await boss.fetch('orphan')).toHaveLength(1);
  await sql(
    databaseUrl,
    `update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = 'orphan'`,
  );
  await boss.stop({ graceful: false });
}

beforeAll(async () => {
  product = await startTestProduct({}, { schedule: schedule(1) });
  await orphan(product.databaseUrl);
  const { dataDir } = product.ports.config;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off' });
  other = await compose(config, product.databaseUrl, { schedule: schedule(2) });
  await Promise.all([product, other].map(({ app }) => app.listen({ port: 0 })));
});
afterAll(async () => {
  await other?.close();
  await product?.close();
});

const until = (check: () => boolean) => expect.poll(check, { timeout: 20_000, interval: 50 }).toBe(true);

test('two processes run a job once in each interval', async () => {
  await until(() => runsOf('each-second').length >= 5);
  const seconds = runsOf('each-second').map(({ at }) => Math.floor(at / 1000));
  expect(new Set(seconds).size).toBe(seconds.length);
});

test('a run that takes longer than its interval is not overtaken, and holds no transaction open', async () => {
  await until(() => ended >= 2);
  expect(runsOf('long').length - ended).toBeLessThanOrEqual(1);
  expect(idleInTransaction).toBe(0);
});

test('a run that failed is tried again soon, and not again when it succeeded', async () => {
  await until(() => runsOf('fails-once').length >= 2);
  expect(runsOf('fails-once')).toHaveLength(2);
});

test('a run whose process died is taken up by another', async () => {
  await until(() => runsOf('orphan').length > 0);
  expect(runsOf('orphan')).toHaveLength(1);
});
