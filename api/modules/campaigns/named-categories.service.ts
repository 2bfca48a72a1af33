import type { Ctx } from '../../platform/context.ts';
import { findReferences } from './campaign-references.ts';

/**
 * Ids of the categories with these slugs, in the given order. Throws BAD_INPUT at `categories` for an unknown one, and
 * above 20.
 */
export async function findCategories(ctx: Ctx, categories: readonly string[]): Promise<number[]> {
  return (await findReferences(ctx, { categories, countries: [], allCountries: true })).categoryIds;
}
