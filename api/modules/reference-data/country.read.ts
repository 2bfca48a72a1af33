import type { Country } from '../../../schema/reference-data.ts';
import type { Ctx } from '../../platform/context.ts';
import { readAll } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { sql } from '../../platform/sql.ts';
import { countryView } from './country.view.ts';

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
