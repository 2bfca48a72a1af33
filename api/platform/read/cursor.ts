import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { type Sql, sql } from '../sql.ts';

const types = ['bigint', 'float8', 'timestamptz'] as const;

/** One part of an order. Together the parts of a list are unique and never null, and all go the same way. */
export interface OrderKey {
  readonly sql: Sql;
  readonly type: (typeof types)[number];
}

/** An order that supports cursors: its keys, and whether it is descending. */
export interface KeyOrder {
  /** Tells cursors of one order from those of another. */
  readonly name: string;
  readonly isDescending: boolean;
  readonly keys: readonly OrderKey[];
}

const shapes: Record<OrderKey['type'], RegExp> = {
  bigint: /^-?\d{1,18}$/,
  float8: /^-?\d{1,18}(\.\d{1,20})?(e-?\d{1,3})?$/,
  timestamptz: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/,
};

const direction = ({ isDescending }: KeyOrder): Sql => (isDescending ? sql`desc` : sql`asc`);

/** The order as SQL. */
export function orderByKeys(order: KeyOrder): Sql {
  return sql.join(order.keys.map((key) => sql`${key.sql} ${direction(order)}`));
}

/** The keys of a row as a JSON list of texts, for `encodeCursor`. */
export function keysOfRow(order: KeyOrder): Sql {
  return sql`json_build_array(${sql.join(order.keys.map((key) => sql`(${key.sql})::text`))})`;
}

/** The cursor of a row, as callers see it: opaque. */
export function encodeCursor(order: KeyOrder, keys: readonly string[]): string {
  return Buffer.from(JSON.stringify([order.name, ...keys])).toString('base64url');
}

function decode(order: KeyOrder, cursor: string): string[] | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(read) || read.length !== order.keys.length + 1 || read[0] !== order.name) return null;
    const keys: unknown[] = read.slice(1);
    const fits = order.keys.every(({ type }, index) => {
      const key = keys[index];
      return typeof key === 'string' && shapes[type].test(key);
    });
    return fits ? (keys as string[]) : null;
  } catch {
    return null;
  }
}

/** Condition for the rows after a cursor; `true` without one. Throws BAD_INPUT at `after` for a cursor of another list. */
export function afterCursor(order: KeyOrder, cursor: string | null | undefined): Sql {
  if (cursor == null) return sql`true`;
  const keys = decode(order, cursor);
  if (!keys) throw new DomainError(ErrorCode.BAD_INPUT, 'after');
  const given = order.keys.map(({ type }, index) => sql`${keys[index]}::${sql.raw(type)}`);
  const own = order.keys.map((key) => key.sql);
  return sql`(${sql.join(own)}) ${order.isDescending ? sql`<` : sql`>`} (${sql.join(given)})`;
}
