import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PLAN_ANEW, prepareRepeated } from '../../api/platform/database/prepared-statements.ts';

let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('postgresAdminUrl'), max: 2 });
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

test('texts that come no more give way to others, and connections forget them', async () => {
  const client = await pool.connect();
  const ask = async (number: number): Promise<number> =>
    (await client.query(`select $1::int + ${number} as sum`, [1])).rows[0].sum;
  for (let number = 0; number < 200; number += 1)
    for (let use = 0; use < 3; use += 1) expect(await ask(number)).toBe(number + 1);
  const { rows } = await client.query(`select statement from pg_prepared_statements where name like 'koli%'`);
  const prepared = rows.map(({ statement }) => statement);
  expect(prepared.length).toBeLessThanOrEqual(140);
  expect(prepared).toContain('select $1::int + 199 as sum');
  expect(prepared).not.toContain('select $1::int + 5 as sum');
  // Whatever was forgotten is prepared anew when it comes again.
  for (let use = 0; use < 3; use += 1) expect(await ask(5)).toBe(6);
  const again = await client.query(
    `select from pg_prepared_statements where statement = 'select $1::int + 5 as sum'`,
  );
  expect(again.rowCount).toBe(1);
  client.release();
});

test('a connection forgets many names with one query beside the statement', async () => {
  const [early, late] = [await pool.connect(), await pool.connect()];
  const ask = async (client: pg.PoolClient, number: number): Promise<void> => {
    await client.query(`select $1::int - ${number} as rest`, [1]);
  };
  for (let number = 0; number < 5; number += 1) for (let use = 0; use < 3; use += 1) await ask(early, number);
  for (let number = 5; number < 200; number += 1)
    for (let use = 0; use < 3; use += 1) await ask(late, number);
  let answers = 0;
  early.connection.on('readyForQuery', () => {
    answers += 1;
  });
  await ask(early, 1_000);
  expect(answers).toBe(2);
  early.release();
  late.release();
});
