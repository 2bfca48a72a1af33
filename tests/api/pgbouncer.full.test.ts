import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/db/embedded/embedded-postgres.ts';
import { readConfig } from '../../api/platform/config/config.ts';
import { SharedStatement } from '../../api/platform/database/shared-statement.ts';
import type { Database } from '../../api/platform/sql.ts';
import { compose } from '../../api/server/compose.ts';
import { jobOperations } from '../support/jobs.ts';
import { balances, doneJob } from '../support/money.ts';
import { POOL_SIZE, startPgbouncer } from '../support/pgbouncer.ts';
import { sql } from '../support/sql.ts';
import { TestClock, type TestProduct } from '../support/test-product.ts';
import { findPgbouncer } from '../support/test-programs.ts';
import { until } from '../support/until.ts';

const program = findPgbouncer();
if (!program) console.log('SKIPPED: no PgBouncer 1.21 or newer on the PATH or at PGBOUNCER_PATH.');

describe.skipIf(!program)('through PgBouncer in transaction mode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'koli-pgbouncer-'));
  let database: EmbeddedPostgres;
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>>;
  /** Two processes, whose prepared statements have the same names for different texts. */
  const products: TestProduct[] = [];
  let runs = 0;

  async function startProduct(name: string): Promise<TestProduct> {
    const config = readConfig({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: bouncer.url,
      DATABASE_POOLER: 'transaction',
      LOG_LEVEL: 'silent',
      STAFF_SECOND_FACTOR: 'off',
      FRESH_PROOF_MINUTES: '0',
      API_BUDGET: '1000',
    });
    const clock = new TestClock();
    const run = async () => {
      runs += 1;
    };
    const composed = await compose(config, bouncer.url, {
      clock,
      ownerUrl: database.url,
      schedule: [{ name: `probe-${name}`, everySeconds: 1, run }],
    });
    await composed.app.listen({ port: 0, host: '127.0.0.1' });
    return { ...composed, clock, databaseUrl: database.url, statements: [] };
  }

  beforeAll(async () => {
    chmodSync(folder, 0o711);
    database = await startEmbeddedPostgres({
      dataDir: join(folder, 'database'),
      fast: true,
      log: () => undefined,
    });
    bouncer = await startPgbouncer(String(program), database.serverUrl, join(folder, 'pgbouncer'));
    products.push(await startProduct('a'), await startProduct('b'));
  }, 120_000);
  afterAll(async () => {
    for (const product of products) await product.close();
    await bouncer?.stop();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const ask = async (product: TestProduct, query: string): Promise<unknown> => {
    const answer = await product.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return answer.json();
  };

  test('a job is paid, done and released, and its books balance', async () => {
    const [product] = products as [TestProduct];
    const job = await doneJob(product);
    const { remarkId } = job;
    await job.brand.client.data(jobOperations.release, { remarkId });
    await product.settled();
    const [state, , held] = await balances(product, remarkId);
    expect([state, held]).toEqual(['released', '0.00']);
  }, 60_000);

  test('two processes with many questions at once get right answers over few connections', async () => {
    const [one, two] = products as [TestProduct, TestProduct];
    // In another order, so that a name stands for another text in each.
    const queries = [
      '{ campaigns(first: 5) { totalCount nodes { title owner { fullName } } } }',
      '{ campaigns(first: 3, filter: { types: [PAID] }) { totalCount nodes { title } } }',
      '{ influencers(first: 5) { totalCount nodes { fullName } } }',
      '{ categories { name } }',
      '{ countries { code name } }',
    ];
    const wanted = await Promise.all(queries.map((query) => ask(one, query)));
    for (const answer of wanted) expect(answer).not.toHaveProperty('errors');
    const bare = (answer: unknown) => (answer as { data: unknown }).data;
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = await Promise.all([
        Promise.all(queries.map((query) => ask(one, query))),
        Promise.all(queries.toReversed().map((query) => ask(two, query))),
      ]);
      expect(first.map(bare)).toEqual(wanted.map(bare));
      expect(second.toReversed().map(bare)).toEqual(wanted.map(bare));
    }
    const [row] = await sql(
      database.url,
      `select count(*)::int as n from pg_stat_activity where usename = 'koli_server'`,
    );
    expect(row?.n).toBeLessThanOrEqual(POOL_SIZE);
  }, 60_000);

  test('a process leaves no setting and no statement to others', async () => {
    const [product] = products as [TestProduct];
    const db = product.orm.em.fork().getKysely<unknown>() as Database;
    for (let use = 0; use < 2 * POOL_SIZE; use += 1)
      expect(await SharedStatement.of(db, 'select (select $1::int) as n')).not.toBeNull();
    const settings = await Promise.all(
      Array.from({ length: 4 * POOL_SIZE }, () =>
        sql(
          bouncer.url,
          `select current_setting('plan_cache_mode') || ' ' || current_setting('work_mem') as said`,
        ),
      ),
    );
    expect(new Set(settings.flat().map(({ said }) => said))).toEqual(new Set(['auto 4MB']));
  });

  test('scheduled jobs run', () => until(() => runs > 1, 20_000), 30_000);
});
