import type { Category, Country } from '../../../schema/reference-data.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { readAll, readList, readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { categoryView, countryView } from './reference-data.view.ts';

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

/** All countries. */
export const allCountries: ReadModel<Country> = { view: countryView, visible: () => sql`true` };

/** All countries, by name. */
export function readCountries(ctx: Ctx, fields: Fields): Promise<Country[]> {
  return readAll(ctx, { ...allCountries, order: (row) => sql.ref(`${row}.name`) }, fields);
}

/** Whether an ISO code belongs to a country. */
export async function isCountry(ctx: Ctx, code: string): Promise<boolean> {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const found = await sql`select from country where code = ${code}`.rows(ctx);
  return found.length > 0;
}
