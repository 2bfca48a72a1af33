import { p } from '@mikro-orm/core';
import { Country } from '../../../schema/reference-data.ts';
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
import { sql } from '../../platform/sql.ts';

const countryTable = tableOf('country', {
  code: p.string().primary(),
  name: p.string(),
  phonePrefix: p.string().nullable(),
});
const { columns } = columnsOf(countryTable);

export const countryView = viewOf(Country, countryTable, {
  ...columns('code', 'name', 'phonePrefix'),
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
