import { expect, test } from 'vitest';
import { migrations } from '../../api/db/migrations/migrations.ts';
import { lintSql, sqlOf } from '../support/lint-migration.ts';

/** From here on migrations run while people are served; earlier ones have landed as they are. */
const FIRST = 'M0100';

test.each(migrations.filter(({ name }) => name >= FIRST))('$name stops nobody', async (migration) => {
  const one = new migration(undefined as never, undefined as never);
  expect(lintSql(await sqlOf(one))).toEqual([]);
});

test.each([
  [
    'a column that the version before still reads is dropped',
    'alter table account drop column phone',
    'ban-drop-column',
  ],
  [
    'a column is renamed under the version before',
    'alter table account rename column phone to mobile',
    'renaming-column',
  ],
  ['a table is renamed', 'alter table account rename to person', 'renaming-table'],
  ['a table is written anew', 'alter table account alter column id type bigint', 'changing-column-type'],
  [
    'all rows are read under a lock',
    "alter table account add constraint named check (name <> '')",
    'constraint-missing-not-valid',
  ],
  [
    'a reference is checked under a lock',
    'alter table account add foreign key (city) references city',
    'adding-foreign-key-constraint',
  ],
  [
    'the version before cannot write rows',
    'alter table account add level text not null',
    'adding-required-field',
  ],
  [
    'writers wait for an index',
    'create index account_name on account (name)',
    'require-concurrent-index-creation',
  ],
  [
    'a null is refused that the version before writes',
    'alter table account alter name set not null',
    'adding-not-nullable-field',
  ],
])('refused: %s', (_, text, rule) => {
  expect(lintSql(`begin; ${text}; commit;`)).toContain(rule);
});

test.each([
  [
    'a column that may be empty, or has a constant default',
    'begin; alter table account add level text, add wins int not null default 0; commit;',
  ],
  ['a new table', 'begin; create table level (id int primary key, name text not null); commit;'],
  [
    'an index without a lock, outside of a transaction',
    'create index concurrently if not exists account_name on account (name)',
  ],
  [
    'a check that only new rows must pass',
    "begin; alter table account add constraint named check (name <> '') not valid; commit;",
  ],
  [
    'what its author answers for',
    'begin; -- squawk-ignore ban-drop-column\nalter table account drop column phone; commit;',
  ],
])('let through: %s', (_, text) => {
  expect(lintSql(text)).toEqual([]);
});
