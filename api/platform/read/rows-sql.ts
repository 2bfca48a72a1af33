import { type Sql, sql } from '../sql.ts';
import { conditionSql } from './condition-sql.ts';
import type { ReadModel } from './read-model.ts';
import type { RowQuery, Shape } from './row-query.ts';
import { answered, comparable, known, type RowPlan, storedIn } from './shown-sql.ts';

/** Rows of a model in the shape that clients know. */
export interface RowSource {
  readonly model: ReadModel;
  readonly shape: Shape;
}

/** Only rows whose property has one of these values; page and limit then count for each value. */
export interface ParentKeys {
  readonly property: string;
  readonly values: readonly (number | string)[];
}

/** Rows of another model that are nested in each row: a list, or a single one. */
export interface Related {
  /** Name of the property. */
  readonly name: string;
  readonly source: RowSource;
  readonly query: RowQuery;
  /** Property of the row, and property of the related rows that has the same value. */
  readonly from: string;
  readonly to: string;
  readonly isMany: boolean;
}

/** The order. Unknown and private keys are left out; rows with equal keys are ordered by id. */
function orderSql({ model, shape }: RowSource, query: RowQuery, row: string, plan: RowPlan): Sql {
  const keys = query.order.flatMap(({ property, isDescending }) => {
    const found = known(model, shape, property);
    if (!found?.column || found.column.isPrivate) return [];
    return [{ property, sql: sql`${comparable(found, row, plan)} ${isDescending ? sql`desc` : sql`asc`}` }];
  });
  const written = keys.map((key) => key.sql);
  if (!keys.some(({ property }) => property === 'id')) {
    const id = known(model, shape, 'id');
    if (id) written.push(comparable(id, row, plan));
  }
  return sql.join(written);
}

function parentKeysSql({ model, shape }: RowSource, { property, values }: ParentKeys, plan: RowPlan): Sql {
  const test = { op: 'in', values } as const;
  return conditionSql(model, shape, { kind: 'test', property, test }, 'r', plan);
}

/** The requested rows as `r`, in order. */
export function rowsSql(
  source: RowSource,
  query: RowQuery,
  plan: RowPlan,
  parentKeys: ParentKeys | undefined,
): Sql {
  const { model, shape } = source;
  const where = sql.join(
    [
      model.visible('r', plan),
      conditionSql(model, shape, query.where, 'r', plan),
      ...(parentKeys ? [parentKeysSql(source, parentKeys, plan)] : []),
    ],
    sql` and `,
  );
  const base = sql`${sql.table(model.view.table)} as r where ${where}`;
  const order = orderSql(source, query, 'r', plan);
  const { limit, offset } = query;
  const isPaged = limit !== undefined || offset > 0;
  if (!parentKeys || !isPaged) {
    const bounds = sql`${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`} offset ${sql.lit(offset)}`;
    return sql`(select r.* from ${base} order by ${order} ${isPaged ? bounds : sql``}) as r`;
  }
  const key = known(model, shape, parentKeys.property);
  if (!key) throw new Error(`${model.view.table} has no property ${parentKeys.property}`);
  const place = sql`row_number() over (partition by ${comparable(key, 'r', plan)} order by ${order})`;
  const last = limit === undefined ? sql`` : sql`and r.place_of_parent <= ${sql.lit(offset + limit)}`;
  return sql`(select r.* from (select r.*, ${place} as place_of_parent from ${base}) as r
    where r.place_of_parent > ${sql.lit(offset)} ${last} order by r.place_of_parent) as r`;
}

/** A row that is to be written as JSON. */
interface WrittenRow {
  /** Joins for the `from` clause, behind the rows. */
  readonly with: Sql;
  /** The text of one. */
  readonly text: Sql;
  /** The text of a list of all. */
  readonly list: Sql;
}

/** Alias of the computed costly columns of a row. */
const costlyOf = (row: string): string => `${row}_costly`;

/**
 * JSON of a row as text: the asked properties, and what more stands behind them, each with its comma in front. Made of a
 * whole row, because a function that takes names and values looks at each of them for every row.
 */
function rowSql(
  { model, shape }: RowSource,
  query: RowQuery,
  row: string,
  plan: RowPlan,
  more: readonly Sql[] = [],
): WrittenRow {
  const costly = new Map<string, Sql>();
  const columns = query.properties.flatMap((name) => {
    const found = known(model, shape, name);
    if (!found) return [];
    const { column, shown } = found;
    const value = column && storedIn(column, row, plan);
    if (!value || !column.isCostly) return [sql`${answered(found, value, plan)} as ${sql.label(name)}`];
    const of = String(shown.of);
    if (!costly.has(of)) costly.set(of, value);
    return [sql`${answered(found, sql.ref(`${costlyOf(row)}.${of}`), plan)} as ${sql.label(name)}`];
  });
  const json = sql.ref(`${row}_json`);
  const worked = [...costly].map(([of, value]) => sql`${value} as ${sql.label(of)}`);
  // `offset 0` keeps the planner from computing it again at each use.
  const before = sql`cross join lateral (select ${sql.join(worked)} offset 0) as ${sql.ref(costlyOf(row))}`;
  const text =
    more.length === 0
      ? sql`row_to_json(${json})::text`
      : sql`left(row_to_json(${json})::text, -1) || ${sql.join(more, sql` || `)} || '}'`;
  return {
    with: sql`${worked.length > 0 ? before : sql``} cross join lateral (select ${sql.join(columns)}) as ${json}`,
    text,
    // Without further members one aggregate writes all rows, which is faster than joining a text per row.
    list:
      more.length === 0
        ? sql`coalesce(array_to_json(array_agg(${json}))::text, '[]')`
        : sql`'[' || coalesce(string_agg(${text}, ','), '') || ']'`,
  };
}

/** The column of a property that is shown unchanged; null for every other property. */
function bareColumn({ model, shape }: RowSource, property: string, row: string, plan: RowPlan): Sql | null {
  const found = known(model, shape, property);
  const isBare = found?.column?.type === 'int' && !found.column.isPrivate && !found.shown.codes;
  return isBare && found.column ? storedIn(found.column, row, plan) : null;
}

/** Whether related rows can be read inside the statement of the rows. */
export function isReadable({ model, shape }: RowSource, { source, from, to }: Related): boolean {
  const both = [known(model, shape, from), known(source.model, source.shape, to)];
  return both.every((one) => one?.column?.type === 'int' && !one.column.isPrivate && !one.shown.codes);
}

/** The related rows of the row `r` as a member of its JSON: a list, or the first of them. */
function relatedSql(of: RowSource, related: Related, plan: RowPlan): Sql {
  const { source, query, from, to, isMany } = related;
  const row = plan.alias();
  const alias = sql.ref(row);
  const [key, value] = [bareColumn(source, to, row, plan), bareColumn(of, from, 'r', plan)];
  if (!key || !value) throw new Error(`${related.name} cannot be read inside its rows`);
  const { limit, offset } = query;
  const most = isMany ? limit : 1;
  const found = sql`(select ${alias}.* from ${sql.table(source.model.view.table)} as ${alias}
    where ${key} = ${value} and ${source.model.visible(row, plan)}
      and ${conditionSql(source.model, source.shape, query.where, row, plan)}
    order by ${orderSql(source, query, row, plan)}
    ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`} offset ${sql.lit(offset)}) as ${alias}`;
  const written = rowSql(source, query, row, plan);
  const name = (text: string): Sql => sql.lit(`,${JSON.stringify(related.name)}:${text}`);
  return isMany
    ? sql`(select ${name('')} || ${written.list} from ${found} ${written.with})`
    : sql`coalesce(${name('')} || (select ${written.text} from ${found} ${written.with}), '')`;
}

/** Rows in order as the text of a JSON list, with related rows nested. A single related row that is missing is left out. */
export function listSql(
  source: RowSource,
  query: RowQuery,
  related: readonly Related[],
  from: Sql,
  plan: RowPlan,
): Sql {
  const inside = related.map((one) => relatedSql(source, one, plan));
  const written = rowSql(source, query, 'r', plan, inside);
  return sql`select ${written.list} from ${from} ${written.with}`;
}
