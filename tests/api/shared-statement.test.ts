import { afterAll, beforeAll, expect, test } from 'vitest';
import { SharedStatement } from '../../api/platform/database/shared-statement.ts';
import type { Database } from '../../api/platform/sql.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let db: Database;
beforeAll(async () => {
  product = await startTestProduct();
  db = product.orm.em.fork().getKysely<unknown>() as Database;
  // What the database does to a statement that takes too long, without waiting for it.
  await sql(
    product.databaseUrl,
    `create function patience(given int) returns int language plpgsql as $$ begin
       if given = 0 then raise exception using errcode = 'query_canceled', message = 'too long'; end if;
       return given; end $$`,
  );
});
afterAll(() => product?.close());

/** The statement that callers share; a test that gets none fails. */
async function shared(text: string): Promise<SharedStatement> {
  const statement = await SharedStatement.of(db, text);
  if (!statement) throw new Error(`is not shared: ${text}`);
  return statement;
}

const counted = () => product.statements.filter((text) => text.includes(' as given (')).length;

test('whoever asks together gets what belongs to their own values, whatever these are', async () => {
  const statement = await shared(
    `select (select $1::text) as said, (select coalesce($2::int, -1) * 2) as twice, (select to_char($3::timestamptz at time zone 'utc', 'MI:SS')) as at`,
  );
  const words = [
    '',
    'NULL',
    null,
    `it's "quoted"`,
    '{a,b}',
    'back\\slash',
    'line\nbreak',
    '$1',
    'Ünïcödé 🍜',
  ];
  const callers = Array.from({ length: 400 }, (_, index) => ({
    said: words[index % words.length] ?? null,
    number: index % 7 === 0 ? null : index,
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
  }));
  product.statements.length = 0;
  const rows = await Promise.all(
    callers.map(({ said, number, at }) => statement.ask(db, [said, number, at])),
  );
  expect(rows.map(({ said, twice, at }) => ({ said, twice, at }))).toEqual(
    callers.map(({ said, number, at }) => ({
      said,
      twice: (number ?? -1) * 2,
      at: at.toISOString().slice(14, 19),
    })),
  );
  expect(counted()).toBeGreaterThan(0);
  expect(product.statements.length).toBeLessThan(callers.length / 4);
});

test.each([
  ['takes too long', 'select (select patience($1)) as answer', 0, '57014'],
  ['cannot be read', 'select (select $1::text::int) as answer', 'x', '22P02'],
])('a value that %s fails for whoever sent it, and for nobody beside them', async (_, text, bad, code) => {
  const statement = await shared(text);
  const values = [1, 2, bad, 3, 4, 5, bad, 6].flatMap((value) => [value, 7]);
  const codeOf = (error: { code: string }) => error.code;
  const answers = values.map((value) => statement.ask(db, [value]).then(({ answer }) => answer, codeOf));
  expect(await Promise.all(answers)).toEqual(values.map((value) => (value === bad ? code : value)));
});

test.each([
  ['has lists among its values', 'select (select 2 = any($1::int[])) as has'],
  ['has no values', 'select (select 1) as one'],
])('a statement that %s is not shared', async (_, text) => {
  expect(await SharedStatement.of(db, text)).toBeNull();
});

test('finding out what can be shared leaves nothing on a connection', async () => {
  await expect(SharedStatement.of(db, 'select (select nothing from nowhere where a = $1)')).rejects.toThrow();
  const text = 'select (select count(*) from pg_prepared_statements where name = $1)::int as left_over';
  const all = Array.from({ length: 30 }, () => (async () => (await shared(text)).ask(db, ['koli_types']))());
  expect(new Set((await Promise.all(all)).map(({ left_over: left }) => left))).toEqual(new Set([0]));
});
