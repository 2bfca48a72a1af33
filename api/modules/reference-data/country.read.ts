import type { Country } from '../../../schema/place.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { readAll } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { countryView } from './country.view.ts';

/** All countries, by name. */
export function readCountries(ctx: Ctx, fields: readonly Field[]): Promise<Country[]> {
  const reading = {
    view: countryView,
    table: 'country',
    where: () => sql`true`,
    order: (row: string) => sql.ref(`${row}.name`),
  };
  return readAll<Country>(ctx, reading, fields);
}

/** Whether an ISO code belongs to a country. */
export async function isCountry(ctx: Ctx, code: string): Promise<boolean> {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  const found = await sql`select from country where code = ${code}`.execute(ctx.em.getKysely());
  return found.rows.length > 0;
}
