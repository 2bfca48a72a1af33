import { type RawBuilder, sql } from 'kysely';
import type { PageInput } from '../../schema/page.ts';
import type { Actor } from './actor.ts';
import type { Ctx } from './context.ts';
import { asksFor, below, type Field } from './selection.ts';

/** A piece of SQL with its parameters. */
export type Sql = RawBuilder<unknown>;

/** What a column needs to write itself. */
export interface Plan {
  readonly actor: Actor;
  /** The present instant, so that all of one statement agree. */
  readonly now: Date;
  /** A table alias that nothing else in the statement uses. */
  alias(): string;
}

/** SQL of one field of a row. `row` is the alias of the row's table; `field` is what was asked for. */
export type Column = (row: string, field: Field, plan: Plan) => Sql;

/** How an object type of the schema is read: one column per field. A field without one is answered by its resolver. */
export type View = Readonly<Record<string, Column>>;

/** A plain column of the row's own table. */
export function column(name: string): Column {
  return (row) => sql.ref(`${row}.${name}`);
}

/** Amount of money from a column of minor units, null when the column is null. */
export function money(minor: string, currency: string | null = 'currency'): Column {
  return (row) => sql`case when ${sql.ref(`${row}.${minor}`)} is not null then json_build_object(
    'minorUnits', ${sql.ref(`${row}.${minor}`)},
    'currency', ${currency ? sql.ref(`${row}.${currency}`) : sql.lit('USD')}) end`;
}

/** The asked fields of a row as one JSON object. */
export function project(view: View, row: string, fields: readonly Field[], plan: Plan): Sql {
  const pairs = fields.flatMap((field) => {
    const write = view[field.name];
    return write ? [sql`${sql.lit(field.key)}, ${write(row, field, plan)}`] : [];
  });
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** A single row of another table as JSON; null when there is none. `on` gets the alias of that table. */
export function one(view: View, table: string, on: (other: string, row: string, plan: Plan) => Sql): Column {
  return (row, field, plan) => {
    const other = plan.alias();
    return sql`(select ${project(view, other, field.fields, plan)}
      from ${sql.table(table)} as ${sql.ref(other)} where ${on(other, row, plan)} limit 1)`;
  };
}

/** All matching rows of another table as a JSON list. `on` may end in an order and must bound the list. */
export function many(view: View, table: string, on: (other: string, row: string, plan: Plan) => Sql): Column {
  return (row, field, plan) => {
    const other = plan.alias();
    return sql`(select coalesce(json_agg(${project(view, other, field.fields, plan)}), '[]'::json) from
      (select ${sql.ref(other)}.* from ${sql.table(table)} as ${sql.ref(other)} where ${on(other, row, plan)})
      as ${sql.ref(other)})`;
  };
}

function planOf(ctx: Ctx): Plan {
  let count = 0;
  return { actor: ctx.actor, now: ctx.clock.now(), alias: () => `t${++count}` };
}

/** Which rows to read. `rows` names the base table by the alias given; visibility belongs into `where`. */
export interface Reading {
  readonly view: View;
  readonly table: string;
  /** Joins that `where` and `order` need; must not multiply rows. */
  readonly join?: (row: string) => Sql;
  readonly where: (row: string, plan: Plan) => Sql;
  readonly order?: (row: string, plan: Plan) => Sql;
}

/** One page of a list: rows in order, and how many there are in all (0 when not asked for). */
export interface Page<T> {
  items: T[];
  total: number;
}

function boundsOf(page: PageInput | undefined): { limit: number; offset: number } {
  const limit = Math.trunc(page?.limit ?? 12);
  const offset = Math.trunc(page?.offset ?? 0);
  return { limit: Math.min(Math.max(limit, 1), 100), offset: Math.min(Math.max(offset, 0), 10_000) };
}

function baseOf(reading: Reading, plan: Plan): Sql {
  const join = reading.join ? reading.join('r') : sql``;
  return sql`${sql.table(reading.table)} as r ${join} where ${reading.where('r', plan)}`;
}

/** Further members of a page beside `items` and `total`, as SQL; read only when they are asked for. */
export type Extras<E> = { readonly [Name in keyof E]: () => Sql };

/** Reads one page in one SQL statement, planned from the fields that were asked for. */
export async function readPage<T, E extends object = object>(
  ctx: Ctx,
  reading: Reading,
  fields: readonly Field[],
  page?: PageInput,
  extras?: Extras<E>,
): Promise<Page<T> & E> {
  const plan = planOf(ctx);
  const { limit, offset } = boundsOf(page);
  const base = baseOf(reading, plan);
  const order = reading.order ? sql`order by ${reading.order('r', plan)}` : sql``;
  const items = asksFor(fields, 'items')
    ? sql`(select coalesce(json_agg(${project(reading.view, 'r', below(fields, 'items'), plan)}), '[]'::json)
        from (select r.* from ${base} ${order} limit ${limit} offset ${offset}) as r)`
    : sql`'[]'::json`;
  const total = asksFor(fields, 'total') ? sql`(select count(*)::int from ${base})` : sql`0`;
  const more = Object.entries<() => Sql>(extras ?? {})
    .filter(([name]) => asksFor(fields, name))
    .map(([name, write]) => sql`, ${write()} as ${sql.ref(name)}`);
  const result = await sql<
    Page<T> & E
  >`select ${items} as items, ${total} as total ${sql.join(more, sql``)}`.execute(ctx.em.getKysely());
  const row = result.rows[0];
  if (!row) throw new Error('a select without from answers one row');
  return row;
}

/** Reads a short list without paging, at most 100 rows. */
export async function readList<T>(
  ctx: Ctx,
  reading: Reading,
  fields: readonly Field[],
  limit = 100,
): Promise<T[]> {
  const items: Field = { name: 'items', key: 'items', args: {}, fields };
  return (await readPage<T>(ctx, reading, [items], { limit, offset: 0 })).items;
}

/** Reads one row, null when there is none that the viewer may see. */
export async function readOne<T>(ctx: Ctx, reading: Reading, fields: readonly Field[]): Promise<T | null> {
  return (await readList<T>(ctx, reading, fields, 1))[0] ?? null;
}

/** Reads every row of a small table that everybody needs whole, such as the countries. Never of one that grows. */
export async function readAll<T>(ctx: Ctx, reading: Reading, fields: readonly Field[]): Promise<T[]> {
  const plan = planOf(ctx);
  const order = reading.order ? sql`order by ${reading.order('r', plan)}` : sql``;
  const result = await sql<{
    items: T[];
  }>`select coalesce(json_agg(${project(reading.view, 'r', fields, plan)}), '[]'::json)
    as items from (select r.* from ${baseOf(reading, plan)} ${order}) as r`.execute(ctx.em.getKysely());
  return result.rows[0]?.items ?? [];
}
