import { outOfBounds } from '../../../schema/errors.ts';
import { type Sql, sql } from '../sql.ts';

/** The types of keys, with the texts that a cursor may have of them. */
const shapes = {
  bigint: /^-?\d{1,18}$/,
  float8: /^(-?\d{1,18}(\.\d{1,20})?(e[-+]?\d{1,3})?|Infinity)$/,
  timestamptz: /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?|-?infinity)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  text: /^[^\0]{1,200}$/,
} as const;

/** One part of an order. Together the parts of a list are unique and never null, and all go the same way. */
export interface OrderKey {
  readonly sql: Sql;
  readonly type: keyof typeof shapes;
}

/** The order of a list: its keys, and whether it is descending. */
export interface KeyOrder {
  /** Tells cursors of one order of a list from those of another. */
  readonly name: string;
  readonly isDescending: boolean;
  readonly keys: readonly OrderKey[];
}

/** A key that is a column. */
export const columnKey = (row: string, column: string, type: OrderKey['type'] = 'bigint'): OrderKey => ({
  sql: sql.ref(`${row}.${column}`),
  type,
});

/** A numeric key that goes the other way than the rest of its order. */
export const turnedKey = (row: string, column: string): OrderKey => ({
  sql: sql`-${sql.ref(`${row}.${column}`)}`,
  type: 'bigint',
});

/** Newest first, by id. */
export const newestFirst = (row: string): KeyOrder => ({
  name: 'newest',
  isDescending: true,
  keys: [columnKey(row, 'id')],
});

/** Oldest first, by id. */
export const oldestFirst = (row: string): KeyOrder => ({
  name: 'oldest',
  isDescending: false,
  keys: [columnKey(row, 'id')],
});

/** The same rows from the last to the first. */
export const turned = (order: KeyOrder): KeyOrder => ({ ...order, isDescending: !order.isDescending });

/** The order as SQL. */
export function orderByKeys({ keys, isDescending }: KeyOrder): Sql {
  return sql.join(keys.map((key) => sql`${key.sql} ${isDescending ? sql`desc` : sql`asc`}`));
}

const nameOf = (index: number): string => `key_${index}`;

/** The keys of a row as columns, for `keysOfRow`. */
export function keyColumns({ keys }: KeyOrder): Sql {
  return sql.join(keys.map((key, index) => sql`${key.sql} as ${sql.ref(nameOf(index))}`));
}

/** The names of these columns in a row. */
export function keyNames({ keys }: KeyOrder, row: string): Sql {
  return sql.join(keys.map((_, index) => sql.ref(`${row}.${nameOf(index)}`)));
}

/** The keys of a row with these columns as a JSON list of texts, for `encodeCursor`. */
export function keysOfRow({ keys }: KeyOrder, row: string): Sql {
  const texts = keys.map((_, index) => sql`${sql.ref(`${row}.${nameOf(index)}`)}::text`);
  return sql`json_build_array(${sql.join(texts)})`;
}

/** The cursor of a row of a list, as callers see it: opaque. */
export function encodeCursor(list: string, { name }: KeyOrder, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([list, name, ...keys])).toString('base64url');
}

function decode(list: string, order: KeyOrder, cursor: string): string[] | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(read) || read.length !== order.keys.length + 2) return null;
    const [of, name, ...keys]: unknown[] = read;
    if (of !== list || name !== order.name) return null;
    const fits = order.keys.every(({ type }, index) => {
      const key = keys[index];
      return typeof key === 'string' && shapes[type].test(key);
    });
    return fits ? (keys as string[]) : null;
  } catch {
    return null;
  }
}

/** A cursor of a list, and on which side of it the rows are. */
export interface CursorAsked {
  readonly list: string;
  readonly side: 'after' | 'before';
  readonly cursor: string;
}

/** Condition for the rows on a side of a cursor. Throws BAD_INPUT at that side for a cursor of another list. */
export function besideCursor(order: KeyOrder, { list, side, cursor }: CursorAsked): Sql {
  const keys = decode(list, order, cursor);
  if (!keys) throw outOfBounds(side, { format: 'a cursor of this list, with its filter and sort' });
  const given = order.keys.map(({ type }, index) => sql`${keys[index]}::${sql.raw(type)}`);
  const own = order.keys.map((key) => key.sql);
  const isLess = order.isDescending === (side === 'after');
  return sql`(${sql.join(own)}) ${isLess ? sql`<` : sql`>`} (${sql.join(given)})`;
}
