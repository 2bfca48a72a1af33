import { type Sql, sql } from '../sql.ts';
import type { Plan } from '../view.ts';
import type { RowColumn, RowModel } from './row-model.ts';
import type { Shape, ShownProperty } from './row-query.ts';

/** Where a statement is about to use rows. */
export interface RowPlan extends Plan {
  /** Address before the paths of pictures. */
  readonly publicUrl: string;
}

/** A property with the column behind it; null without one. */
export interface Known {
  readonly shown: ShownProperty;
  readonly column: RowColumn | null;
}

/** Finds a property of the shape. Null for names that there are not. */
export function known(model: RowModel, shape: Shape, property: string): Known | null {
  if (!Object.hasOwn(shape, property)) return null;
  const shown = shape[property] as ShownProperty;
  if (shown.of === null) return { shown, column: null };
  const column = model.columns[shown.of];
  if (!column) throw new Error(`${model.table} has no column ${shown.of}`);
  return { shown, column };
}

const urlOf = (id: Sql, { publicUrl }: RowPlan): Sql =>
  sql`${publicUrl}::text || '/files/' || ${id} || '/1280.webp'`;

/** A picture's id may be an address elsewhere that an older system wrote. */
function pictureUrl(id: Sql, plan: RowPlan): Sql {
  return sql`case when ${id} is not null then ${urlOf(id, plan)} end`;
}

function codesSql({ codes = [] }: ShownProperty, value: Sql): Sql {
  const cases = codes.map(([stored, shown]) =>
    typeof stored === 'boolean'
      ? sql`when ${stored ? value : sql`not ${value}`} then ${sql.lit(shown)}`
      : sql`when ${value} = ${sql.lit(stored)} then ${sql.lit(shown)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function orAbsent(value: Sql, { absent }: ShownProperty): Sql {
  return absent === undefined ? value : sql`coalesce(${value}, ${sql.lit(absent)})`;
}

/** The bare value of a column, before it is shown. */
export function storedIn(column: RowColumn, row: string, plan: RowPlan): Sql {
  return column.sql(row, plan);
}

/** What conditions and orders look at: numbers as numbers, dates as dates, everything else as its shown text. */
export function comparable({ shown, column }: Known, row: string, plan: RowPlan): Sql {
  if (!column) return sql`${sql.lit(shown.absent ?? null)}`;
  const value = storedIn(column, row, plan);
  if (shown.codes) return orAbsent(codesSql(shown, value), shown);
  switch (column.type) {
    case 'minor':
      return orAbsent(sql`${value}::numeric / 100`, shown);
    case 'instant':
      return value;
    case 'day':
      return shown.absent === undefined
        ? value
        : sql`coalesce(${value}, ${sql.lit(String(shown.absent).slice(0, 10))}::date)`;
    case 'list':
      return orAbsent(sql`nullif(array_to_string(${value}, ','), '')`, shown);
    case 'pictures':
      return sql`array_to_string(${value}, ',')`;
    case 'picture':
      return orAbsent(pictureUrl(value, plan), shown);
    default:
      return orAbsent(value, shown);
  }
}

const instant = (value: Sql): Sql =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const midnight = (value: Sql): Sql => sql`to_char(${value}, 'YYYY-MM-DD"T00:00:00.000Z"')`;

/** A property as it is answered, as JSON knows it. */
export function answered(property: Known, row: string, plan: RowPlan): Sql {
  const { shown, column } = property;
  const value = column ? storedIn(column, row, plan) : null;
  if (!value || shown.codes) return comparable(property, row, plan);
  if (column?.type === 'instant') return orAbsent(instant(value), shown);
  if (column?.type === 'day') return orAbsent(midnight(value), shown);
  if (column?.type === 'list' && shown.wire === 'list') return sql`to_json(${value})`;
  if (column?.type === 'pictures')
    return sql`(select coalesce(json_agg(${urlOf(sql`u.id`, plan)} order by u.place), '[]'::json)
      from unnest(${value}) with ordinality as u (id, place))`;
  return comparable(property, row, plan);
}
