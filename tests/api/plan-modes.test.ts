import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PLAN_ANEW, prepareRepeated } from '../../api/platform/database/prepared-statements.ts';

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('postgresAdminUrl'), max: 1 });
  prepareRepeated(pool);
});
afterAll(() => pool.end());

const MODE = `select current_setting('plan_cache_mode') as mode, $1::int as given`;

test('what is planned anew is planned with its values, everything else once for all values', async () => {
  const client = await pool.connect();
  const modes: string[] = [];
  for (const text of [MODE, `${PLAN_ANEW} ${MODE}`, `${PLAN_ANEW} ${MODE}`, MODE, MODE, MODE, MODE]) {
    modes.push((await client.query(text, [1])).rows[0].mode);
  }
  client.release();
  const once = 'force_generic_plan';
  expect(modes).toEqual([once, 'auto', 'auto', once, once, once, once]);
});

test('a transaction that is undone takes no way of planning with it', async () => {
  const client = await pool.connect();
  const modeOf = async (text: string) => (await client.query(text, [1])).rows[0].mode;
  await modeOf(MODE);
  await client.query('begin');
  expect(await modeOf(`${PLAN_ANEW} ${MODE}`)).toBe('force_generic_plan');
  await client.query('rollback');
  expect(await modeOf(`${PLAN_ANEW} ${MODE}`)).toBe('auto');
  client.release();
});
