import { type Sql, sql } from '../sql.ts';
import type { Plan } from './view.ts';

/** What a column holds. `minor` is money in minor units, `picture` the id of one, `list` and `pictures` are arrays of text. */
export type ColumnType =
  | 'int'
  | 'minor'
  | 'number'
  | 'text'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'list'
  | 'picture'
  | 'pictures';

/** A column that may be read. */
export interface RowColumn {
  readonly type: ColumnType;
  readonly sql: (row: string, plan: Plan) => Sql;
  /** Read only: nothing is found or sorted by it, so that nobody can guess at what they do not see. */
  readonly isPrivate?: true;
  /** Equality with one item of a list counts as equality with all of it. */
  readonly isEachEqual?: true;
  /** Whether few rows have the same value, and an index finds them. */
  readonly isKey?: true;
  /** Whether every row has a value: what stands in place of null is then never asked for. */
  readonly isFull?: true;
  /** Takes reads of its own: worked out once for a row, however many properties show it. */
  readonly isCostly?: true;
  /** A condition that every row with this value satisfies and that an index serves. */
  readonly narrow?: (row: string, value: Sql) => Sql;
}

/**
 * Rows that clients may query in a language of their own: an allow-list of columns, and which rows the viewer sees.
 * Both are part of every statement, whatever is asked.
 */
export interface RowModel {
  readonly table: string;
  readonly visible: (row: string, plan: Plan) => Sql;
  readonly columns: Readonly<Record<string, RowColumn>>;
  /** Whether there can be very many: a count above 10,000 may then be a minute old. */
  readonly isLong?: true;
  /** Whether an index finds the few rows that the viewer sees at all. */
  readonly isOwn?: true;
}

/** A plain column of the table. */
export function stored(type: ColumnType, name: string): RowColumn {
  return { type, sql: (row) => sql.ref(`${row}.${name}`) };
}

/** A column that is never null. */
export function full(column: RowColumn): RowColumn {
  return { ...column, isFull: true };
}

/** A plain column that few rows have the same value in, with an index on it. */
export function key(name: string): RowColumn {
  return { ...stored('int', name), isKey: true };
}

/** A column worked out from others. */
export function derived(type: ColumnType, write: RowColumn['sql']): RowColumn {
  return { type, sql: write };
}

/** A column that nothing is found or sorted by. */
export function unsearchable(column: RowColumn): RowColumn {
  return { ...column, isPrivate: true };
}
