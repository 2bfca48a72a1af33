import type { RowFilter } from '../../../schema/connection.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { MoneyInput } from '../../../schema/money.ts';
import { minorOf } from '../../../schema/usd.ts';
import { toId } from '../ids.ts';
import { type Sql, sql } from '../sql.ts';
import { columnKey, type KeyOrder } from './cursor.ts';

/** Maximum number of ids in a filter. */
const MOST_IDS = 100;

/** The numbers of ids in a filter. Throws BAD_INPUT above 100, NOT_FOUND for what is no id. */
export function idsIn(ids: readonly string[], field: string): number[] {
  if (ids.length > MOST_IDS) throw new DomainError(ErrorCode.BAD_INPUT, field);
  return ids.map((id) => toId(id, field));
}

/** A filter of rows, for types that have states with them. */
type StateFilter = RowFilter & { readonly states?: readonly string[] | null };

/**
 * Conditions of a filter on the row `r`. `changed` is the column of `updatedAt`. Throws BAD_INPUT, NOT_FOUND.
 */
export function rowConditions(
  { ids, states, updatedSince }: StateFilter,
  changed: 'updated_at' | 'created_at' = 'updated_at',
): Sql[] {
  const parts: Sql[] = [];
  if (ids != null) parts.push(sql`r.id = any(${idsIn(ids, 'ids')}::bigint[])`);
  if (states != null) parts.push(sql`r.state = any(${states}::text[])`);
  // As a date: PostgreSQL knows fewer offsets than ISO 8601.
  if (updatedSince != null)
    parts.push(sql`${sql.ref(`r.${changed}`)} >= ${new Date(updatedSince)}::timestamptz`);
  return parts;
}

/** Conditions for a column of minor units between two amounts of a filter. Throws BAD_INPUT at a currency but USD. */
export function within<Least extends string, Most extends string>(
  column: Sql,
  filter: Readonly<Partial<Record<Least | Most, MoneyInput | null>>>,
  least: Least,
  most: Most,
): Sql[] {
  const from = minorOf(filter[least], least);
  const to = minorOf(filter[most], most);
  return [
    ...(from == null ? [] : [sql`${column} >= ${from}`]),
    ...(to == null ? [] : [sql`${column} <= ${to}`]),
  ];
}

/** By the time of the last change, earliest first: rows that change while a list is read come again at its end. */
export const earliestChangeFirst = (
  row: string,
  changed: 'updated_at' | 'created_at' = 'updated_at',
): KeyOrder => ({
  name: 'updated',
  isDescending: false,
  keys: [columnKey(row, changed, 'timestamptz'), columnKey(row, 'id')],
});
