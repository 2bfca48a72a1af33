import { defineEntity, types, UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { Actor } from '../actor.ts';
import type { Ctx } from '../context.ts';
import { type Sql, sql } from '../sql.ts';
import { type PictureKey, pictureKeyAt } from '../storage/picture-signature.ts';
import type { Field } from './selection.ts';

/** What the SQL of a column may depend on. */
export interface Plan {
  readonly actor: Actor;
  /** The present instant, so that all of one statement agree. */
  readonly now: Date;
  /** Signs addresses of private pictures. */
  pictureKey(): PictureKey;
  /** A table alias that nothing else in the statement uses. */
  alias(): string;
}

/** Writes the SQL of one field of a row. `row` is the alias of the row's table; `field` is what was asked for. */
export type Column = (row: string, field: Field, plan: Plan) => Sql;

/** What a value is: `minor` is money in minor units, `picture` the id of one, `list` and `pictures` are arrays of text. */
export type ValueType =
  | 'int'
  | 'minor'
  | 'number'
  | 'text'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'list'
  | 'picture'
  | 'pictures'
  | 'other';

/** A column with one plain value, which lists of legacy clients show, find and sort by. */
export interface ValueColumn extends Column {
  readonly type: ValueType;
  /** Whether every row has a value, so that nothing has to replace null. */
  readonly isFull: boolean;
  readonly value: (row: string, plan: Plan) => Sql;
  /** Rows cannot be found or sorted by it, so that nobody can guess values that they may not see. */
  readonly isPrivate?: true;
  /** A list equals a value when one of its items does. */
  readonly isEachEqual?: true;
  /** Needs a subquery, so it is computed once per row even when several properties show it. */
  readonly isCostly?: true;
  /** A condition that every row with this value satisfies and that an index serves. */
  readonly narrow?: (row: string, value: Sql) => Sql;
}

/** A column of the row's own table. */
export interface StoredColumn extends ValueColumn {
  readonly value: (row: string) => Sql;
}

/** A column that is computed. */
export function derived(
  type: ValueType,
  value: ValueColumn['value'],
  traits: Partial<Pick<ValueColumn, 'isFull' | 'isPrivate' | 'isEachEqual' | 'isCostly' | 'narrow'>> = {},
): ValueColumn {
  const write: Column = (row, _field, plan) => value(row, plan);
  return Object.assign(write, { isFull: false, ...traits, type, value });
}

/** What the engine reads of a MikroORM entity, made by `defineEntity`. */
export interface TableEntity<Property extends string = string> {
  readonly properties: Readonly<Record<Property, unknown>>;
  readonly meta: {
    readonly tableName?: string;
    readonly properties: object;
  };
}

/** A table without an entity, described for views alone. `properties` are MikroORM's: `p.string().nullable()`. */
export function tableOf<Properties extends Record<string, unknown>>(
  tableName: string,
  properties: Properties,
): TableEntity<keyof Properties & string> {
  return defineEntity({ name: tableName, tableName, properties }) as TableEntity<keyof Properties & string>;
}

interface PropertyMeta {
  readonly type: unknown;
  readonly nullable?: boolean;
}

const naming = new UnderscoreNamingStrategy();

/** The column of an entity's property. */
export const columnName = (property: string): string => naming.propertyToColumnName(property);

const valueTypes = new Map<unknown, ValueType>([
  [types.integer, 'int'],
  [types.bigint, 'int'],
  [types.double, 'number'],
  [types.string, 'text'],
  [types.text, 'text'],
  [types.boolean, 'boolean'],
  [types.datetime, 'instant'],
  [types.date, 'day'],
  [types.array, 'list'],
]);

/** MikroORM names a type by its class, or by an instance where the type has options. */
function typeOf(property: string, { type }: PropertyMeta): ValueType {
  const kind = typeof type === 'object' ? type?.constructor : type;
  return property.endsWith('Minor') ? 'minor' : (valueTypes.get(kind) ?? 'other');
}

function storedColumn(property: string, type: ValueType, isFull: boolean): StoredColumn {
  const name = columnName(property);
  const value = (row: string): Sql => sql.ref(`${row}.${name}`);
  return Object.assign((row: string) => value(row), { type, isFull, value });
}

/** Money from a column of minor units and one of its currency, null when the first is null. */
export function moneyOf(minor: ValueColumn, currency: (row: string) => Sql): ValueColumn {
  const { type, isFull, value } = minor;
  const write: Column = (
    row,
    _field,
    plan,
  ) => sql`case when ${value(row, plan)} is not null then json_build_object(
    'amount', ${value(row, plan)},
    'currency', ${currency(row)}) end`;
  return Object.assign(write, { type, isFull, value });
}

/**
 * The columns of an entity's table by the names of its properties: a misspelt one does not compile. `generated` names those
 * that the database itself fills in every row.
 */
export function columnsOf<Property extends string, Generated extends string = never>(
  { meta }: TableEntity<Property>,
  generated?: Readonly<Record<Generated, ValueType>>,
) {
  const properties = meta.properties as Readonly<Record<string, PropertyMeta>>;
  const column = (property: Property | Generated): StoredColumn => {
    const known = properties[property];
    if (known) return storedColumn(property, typeOf(property, known), !known.nullable);
    return storedColumn(property, generated?.[property as Generated] ?? 'other', true);
  };
  const currency = storedColumn('currency', 'text', true).value;
  return {
    /** A plain column. */
    column,
    /** Plain columns that answer fields of the same names. */
    columns: <Names extends Property | Generated>(...names: readonly Names[]) =>
      Object.fromEntries(names.map((name) => [name, column(name)])) as Readonly<Record<Names, StoredColumn>>,
    /** Money of a column of minor units, in the currency of the row. */
    money: (minor: Property | Generated) => moneyOf(column(minor), currency),
  };
}

/** A column for every field of a type. */
export type Columns<Type> = { readonly [Name in keyof Type & string]-?: Column };

/** How an object type of the schema, or a row that only a service sees, is read from a table: one column per field. */
export interface View<Type extends object = object> {
  /** Name of the object type; null for rows that no query answers as they are. */
  readonly type: string | null;
  readonly table: string;
  readonly columns: Columns<Type> & Readonly<Record<string, Column | undefined>>;
}

/** All views of object types, by the name of the type: the first one of a type is its plain view. */
const views = new Map<string, View[]>();

/** Every view of an object type, for the check at start. */
export function viewsOf(type: string): readonly View[] {
  return views.get(type) ?? [];
}

/**
 * Describes how an object type is read from an entity's table. Every field of the type needs a column; where a resolver
 * answers a field, the column reads what it judges. `type` null describes rows that only a service sees.
 */
export function viewOf<Type extends object>(
  type: (new () => Type) | null,
  entity: TableEntity,
  columns: Columns<NoInfer<Type>>,
): View<Type> {
  const table = entity.meta.tableName;
  if (!table) throw new Error('a view needs an entity with a table');
  const view: View<Type> = { type: type?.name ?? null, table, columns };
  if (type) views.set(type.name, [...viewsOf(type.name), view]);
  return view;
}

/** The same view with some columns replaced. */
export function viewWith<Type extends object>(view: View<Type>, columns: Partial<Columns<Type>>): View<Type> {
  return { ...view, columns: { ...view.columns, ...columns } };
}

/**
 * The view of a type that is looked up when a statement is planned. For types that show each other (a campaign the
 * viewer's application, an application its campaign): one side imports the other's view, the other names its type.
 */
export function later<Type extends object>(type: new () => Type): () => View<Type> {
  return () => {
    const [view] = viewsOf(type.name);
    if (!view) throw new Error(`${type.name} has no view`);
    return view as View<Type>;
  };
}

/** The asked fields of a row as a JSON list, and the names that its members go by. */
export function projectList(
  { columns }: View,
  row: string,
  fields: readonly Field[],
  plan: Plan,
): { readonly names: readonly string[]; readonly list: Sql } {
  const shown = fields.filter(({ name }) => columns[name] !== undefined);
  const members = shown.map((field) => columns[field.name]?.(row, field, plan));
  return { names: shown.map(({ key }) => key), list: sql`json_build_array(${sql.join(members)})` };
}

/** The asked fields of a row as one JSON object. */
export function project({ columns }: View, row: string, fields: readonly Field[], plan: Plan): Sql {
  const pairs = fields.flatMap((field) => {
    const write = columns[field.name];
    return write ? [sql`${sql.lit(field.key)}, ${write(row, field, plan)}`] : [];
  });
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** Which rows of another table belong to a row. `other` is the alias of that table. */
type On = (other: string, row: string, plan: Plan) => Sql;

const found = (view: View | (() => View)): View => (typeof view === 'function' ? view() : view);

/** A single row of another table as JSON; null when there is none. */
export function one(of: View | (() => View), on: On): Column {
  return (row, field, plan) => {
    const view = found(of);
    const other = plan.alias();
    return sql`(select ${project(view, other, field.fields, plan)}
      from ${sql.table(view.table)} as ${sql.ref(other)} where ${on(other, row, plan)} limit 1)`;
  };
}

/** All matching rows of another table as a JSON list. `on` may end in an order and must bound the list. */
export function many(of: View | (() => View), on: On): Column {
  return (row, field, plan) => {
    const view = found(of);
    const other = plan.alias();
    return sql`(select coalesce(json_agg(${project(view, other, field.fields, plan)}), '[]'::json) from
      (select ${sql.ref(other)}.* from ${sql.table(view.table)} as ${sql.ref(other)} where ${on(other, row, plan)})
      as ${sql.ref(other)})`;
  };
}

/** The row of another table whose id stands in a column. */
export function oneById(of: View | (() => View), id: StoredColumn): Column {
  return one(of, (other, row) => sql`${sql.ref(`${other}.id`)} = ${id.value(row)}`);
}

/** The plan of one statement. */
export function planOf(ctx: Ctx): Plan {
  let count = 0;
  const now = ctx.clock.now();
  return {
    actor: ctx.actor,
    now,
    pictureKey: () => pictureKeyAt(ctx.ports.secrets, now),
    alias: () => `t${++count}`,
  };
}
