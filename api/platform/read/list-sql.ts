import { type Sql, sql } from '../sql.ts';
import {
  besideCursor,
  type CursorAsked,
  type KeyOrder,
  keyColumns,
  keyNames,
  orderByKeys,
  turned,
} from './cursor.ts';
import type { ListReading, Reading } from './reading.ts';
import type { Plan } from './view.ts';

/** The rows as a JSON list. */
export const listOf = (items: Sql): Sql => sql`coalesce(json_agg(${items}), '[]'::json)`;

/** The rows of a reading as the row `r`, before their order. */
export function baseOf(reading: Reading, plan: Plan, from: Sql = sql.table(reading.view.table)): Sql {
  const conditions = [reading.visible, reading.where].flatMap((one) => (one ? [one('r', plan)] : []));
  return sql`${from} as r ${reading.join ? reading.join('r') : sql``} where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`;
}

/** A page of a list. */
export interface PageWindow {
  readonly list: string;
  readonly size: number;
  readonly offset: number;
  /** Whether the page is counted from the end of the list. */
  readonly isBackward: boolean;
  readonly cursor: CursorAsked | null;
}

/** The page to read of a list. */
export interface PageQuery {
  readonly reading: ListReading;
  readonly window: PageWindow;
  /** Number of rows to read at most: those of the page, and a further one when it matters whether there is one. */
  readonly limit: number;
  /** Whether the rows need the columns of their keys. */
  readonly withKeys: boolean;
}

/** Where the rows of a page come from. */
export interface PageSource {
  readonly keys: KeyOrder;
  /** Common table expressions before the answer. */
  readonly before: Sql;
  /** The page's rows `r`, in order, or turned round when the page is counted from the end. */
  readonly rows: Sql;
  readonly total: Sql;
}

/** The parts of a page as SQL, all about the row `r`. */
interface PageParts {
  readonly base: Sql;
  readonly order: Sql;
  readonly keys: KeyOrder;
  /** Which rows the cursor leaves; null without a cursor. */
  readonly beside: Sql | null;
  readonly cut: Sql;
  readonly bounds: Sql;
  readonly withKeys: boolean;
}

function partsOf({ reading, window, limit, withKeys }: PageQuery, plan: Plan): PageParts {
  const { cursor, offset, isBackward } = window;
  const besideOf = (row: string): Sql | null => cursor && besideCursor(reading.keys(row, plan), cursor);
  const keys = reading.keys('r', plan);
  const isCut = reading.cut !== undefined && !isBackward;
  return {
    base: baseOf(reading, plan, reading.from ? sql`(${reading.from(plan)})` : undefined),
    order: sql`order by ${orderByKeys(isBackward ? turned(keys) : keys)}`,
    keys,
    beside: besideOf('r'),
    cut: isCut
      ? sql`and ${reading.cut('r', plan, limit + offset, (row) => besideOf(row) ?? sql`true`)}`
      : sql``,
    // A literal, so that the generic plan of a prepared statement knows how few rows are needed.
    bounds: sql`limit ${sql.lit(limit)} offset ${offset}`,
    withKeys,
  };
}

/** Finds all rows once, keeps their ids in order, and takes page and total from them. */
function foundOnce(table: string, { base, order, keys, beside, bounds, withKeys }: PageParts): PageSource {
  const named = (row: string): Sql => (withKeys ? sql`, ${keyNames(keys, row)}` : sql``);
  return {
    keys,
    before: sql`with found as materialized
        (select r.id, row_number() over (${order}) as place ${beside ? sql`, ${beside} as is_beside` : sql``}
          ${withKeys ? sql`, ${keyColumns(keys)}` : sql``} from ${base}),
      picked as materialized
        (select id, place ${named('found')} from found ${beside ? sql`where is_beside` : sql``}
          order by place ${bounds})`,
    rows: sql`(select r.*, picked.place ${named('picked')} from picked
      join ${sql.table(table)} as r using (id) order by picked.place) as r`,
    total: sql`(select count(*)::int from found)`,
  };
}

/** Reads the page in order, which an index may serve, and counts separately. */
function foundInOrder({ base, order, keys, beside, cut, bounds, withKeys }: PageParts): PageSource {
  return {
    keys,
    before: sql``,
    rows: sql`(select r.* ${withKeys ? sql`, ${keyColumns(keys)}` : sql``}
      from ${base} ${beside ? sql`and ${beside}` : sql``} ${cut} ${order} ${bounds}) as r`,
    total: sql`(select count(*)::int from ${base})`,
  };
}

/** Where the rows of a page come from. Throws BAD_INPUT for a cursor of another list. */
export function pageSource(query: PageQuery, plan: Plan): PageSource {
  const parts = partsOf(query, plan);
  const { reach, view } = query.reading;
  return reach === 'short' ? foundOnce(view.table, parts) : foundInOrder(parts);
}
