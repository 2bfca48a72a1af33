import { DriverException } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isDatabaseFailure } from '../../api/platform/database/database-failure.ts';
import { DatabaseSilent, guardPool } from '../../api/platform/database/guard-pool.ts';

let pool: pg.Pool;

beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('postgresAdminUrl'), max: 1 });
  pool.on('error', () => undefined);
  guardPool(pool).bound(300);
});
afterAll(() => pool?.end());

/** A statement that is answered long after the bound. */
const SLOW = 'select pg_sleep(600)';

test.each<[string, () => Promise<unknown>]>([
  ['asked of the pool', () => pool.query(SLOW)],
  ['asked of the pool with values', () => pool.query('select pg_sleep($1)', [600])],
  [
    'in a transaction',
    async () => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(SLOW);
      } finally {
        client.release(true);
      }
    },
  ],
])('a statement without an answer, %s, gives its connection up, and the pool goes on', async (_, ask) => {
  await expect(ask()).rejects.toThrow('The database did not answer in time');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('what the ORM makes of silence, or of a full disk, still counts as a failure of the database', () => {
  expect(isDatabaseFailure(new DriverException(new DatabaseSilent()))).toBe(true);
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(isDatabaseFailure(new DriverException(full))).toBe(true);
  expect(isDatabaseFailure(new DriverException(Object.assign(new Error('twice'), { code: '23505' })))).toBe(
    false,
  );
});
