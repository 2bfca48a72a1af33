import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';
import { pictureKeyAt } from '../storage/picture-signature.ts';
import { conditionSql } from './condition-sql.ts';
import { type ReadModel, valueColumn } from './read-model.ts';
import { type ReadyAsking, ReadyRead, readReady } from './ready-read.ts';
import type { Condition, RowQuery, Shape } from './row-query.ts';
import { listSql, type ParentKeys, type Related, type RowSource, rowsSql } from './rows-sql.ts';
import { type RowPlan } from './shown-sql.ts';
import { totalsOf } from './totals.ts';

/** A row as it is answered. */
export type Row = Record<string, unknown>;

/** What else bounds a read or goes with it. */
export interface RowOptions {
  readonly parentKeys?: ParentKeys | undefined;
  readonly related?: readonly Related[];
}

/** A plan that notes whether its time was used. */
interface TimedPlan extends RowPlan {
  readonly isTimed: boolean;
}

function planOf(ctx: Ctx): TimedPlan {
  let count = 0;
  let isTimed = false;
  const now = ctx.clock.now();
  return {
    actor: ctx.actor,
    get now() {
      isTimed = true;
      return now;
    },
    get isTimed() {
      return isTimed;
    },
    pictureKey() {
      isTimed = true;
      return pictureKeyAt(ctx.ports.secrets, now);
    },
    alias: () => `t${++count}`,
    publicUrl: ctx.ports.config.publicUrl,
  };
}

/** Whether an index finds the few rows with a value of a property. */
function isIndexed({ indexed = [] }: ReadModel, shape: Shape, property: string): boolean {
  return Object.hasOwn(shape, property) && indexed.includes(String(shape[property]?.of));
}

/** Whether few rows can match, found by an index whatever the values are. */
function isPinned({ model, shape }: RowSource, where: Condition): boolean {
  if (where.kind === 'and') return where.parts.some((part) => isPinned({ model, shape }, part));
  if (where.kind !== 'test' || (where.test.op !== 'eq' && where.test.op !== 'in')) return false;
  return isIndexed(model, shape, where.property);
}

/** Few rows that an index finds are read at once; for everything else the best plan depends on the values. */
function askingOf(source: RowSource, where: Condition): ReadyAsking {
  return source.model.isOwn || isPinned(source, where) ? 'shared' : 'anew';
}

/** Longest page whose rows are found first and read then. */
const MOST_OF_PAGE = 100;

/** Placeholder among the values of a statement for the ids that the one before it found. */
const FOUND = Symbol('found');

/** The rendered statements of a read for one caller. */
export interface ReadyRows {
  /** Finds the ids of a page; null when one statement does both. */
  readonly finding: ReadyRead | null;
  readonly reading: ReadyRead;
  /** Whether they are valid only for the second in which they were rendered. */
  readonly isTimed: boolean;
}

/** The same of a count. */
export interface ReadyCount {
  readonly counting: ReadyRead;
  /** Cache key of the total; null when it is counted each time. */
  readonly longKey: string | null;
  readonly isTimed: boolean;
}

/**
 * A page whose best plan depends on the values, in two statements: a short one that is planned anew finds the rows, and
 * a long one that is prepared reads them. Planning the long one takes longer than both.
 */
function pageInTwo(ctx: Ctx, source: RowSource, query: RowQuery, related: readonly Related[]): ReadyRows {
  const { model } = source;
  const finding = planOf(ctx);
  const id = valueColumn(model, 'id').value('r', finding);
  const found = sql`select string_agg(${id}::text, ',') from ${rowsSql(source, query, finding, undefined)}`;
  const plan = planOf(ctx);
  const rows = sql`(select r.* from unnest(string_to_array(${FOUND}::text, ',')::int[])
      with ordinality as found (id, place)
    join ${sql.table(model.view.table)} as r on ${id} = found.id
    where ${model.visible('r', plan)} order by found.place) as r`;
  return {
    finding: new ReadyRead(found, 'anew'),
    reading: new ReadyRead(listSql(source, query, related, rows, plan), 'shared'),
    isTimed: finding.isTimed || plan.isTimed,
  };
}

/** Writes a read in as few statements as possible, which are planned from what is asked. */
export function writeRows(
  ctx: Ctx,
  source: RowSource,
  query: RowQuery,
  { parentKeys, related = [] }: RowOptions = {},
): ReadyRows {
  const asking = parentKeys ? 'prepared' : askingOf(source, query.where);
  const isPage = query.limit !== undefined && query.limit <= MOST_OF_PAGE;
  if (asking === 'anew' && isPage && isIndexed(source.model, source.shape, 'id'))
    return pageInTwo(ctx, source, query, related);
  const plan = planOf(ctx);
  const rows = rowsSql(source, query, plan, parentKeys);
  // A long list would delay the requests that share its statement.
  const alone = asking === 'shared' && !isPage ? 'prepared' : asking;
  const reading = new ReadyRead(listSql(source, query, related, rows, plan), alone);
  return { finding: null, reading, isTimed: plan.isTimed };
}

/** The rows as the text of a JSON list. */
export async function askRows(ctx: Ctx, { finding, reading }: ReadyRows): Promise<string> {
  if (!finding) return readReady<string>(ctx.em, reading);
  const ids = await readReady<string | null>(ctx.em, finding);
  if (ids === null) return '[]';
  const values = reading.values.map((value) => (value === FOUND ? ids : value));
  return readReady<string>(ctx.em, reading, values);
}

/** Reads rows. */
export async function readRows(
  ctx: Ctx,
  source: RowSource,
  query: RowQuery,
  options: RowOptions = {},
): Promise<Row[]> {
  if (options.parentKeys?.values.length === 0) return [];
  return JSON.parse(await askRows(ctx, writeRows(ctx, source, query, options))) as Row[];
}

/** Writes a count. */
export function writeCount(ctx: Ctx, source: RowSource, where: Condition): ReadyCount {
  const { model, shape } = source;
  const plan = planOf(ctx);
  const read = sql`select count(*)::int from ${sql.table(model.view.table)} as r
    where ${model.visible('r', plan)} and ${conditionSql(model, shape, where, 'r', plan)}`;
  const asking = askingOf(source, where);
  const counting = new ReadyRead(read, asking);
  const isLong = model.isLong === true && asking !== 'shared';
  return { counting, longKey: isLong ? counting.key : null, isTimed: plan.isTimed };
}

/** How many rows a condition matches. */
export async function askCount(ctx: Ctx, { counting, longKey }: ReadyCount): Promise<number> {
  const now = ctx.clock.now();
  const recalled = longKey === null ? undefined : totalsOf(ctx).recall(longKey, now);
  if (recalled !== undefined) return recalled;
  const total = await readReady<number>(ctx.em, counting);
  if (longKey !== null) totalsOf(ctx).note(longKey, total, now);
  return total;
}
