import { outOfBounds } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { toCountryCodes, unknownCountries } from './country-codes.policy.ts';

/** Maximum number of categories of one campaign. */
const MAX_CATEGORIES = 20;

const SLUG = /^[a-z0-9-]{1,60}$/;

function refuseCategories(): never {
  throw outOfBounds('categories', { format: `slugs of active categories, at most ${MAX_CATEGORIES}` });
}

/** Categories and countries, as stored. */
export interface References {
  /** In the order they were given. */
  readonly categoryIds: number[];
  /** Codes; empty means all. */
  readonly countries: string[];
}

/** Categories and countries as the form names them. */
export interface NamedReferences {
  readonly categories: readonly string[];
  readonly countries: readonly string[];
  readonly allCountries: boolean;
}

interface Found {
  categories: { id: number; slug: string }[];
  countries: string[];
  allCountries: number;
}

/**
 * Finds the categories and countries named in a form: active categories, and those with the ids that may be kept. Throws
 * BAD_INPUT at `categories` or `countries` for unknown ones.
 */
export async function findReferences(
  ctx: Ctx,
  named: NamedReferences,
  keptCategories: readonly number[] = [],
): Promise<References> {
  const slugs = [...new Set(named.categories)];
  const codes = named.allCountries ? [] : toCountryCodes(named.countries, 'countries');
  if (slugs.length > MAX_CATEGORIES || !slugs.every((slug) => SLUG.test(slug))) refuseCategories();
  const found = await lookUp(ctx, slugs, codes, keptCategories);
  const categoryIds = slugs.map((slug) => found.categories.find((category) => category.slug === slug)?.id);
  if (!categoryIds.every((id) => id !== undefined)) return refuseCategories();
  if (found.countries.length !== codes.length) throw unknownCountries('countries');
  return { categoryIds, countries: codes.length === found.allCountries ? [] : codes };
}

async function lookUp(
  ctx: Ctx,
  slugs: string[],
  codes: string[],
  kept: readonly number[] = [],
): Promise<Found> {
  const wanted = JSON.stringify({ slugs, codes });
  const result = await sql<Found>`with wanted as (select ${wanted}::jsonb as names) select
    (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug)), '[]'::json)
      from category as c, wanted where (c.is_active or c.id = any(${kept}::int[])) and wanted.names->'slugs' ? c.slug) as categories,
    (select coalesce(json_agg(c.code), '[]'::json)
      from country as c, wanted where wanted.names->'codes' ? c.code) as countries,
    (select count(*)::int from country) as "allCountries"`.first(ctx);
  return result ?? { categories: [], countries: [], allCountries: 0 };
}

/** Slugs of the categories with these ids, in their order; of the active ones only when it says so. */
export async function slugsOf(ctx: Ctx, ids: readonly number[], isActiveOnly = false): Promise<string[]> {
  const rows = await sql<{ slug: string }>`select c.slug from category as c
    where c.id = any(${ids}::int[]) and (c.is_active or not ${isActiveOnly}::boolean) order by array_position(${ids}::int[], c.id)`.rows(
    ctx,
  );
  return rows.map(({ slug }) => slug);
}

/**
 * Ids of the categories with these slugs, in the given order. Throws BAD_INPUT at `categories` for an unknown one, and
 * above 20.
 */
export async function findCategories(ctx: Ctx, categories: readonly string[]): Promise<number[]> {
  return (await findReferences(ctx, { categories, countries: [], allCountries: true })).categoryIds;
}

/** Codes of countries that exist; none when all are named. Throws BAD_INPUT at `field` for an unknown one. */
export async function findCountries(ctx: Ctx, codes: string[], field: string): Promise<string[]> {
  const found = await lookUp(ctx, [], codes);
  if (found.countries.length !== codes.length) throw unknownCountries(field);
  return codes.length === found.allCountries ? [] : codes;
}
