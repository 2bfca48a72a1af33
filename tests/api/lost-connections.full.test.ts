import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

/** Has the database end a connection, as a failover or an operator does. */
const end = (pid: number) => sql(product.databaseUrl, 'select pg_terminate_backend($1)', [pid]);

const pidOf = async (em: TestProduct['orm']['em']): Promise<number> => {
  const rows = await em
    .getConnection()
    .execute('select pg_backend_pid() as pid', [], 'all', em.getTransactionContext());
  return Number(rows[0]?.pid);
};

/** Work in a transaction whose connection ends before its commit. */
const lose = () => product.orm.em.fork().transactional(async (em) => end(await pidOf(em)));

test('connections that end within a transaction are made anew: more of them than the pool has', async () => {
  for (let lost = 0; lost < 25; lost += 1) {
    await expect(lose()).rejects.toThrow();
    await pause(100);
  }
  const answers = await Promise.all(Array.from({ length: 40 }, () => product.app.inject({ url: '/readyz' })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await expect(product.orm.em.fork().transactional(pidOf)).resolves.toBeGreaterThan(0);
}, 60_000);
