import { type Sql, sql } from '../sql.ts';
import { type ReadModel, valueColumn } from './read-model.ts';
import type { Shape, ShownProperty } from './row-query.ts';
import type { Plan, ValueColumn } from './view.ts';

/** What the SQL of shown properties depends on. */
export interface RowPlan extends Plan {
  /** Address before the paths of pictures. */
  readonly publicUrl: string;
}

/** A property with the column behind it; null without one. */
export interface Known {
  readonly shown: ShownProperty;
  readonly column: ValueColumn | null;
}

/** Finds a property of the shape; null for an unknown name. */
export function known(model: ReadModel, shape: Shape, property: string): Known | null {
  if (!Object.hasOwn(shape, property)) return null;
  const shown = shape[property] as ShownProperty;
  if (shown.of === null) return { shown, column: null };
  return { shown, column: valueColumn(model, shown.of) };
}

/** The address of a picture; null without one. */
const urlOf = (id: Sql, { publicUrl }: RowPlan): Sql =>
  sql`${sql.lit(`${publicUrl}/files/`)} || ${id} || '/1280.webp'`;

/** A boolean as a number is what the database makes of it; everything else looks at the value once. */
function codesSql({ codes = [] }: ShownProperty, value: Sql): Sql {
  const isNumber =
    codes.length === 2 &&
    codes.every(([stored, shown]) => stored === Boolean(shown) && Number(stored) === shown);
  if (isNumber) return sql`(${value})::int`;
  const cases = codes.map(([stored, shown]) => sql`when ${sql.lit(stored)} then ${sql.lit(shown)}`);
  return sql`case (${value}) ${sql.join(cases, sql` `)} end`;
}

function orAbsent(value: Sql, { shown, column }: Known): Sql {
  const { absent } = shown;
  const isFull = column?.isFull && column.type !== 'list';
  return absent === undefined || isFull ? value : sql`coalesce(${value}, ${sql.lit(absent)})`;
}

/** The bare value of a column, before it is shown. */
export function storedIn(column: ValueColumn, row: string, plan: RowPlan): Sql {
  return column.value(row, plan);
}

/** What conditions and orders look at: numbers as numbers, dates as dates, everything else as its shown text. */
export function comparable(property: Known, row: string, plan: RowPlan): Sql {
  const { shown, column } = property;
  if (!column) return sql`${sql.lit(shown.absent ?? null)}`;
  return comparableOf(property, storedIn(column, row, plan), plan);
}

function comparableOf(property: Known, value: Sql, plan: RowPlan): Sql {
  const { shown, column } = property;
  if (shown.codes) return orAbsent(codesSql(shown, value), property);
  switch (column?.type) {
    case 'minor':
      return orAbsent(sql`${value}::numeric / 100`, property);
    case 'instant':
      return value;
    case 'day':
      return shown.absent === undefined
        ? value
        : sql`coalesce(${value}, ${sql.lit(String(shown.absent).slice(0, 10))}::date)`;
    case 'list':
      return orAbsent(sql`nullif(array_to_string(${value}, ','), '')`, property);
    case 'pictures':
      return sql`array_to_string(${value}, ',')`;
    case 'picture':
      return orAbsent(urlOf(value, plan), property);
    default:
      return orAbsent(value, property);
  }
}

const instant = (value: Sql): Sql =>
  sql`to_char(timezone(interval '0', ${value}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const midnight = (value: Sql): Sql => sql`to_char(${value}, 'YYYY-MM-DD"T00:00:00.000Z"')`;

/** A property as it is answered, as JSON knows it. `value` is that of its column. */
export function answered(property: Known, value: Sql | null, plan: RowPlan): Sql {
  const { shown, column } = property;
  if (!value) return sql`${sql.lit(shown.absent ?? null)}`;
  if (shown.codes) return comparableOf(property, value, plan);
  if (column?.type === 'instant') return orAbsent(instant(value), property);
  if (column?.type === 'day') return orAbsent(midnight(value), property);
  // Without trailing zeros, as JSON numbers are usually written.
  if (column?.type === 'minor') return orAbsent(sql`trim_scale(${value}::numeric / 100)`, property);
  if (column?.type === 'list' && shown.wire === 'list') return sql`to_json(${value})`;
  if (column?.type === 'pictures')
    return sql`(select coalesce(json_agg(${urlOf(sql`u.id`, plan)} order by u.place), '[]'::json)
      from unnest(${value}) with ordinality as u (id, place))`;
  return comparableOf(property, value, plan);
}
