import type { PageInput } from '../../../schema/page.ts';
import type { Ctx } from '../context.ts';
import { type Sql, sql } from '../sql.ts';
import { afterCursor, encodeCursor, type KeyOrder, keysOfRow, orderByKeys } from './cursor.ts';
import { readScalar } from './read-batch.ts';
import type { ReadModel } from './read-model.ts';
import { asksFor, below, type Field } from './selection.ts';
import { TotalsCache } from './totals-cache.ts';
import { type Plan, planOf, project, type View } from './view.ts';

/** Which rows to read. `rows` names the base table by the alias given; visibility belongs into `where`. */
export interface Reading<Type extends object = object> {
  readonly view: View<Type>;
  /** Who sees which rows: that of a read model. */
  readonly visible?: ReadModel['visible'];
  /** Joins for `where` and `order`. They must not multiply rows. */
  readonly join?: (row: string) => Sql;
  readonly where?: (row: string, plan: Plan) => Sql;
  readonly order?: (row: string, plan: Plan) => Sql;
  /** An order by keys, instead of `order`: it supports cursors. */
  readonly keys?: (row: string, plan: Plan) => KeyOrder;
  /**
   * How long the list may be. `short` (a search): the rows are found once, for the page and for the total. `long`: the
   * page follows an index, and a total above 10,000 may be a minute old. Without it page and total are found apart.
   */
  readonly reach?: 'short' | 'long';
  /** Whether the best plan depends on the filter's values, so that a generic plan would be bad for some. */
  readonly isPlannedAnew?: boolean;
  /** For a short reach: a query that finds the rows, with `id` and every column that `where` and `keys` look at. */
  readonly from?: (plan: Plan) => Sql;
  /** A condition that every row of the page satisfies anyway, so that an index can skip the rest. */
  readonly cut?: (row: string, plan: Plan, upTo: number) => Sql;
}

/** One page of a list: rows in order, and how many there are in all (0 when not asked for). */
export interface Page<T> {
  items: T[];
  total: number;
  /** Cursor of the last row, for lists with cursors; null on an empty page. */
  endCursor?: string | null;
}

function boundsOf(page: PageInput | undefined): { limit: number; offset: number } {
  const limit = Math.trunc(page?.limit ?? 12);
  const offset = Math.trunc(page?.offset ?? 0);
  return { limit: Math.min(Math.max(limit, 1), 100), offset: Math.min(Math.max(offset, 0), 10_000) };
}

/** Further members of a page beside `items` and `total`, as SQL; read only when they are asked for. */
export type Extras<E> = { readonly [Name in keyof E]: () => Sql };

const listOf = (items: Sql): Sql => sql`coalesce(json_agg(${items}), '[]'::json)`;

/** The parts of a page as SQL, all about the row `r`. */
interface PageSql {
  readonly base: Sql;
  readonly order: Sql;
  readonly keys: KeyOrder | undefined;
  readonly after: Sql | undefined;
  readonly cut: Sql;
  readonly bounds: Sql;
}

function pageSql(reading: Reading, plan: Plan, page: PageInput | undefined): PageSql {
  const { limit, offset } = boundsOf(page);
  const conditions = [reading.visible, reading.where].flatMap((one) => (one ? [one('r', plan)] : []));
  const keys = reading.keys?.('r', plan);
  const order = keys ? orderByKeys(keys) : reading.order?.('r', plan);
  const from = reading.from ? sql`(${reading.from(plan)})` : sql.table(reading.view.table);
  return {
    base: sql`${from} as r ${reading.join ? reading.join('r') : sql``} where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`,
    order: order ? sql`order by ${order}` : sql``,
    keys,
    after: keys && page?.after != null ? sql`and ${afterCursor(keys, page.after)}` : undefined,
    cut: reading.cut ? sql`and ${reading.cut('r', plan, limit + offset)}` : sql``,
    // A literal, so that the generic plan of a prepared statement knows how few rows are needed.
    bounds: sql`limit ${sql.lit(limit)} offset ${offset}`,
  };
}

/** Where the rows of a page come from, as common table expressions before the answer. */
interface PageSource {
  readonly before: Sql;
  /** The page's rows `r`, in order. */
  readonly rows: Sql;
  readonly total: Sql;
}

/** Finds all rows once, keeps their ids in order, and takes page and total from them. */
function foundOnce(reading: Reading, { base, order, after, bounds }: PageSql): PageSource {
  const isAfter = after ? sql`, (true ${after}) as is_after` : sql``;
  return {
    before: sql`with found as materialized
        (select r.id, row_number() over (${order}) as place ${isAfter} from ${base}),
      picked as materialized
        (select id, place from found ${after ? sql`where is_after` : sql``} order by place ${bounds})`,
    rows: sql`(select r.*, picked.place from picked join ${sql.table(reading.view.table)} as r using (id)
      order by picked.place) as r`,
    total: sql`(select count(*)::int from found)`,
  };
}

/** Reads the page in order, which an index may serve, and counts separately. */
function foundInOrder({ base, order, after, cut, bounds }: PageSql): PageSource {
  return {
    before: sql``,
    rows: sql`(select r.* from ${base} ${after ?? sql``} ${cut} ${order} ${bounds}) as r`,
    total: sql`(select count(*)::int from ${base})`,
  };
}

const remembered = new WeakMap<object, TotalsCache>();

/** Totals of long lists, per database. */
export function totalsOf(ctx: Ctx): TotalsCache {
  const connection = ctx.em.getConnection();
  const totals = remembered.get(connection) ?? new TotalsCache();
  remembered.set(connection, totals);
  return totals;
}

/** A statement with its parameters, as a key. */
export function keyOf(total: Sql): string {
  const { text, values } = total.write();
  return `${text} ${JSON.stringify(values)}`;
}

/** Reads one page in one SQL statement, planned from the fields that were asked for. */
export async function readPage<T extends object, E extends object = object>(
  ctx: Ctx,
  reading: Reading<T>,
  fields: readonly Field[],
  page?: PageInput,
  extras?: Extras<E>,
): Promise<Page<T> & E> {
  const plan = planOf(ctx);
  const parts = pageSql(reading, plan, page);
  const wantsTotal = asksFor(fields, 'total');
  const source = reading.reach === 'short' ? foundOnce(reading, parts) : foundInOrder(parts);
  const longKey = reading.reach === 'long' && wantsTotal ? keyOf(source.total) : null;
  const recalled = longKey === null ? undefined : totalsOf(ctx).recall(longKey, plan.now);
  const members: Sql[] = [];
  const { keys } = parts;
  const itemFields = below(fields, 'items');
  const wantsCursor = keys !== undefined && asksFor(fields, 'endCursor');
  if (asksFor(fields, 'items') || wantsCursor) {
    const cursor = wantsCursor ? sql`, 'ends', ${listOf(keysOfRow(keys))}` : sql``;
    members.push(sql`'page', (select json_build_object('items',
      ${listOf(project(reading.view, 'r', itemFields, plan))}${cursor}) from ${source.rows})`);
  }
  if (wantsTotal)
    members.push(sql`'total', ${recalled === undefined ? source.total : sql`${recalled}::int`}`);
  const further: Sql[] = [];
  for (const [name, write] of Object.entries<() => Sql>(extras ?? {}))
    if (asksFor(fields, name)) further.push(sql`${sql.lit(name)}, ${write()}`);
  if (further.length > 0) members.push(sql`'more', json_build_object(${sql.join(further)})`);
  const query = sql`${source.before} select json_build_object(${sql.join(members)})`;
  const asking = reading.isPlannedAnew ? 'anew' : 'prepared';
  const { page: read, total = 0, more } = await readScalar<ReadPage<T, E>>(ctx.em, query, asking);
  if (longKey !== null && recalled === undefined) totalsOf(ctx).note(longKey, total, plan.now);
  const last = read?.ends?.at(-1);
  const endCursor = keys && last ? encodeCursor(keys, last) : null;
  return { ...(more as E), items: read?.items ?? [], total, endCursor };
}

/** A page as the database answers it. */
interface ReadPage<T, E> {
  readonly page?: { readonly items: T[]; readonly ends?: string[][] };
  readonly total?: number;
  readonly more?: E;
}

/** Reads a short list without paging, at most 100 rows. */
export async function readList<T extends object>(
  ctx: Ctx,
  reading: Reading<T>,
  fields: readonly Field[],
  limit = 100,
): Promise<T[]> {
  const plan = planOf(ctx);
  const { rows } = foundInOrder(pageSql(reading, plan, { limit, offset: 0 }));
  return readScalar<T[]>(
    ctx.em,
    sql`select ${listOf(project(reading.view, 'r', fields, plan))} from ${rows}`,
  );
}

/** Reads one row; null when there is none or the viewer may not see it. */
export async function readOne<T extends object>(
  ctx: Ctx,
  reading: Reading<T>,
  fields: readonly Field[],
): Promise<T | null> {
  return (await readList<T>(ctx, reading, fields, 1))[0] ?? null;
}

/** Reads the row with an id, null when there is none that the viewer may see. */
export function readById<T extends object>(
  ctx: Ctx,
  reading: Omit<Reading<T>, 'where'>,
  id: number,
  fields: readonly Field[],
): Promise<T | null> {
  return readOne<T>(ctx, { ...reading, where: (row) => sql`${sql.ref(`${row}.id`)} = ${id}` }, fields);
}

/** Reads all rows of a small table that does not grow, such as the countries. */
export async function readAll<T extends object>(
  ctx: Ctx,
  reading: Reading<T>,
  fields: readonly Field[],
): Promise<T[]> {
  const plan = planOf(ctx);
  const { base, order } = pageSql(reading, plan, undefined);
  return readScalar<T[]>(
    ctx.em,
    sql`select ${listOf(project(reading.view, 'r', fields, plan))} from (select r.* from ${base} ${order}) as r`,
  );
}
