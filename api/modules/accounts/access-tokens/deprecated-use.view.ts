import { p } from '@mikro-orm/core';
import { DeprecatedUse } from '../../../../schema/deprecated-use.ts';
import { type Column, columnsOf, many, tableOf, viewOf } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';

const table = tableOf('deprecated_use', {
  field: p.string(),
  reason: p.string(),
  count: p.integer(),
  lastUsedAt: p.datetime(),
});
const { columns } = columnsOf(table);

/** SQL: the day in a reason. */
export const removalOf = (reason: Sql): Sql =>
  sql`substring(${reason} from 'Removed on ([0-9]{4}-[0-9]{2}-[0-9]{2})')::date`;

const reasonOf = (row: string): Sql => sql.ref(`${row}.reason`);

/** View of DeprecatedUse, below what its owner has. */
const deprecatedUseView = viewOf(DeprecatedUse, table, {
  ...columns('field', 'reason', 'count', 'lastUsedAt'),
  replacement: (row) => sql`substring(${reasonOf(row)} from '^Use (.+)[.] Removed on')`,
  removedOn: (row) => removalOf(reasonOf(row)),
});

/** What a token or a program, whose row is joined by `key`, has used of what is deprecated and not removed yet. */
export const deprecatedUses = (key: 'token_id' | 'app_id'): Column =>
  many(
    deprecatedUseView,
    (used, row, { now }) => sql`${sql.ref(`${used}.${key}`)} = ${sql.ref(`${row}.id`)}
      and ${removalOf(reasonOf(used))} >= ${now}::date
      order by ${sql.ref(`${used}.last_used_at`)} desc, ${sql.ref(`${used}.field`)} limit 100`,
  );
