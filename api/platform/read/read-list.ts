import type { Ctx } from '../context.ts';
import { type Sql, sql } from '../sql.ts';
import { baseOf, listOf } from './list-sql.ts';
import { readScalar } from './read-batch.ts';
import type { Reading } from './reading.ts';
import type { Field } from './selection.ts';
import { type Plan, planOf, project } from './view.ts';

/** A reading of few rows in some order. */
interface ShortReading<Type extends object> extends Reading<Type> {
  readonly order?: (row: string, plan: Plan) => Sql;
}

function read<T extends object>(ctx: Ctx, reading: ShortReading<T>, fields: readonly Field[], bounds: Sql) {
  const plan = planOf(ctx);
  const order = reading.order?.('r', plan);
  return readScalar<T[]>(
    ctx.em,
    sql`select ${listOf(project(reading.view, 'r', fields, plan))} from
      (select r.* from ${baseOf(reading, plan)} ${order ? sql`order by ${order}` : sql``} ${bounds}) as r`,
  );
}

/** Reads a short list without paging, at most 100 rows. */
export function readList<T extends object>(
  ctx: Ctx,
  reading: ShortReading<T>,
  fields: readonly Field[],
  limit = 100,
): Promise<T[]> {
  return read(ctx, reading, fields, sql`limit ${sql.lit(limit)}`);
}

/** Reads one row; null when there is none or the viewer may not see it. */
export async function readOne<T extends object>(
  ctx: Ctx,
  reading: ShortReading<T>,
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
export function readAll<T extends object>(
  ctx: Ctx,
  reading: ShortReading<T>,
  fields: readonly Field[],
): Promise<T[]> {
  return read(ctx, reading, fields, sql``);
}
