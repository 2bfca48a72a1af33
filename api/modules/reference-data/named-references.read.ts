import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Categories by their names, countries by name or code. */
export interface Named {
  readonly categoryNames: readonly string[];
  readonly countryNames: readonly string[];
  readonly countryCodes: readonly string[];
}

/** Stands for an unknown category or country: no category or country has this name, and validation refuses it. */
const UNKNOWN = '?';
const MOST = 300;

const cleaned = (words: readonly string[]): string[] =>
  words.slice(0, MOST).map((word) => word.replaceAll('\u0000', '').slice(0, 100));

/**
 * Slugs of categories and codes of countries given by name, in order. An unknown name becomes a value that validation
 * refuses. A country code counts when no country has it as its name.
 */
export async function namedReferences(ctx: Ctx, { categoryNames, countryNames, countryCodes }: Named) {
  const countries = countryNames.length > 0 ? countryNames : countryCodes;
  const found = await sql<{ categories: string[]; countries: string[] }>`select
    array(select coalesce((select k.slug from category as k where lower(k.name) = lower(given.name) or k.slug = given.name
        order by k.id limit 1), ${UNKNOWN})
      from unnest(${cleaned(categoryNames)}::text[]) with ordinality as given (name, place) order by place) as categories,
    array(select coalesce((select l.code from country as l where lower(l.name) = lower(given.name) or l.code = upper(given.name)
        order by l.code limit 1), ${UNKNOWN})
      from unnest(${cleaned(countries)}::text[]) with ordinality as given (name, place) order by place) as countries`.first(
    ctx,
  );
  return found ?? { categories: [], countries: [] };
}

/** The code of a country by its name or code. An unknown one becomes a value that validation refuses. */
export async function countryCodeOf(ctx: Ctx, named: string): Promise<string | null> {
  const given = { categoryNames: [], countryNames: [named], countryCodes: [] };
  return (await namedReferences(ctx, given)).countries[0] ?? null;
}
