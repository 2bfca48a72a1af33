import { expect, test } from 'vitest';
import { sql } from '../../api/platform/sql.ts';

test('values are sent apart from the text, in the order of their places, however deep the piece is', () => {
  const inner = sql`a = ${1} and ${sql.ref('t.it"em')} = any(${[2, 3]})`;
  expect(sql`select ${'x'} from ${sql.table('t')} where ${inner} or b = ${null}`.write()).toEqual({
    text: 'select $1 from "t" where a = $2 and "t"."it""em" = any($3) or b = $4',
    values: ['x', 1, [2, 3], null],
  });
  // The same piece again has places of its own.
  expect(sql`${inner} or ${inner}`.write().values).toEqual([1, [2, 3], 1, [2, 3]]);
});

test.each([
  ["it's", "'it''s'"],
  [-3, '-3'],
  [true, 'true'],
  [null, 'null'],
] as const)('a constant %j is written out', (value, text) => {
  expect(sql.lit(value).write()).toEqual({ text, values: [] });
});

test('lists are joined, with commas or something else', () => {
  expect(sql`(${sql.join([1, sql`now()`, 'c'])})`.write()).toEqual({
    text: '($1, now(), $2)',
    values: [1, 'c'],
  });
  expect(sql.join([sql`a`, sql`b = ${2}`], sql` and `).write()).toEqual({
    text: 'a and b = $1',
    values: [2],
  });
  expect(sql.join([]).write()).toEqual({ text: '', values: [] });
});
