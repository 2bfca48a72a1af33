import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../api/platform/sql.ts';
import { systemCtx } from '../../api/server/system-context.ts';
import { createPerson } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

test('two transactions that wait for each other both come through', async () => {
  const { orm, ports, clock } = product;
  const people = [await createPerson(product), await createPerson(product)];
  const [a = 0, b = 0] = people.map(({ id }) => id);
  const { inTransaction } = systemCtx({ orm, ports, clock, afterCommit: () => undefined });
  let tries = 0;
  let waiting = 0;
  let meet: () => void = () => undefined;
  const bothHaveOne = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const lockBoth = (ids: readonly number[]) =>
    inTransaction(async (ctx) => {
      tries += 1;
      for (const id of ids) {
        await sql`update profile set city = coalesce(city, '') || '!' where id = ${id}`.run(ctx);
        waiting += 1;
        if (waiting === 2) meet();
        await bothHaveOne;
      }
    });
  await Promise.all([lockBoth([a, b]), lockBoth([b, a])]);
  expect(tries).toBe(3);
  const [row] = await sql<{ cities: string[] }>`select array_agg(city) as cities from profile
    where id in (${a}, ${b})`.rows({ em: orm.em.fork() });
  expect(row?.cities.map((city) => city.slice(-2))).toEqual(['!!', '!!']);
});
