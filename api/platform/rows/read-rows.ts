import type { Ctx } from '../context.ts';
import { type Asking, readScalar } from '../read-batch.ts';
import { sql } from '../sql.ts';
import { keyOf, totalsOf } from '../view.ts';
import { conditionSql } from './condition-sql.ts';
import type { Condition, RowQuery } from './row-query.ts';
import { type Among, listSql, type Related, type RowSource, rowsSql } from './rows-sql.ts';
import { known, type RowPlan } from './shown-sql.ts';

/** A row as it is answered. */
export type Row = Record<string, unknown>;

/** What is read beside the query. */
export interface Beside {
  readonly among?: Among | undefined;
  readonly related?: readonly Related[];
}

function planOf(ctx: Ctx): RowPlan {
  let count = 0;
  return {
    actor: ctx.actor,
    now: ctx.clock.now(),
    alias: () => `t${++count}`,
    publicUrl: ctx.ports.config.publicUrl,
  };
}

/** Whether few rows can match, found by an index whatever the values are. */
function isPinned({ model, shape }: RowSource, where: Condition): boolean {
  if (where.kind === 'and') return where.parts.some((part) => isPinned({ model, shape }, part));
  if (where.kind !== 'test' || (where.test.op !== 'eq' && where.test.op !== 'in')) return false;
  return known(model, shape, where.property)?.column?.isKey === true;
}

/** Few rows that an index finds take next to no time; of everything else the best plan depends on the values. */
function askingOf(source: RowSource, where: Condition): Asking {
  return source.model.isOwn || isPinned(source, where) ? 'shared' : 'anew';
}

/** Longest page whose rows are found first and read then. */
const MOST_OF_PAGE = 100;

/**
 * Reads a page whose best plan depends on the values in two statements: a short one that is planned anew finds the rows,
 * and a long one that is prepared reads them. Planning the long one takes longer than both.
 */
async function readFound(
  ctx: Ctx,
  source: RowSource,
  query: RowQuery,
  related: readonly Related[],
): Promise<Row[]> {
  const { model } = source;
  const finding = planOf(ctx);
  const id = model.columns.id?.sql('r', finding);
  if (!id) throw new Error(`${model.table} has no id`);
  const found = sql`select string_agg(${id}::text, ',') from ${rowsSql(source, query, finding, undefined)}`;
  const ids = await readScalar<string | null>(ctx.em, found, 'anew');
  if (ids === null) return [];
  const plan = planOf(ctx);
  const rows = sql`(select r.* from unnest(string_to_array(${ids}::text, ',')::int[])
      with ordinality as found (id, place)
    join ${sql.table(model.table)} as r on ${id} = found.id
    where ${model.visible('r', plan)} order by found.place) as r`;
  return readScalar<Row[]>(ctx.em, listSql(source, query, related, rows, plan), 'shared');
}

/** Reads rows in as few statements as possible, which are planned from what is asked. */
export async function readRows(
  ctx: Ctx,
  source: RowSource,
  query: RowQuery,
  { among, related = [] }: Beside = {},
): Promise<Row[]> {
  if (among?.values.length === 0) return [];
  const asking = among ? 'prepared' : askingOf(source, query.where);
  const isPage = query.limit !== undefined && query.limit <= MOST_OF_PAGE;
  if (asking === 'anew' && isPage && source.model.columns.id?.isKey)
    return readFound(ctx, source, query, related);
  const plan = planOf(ctx);
  const rows = rowsSql(source, query, plan, among);
  // A long list would keep those waiting who share its statement.
  const alone = asking === 'shared' && !isPage ? 'prepared' : asking;
  return readScalar<Row[]>(ctx.em, listSql(source, query, related, rows, plan), alone);
}

/** How many rows a condition matches. */
export async function countRows(ctx: Ctx, source: RowSource, where: Condition): Promise<number> {
  const { model, shape } = source;
  const plan = planOf(ctx);
  const read = sql`select count(*)::int from ${sql.table(model.table)} as r
    where ${model.visible('r', plan)} and ${conditionSql(model, shape, where, 'r', plan)}`;
  const asking = askingOf(source, where);
  if (!model.isLong || asking === 'shared') return readScalar<number>(ctx.em, read, asking);
  const key = keyOf(read);
  const recalled = totalsOf(ctx).recall(key, plan.now);
  if (recalled !== undefined) return recalled;
  const total = await readScalar<number>(ctx.em, read, asking);
  totalsOf(ctx).note(key, total, plan.now);
  return total;
}
