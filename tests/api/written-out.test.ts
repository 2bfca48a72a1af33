import { expect, inject, test } from 'vitest';
import { writtenOut } from '../../api/platform/database/written-out.ts';
import { withConnection } from '../support/sql.ts';

test.each([
  ['select $1', [5], "select '5'"],
  ['select $2, $1, $2', [1, 'a'], "select 'a', '1', 'a'"],
  ['select \'$1\', "$1", /* $1 */ $1 -- $1', [true], "select '$1', \"$1\", /* $1 */ 'true' -- $1"],
  ['select $1, $2', [null, new Date(0)], "select null, '1970-01-01T00:00:00.000Z'"],
  ['select $1, $2', [Buffer.from('a'), [1, 2]], "select '\\x61', '{1,2}'"],
  ['select $10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 'ten'], "select 'ten'"],
])('%s with its values written into it', (text, values, written) => {
  expect(writtenOut(text, values)).toBe(written);
});

test.each([[[{}]], [[['a']]], [['a\u0000b']], [[]]])(
  'values that cannot be written are left: %j',
  (values) => {
    expect(writtenOut('select $1', values)).toBeNull();
  },
);

test('the database reads texts as what they were', async () => {
  const texts = [
    "'",
    "''; drop table account; --",
    '\\',
    "\\'; --",
    '$1',
    "E'\\n",
    '"',
    'é\n\t\u2028',
    '*/ --',
    '',
  ];
  const places = texts.map((_, index) => `$${index + 1}::text`).join(', ');
  const written = writtenOut(`select json_build_array(${places}) as read`, texts);
  const rows = await withConnection(
    inject('postgresAdminUrl'),
    async (client) => (await client.query(written ?? '')).rows,
  );
  expect(rows).toEqual([{ read: texts }]);
});
