import { type Column, column, many, one, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** View of Country. */
export const countryView: View = {
  code: column('code'),
  name: column('name'),
  phonePrefix: column('phone_prefix'),
};

/** The country whose code is in a column. */
export function countryOf(code: string): Column {
  return one(
    countryView,
    'country',
    (country, row) => sql`${sql.ref(`${country}.code`)} = ${sql.ref(`${row}.${code}`)}`,
  );
}

/** The countries whose codes are in an array column, by name. */
export function countriesOf(codes: string): Column {
  return many(
    countryView,
    'country',
    (country, row) =>
      sql`${sql.ref(`${country}.code`)} = any(${sql.ref(`${row}.${codes}`)}) order by ${sql.ref(`${country}.name`)}`,
  );
}
