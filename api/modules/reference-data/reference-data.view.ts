import { p } from '@mikro-orm/core';
import { outOfBounds } from '../../../schema/errors.ts';
import { Category, Country } from '../../../schema/reference-data.ts';
import {
  type Column,
  columnsOf,
  derived,
  many,
  one,
  type StoredColumn,
  tableOf,
  type ValueColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { Category as CategoryEntity } from './category.entity.ts';

export const categoryView = viewOf(Category, CategoryEntity, {
  ...columnsOf(CategoryEntity).columns(
    'id',
    'name',
    'slug',
    'isFeatured',
    'isActive',
    'createdAt',
    'updatedAt',
  ),
});

/** The categories whose ids are in an array column, in its order. */
export function categoriesOf(ids: StoredColumn): Column {
  return many(
    categoryView,
    (category, row) => sql`${sql.ref(`${category}.id`)} = any(${ids.value(row)})
      order by array_position(${ids.value(row)}, ${sql.ref(`${category}.id`)})`,
  );
}

/** SQL: the names of the categories with the ids in an array column, in its order. */
export function categoryNamesOf(ids: StoredColumn, traits: Partial<Pick<ValueColumn, 'isEachEqual'>> = {}) {
  const names: ValueColumn['value'] = (row) => sql`array(
    select k.name from category as k where k.id = any(${ids.value(row)})
      order by array_position(${ids.value(row)}, k.id))`;
  return derived('list', names, traits);
}

/** Maximum number of categories that one filter names. */
const MAX_CATEGORIES = 20;

/** SQL: whether a row with `category_ids` is in one of these categories. Throws BAD_INPUT at `categories` above 20. */
export function inCategories(row: string, slugs: readonly string[]): Sql {
  if (slugs.length > MAX_CATEGORIES) throw outOfBounds('categories', { maxItems: MAX_CATEGORIES });
  const wanted = sql.join(slugs.map((slug) => slug.replaceAll('\u0000', '')));
  return sql`${sql.ref(`${row}.category_ids`)} && (select coalesce(array_agg(named.id), '{}')
    from category as named where named.slug in (${wanted}))`;
}

const countryTable = tableOf('country', {
  code: p.string().primary(),
  name: p.string(),
  phonePrefix: p.string().nullable(),
});
export const countryView = viewOf(Country, countryTable, {
  ...columnsOf(countryTable).columns('code', 'name', 'phonePrefix'),
});

/** The country whose code is in a column. */
export function countryOf(code: StoredColumn): Column {
  return one(countryView, (country, row) => sql`${sql.ref(`${country}.code`)} = ${code.value(row)}`);
}

/** The countries whose codes are in an array column, by name. */
export function countriesOf(codes: StoredColumn): Column {
  return many(
    countryView,
    (country, row) =>
      sql`${sql.ref(`${country}.code`)} = any(${codes.value(row)}) order by ${sql.ref(`${country}.name`)}`,
  );
}

/** SQL: the names of the countries with the codes in an array column, in its order. */
export function countryNamesOf(codes: StoredColumn): ValueColumn {
  return derived(
    'list',
    (row) => sql`array(select l.name from country as l where l.code = any(${codes.value(row)})
      order by array_position(${codes.value(row)}, l.code))`,
  );
}
