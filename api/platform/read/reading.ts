import type { Sql } from '../sql.ts';
import type { KeyOrder } from './cursor.ts';
import type { ReadModel } from './read-model.ts';
import type { Plan, View } from './view.ts';

/** Which rows to read. `rows` names the base table by the alias given; visibility belongs into `where`. */
export interface Reading<Type extends object = object> {
  readonly view: View<Type>;
  /** Who sees which rows: that of a read model. */
  readonly visible?: ReadModel['visible'];
  /** Joins for `where` and the order. They must not multiply rows. */
  readonly join?: (row: string) => Sql;
  readonly where?: (row: string, plan: Plan) => Sql;
}

/** The rows of a list, which is read page by page. */
export interface ListReading<Type extends object = object> extends Reading<Type> {
  readonly keys: (row: string, plan: Plan) => KeyOrder;
  /**
   * How long the list may be. `short` (a search): the rows are found once, for the page and for the total. `long`: the
   * page follows an index, and a total above 10,000 may be a minute old. Without it page and total are found apart.
   */
  readonly reach?: 'short' | 'long';
  /** Whether the best plan depends on the filter's values, so that a generic plan would be bad for some. */
  readonly isPlannedAnew?: boolean;
  /**
   * A query that finds the rows in place of the table: with every column of the view, or for a short reach with `id` and
   * every column that `where` and `keys` look at.
   */
  readonly from?: (plan: Plan) => Sql;
  /**
   * For pages from the beginning: a condition that every row of the page satisfies anyway, so that an index can skip
   * the rest. `beside` is the condition that the cursor makes of a row.
   */
  readonly cut?: (row: string, plan: Plan, upTo: number, beside: (row: string) => Sql) => Sql;
}
