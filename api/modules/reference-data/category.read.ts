import { outOfBounds } from '../../../schema/errors.ts';
import type { Category } from '../../../schema/reference-data.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { readList, readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { categoryView } from './category.view.ts';

/** Maximum number of categories that one filter names. */
const MAX_CATEGORIES = 20;

/** SQL: whether a row with `category_ids` is in one of these categories. Throws BAD_INPUT at `categories` above 20. */
export function inCategories(row: string, slugs: readonly string[]): Sql {
  if (slugs.length > MAX_CATEGORIES) throw outOfBounds('categories', { maxItems: MAX_CATEGORIES });
  const wanted = sql.join(slugs.map((slug) => slug.replaceAll('\u0000', '')));
  return sql`${sql.ref(`${row}.category_ids`)} && (select coalesce(array_agg(named.id), '{}')
    from category as named where named.slug in (${wanted}))`;
}

/** Active categories. */
export const activeCategories: ReadModel<Category> = {
  view: categoryView,
  visible: (row) => sql.ref(`${row}.is_active`),
};

/** Active categories, by name. */
export function readCategories(ctx: Ctx, fields: Fields): Promise<Category[]> {
  return readList(ctx, { ...activeCategories, order: (row) => sql.ref(`${row}.name`) }, fields);
}

/** All categories, hidden ones too, by name. The caller has checked for staff. */
export function readAllCategories(ctx: Ctx, fields: Fields): Promise<Category[]> {
  const order = (row: string): Sql => sql.ref(`${row}.name`);
  return readList(ctx, { view: categoryView, visible: () => sql`true`, order }, fields);
}

/** A category. Throws NOT_FOUND. */
export function readCategory(ctx: Ctx, id: number, fields: Fields): Promise<Category> {
  const where = (row: string): Sql => sql`${sql.ref(`${row}.id`)} = ${id}`;
  return orNotFound(readOne<Category>(ctx, { view: categoryView, where }, fields), 'id');
}

/** Whether every name is the name of an active category, without duplicates. */
export async function areActiveCategories(ctx: Ctx, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  if (names.length > 100 || names.some((name) => name.includes('\u0000'))) return false;
  const found = await sql<{ count: number }>`select count(*)::int as count from category
    where is_active and name in (${sql.join(names)})`.first(ctx);
  return found?.count === names.length;
}
