import { p } from '@mikro-orm/core';
import { FormatPrice } from '../../../schema/profile.ts';
import { type Column, columnsOf, many, moneyOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** Prices per format of a person. Those of Instagram and Facebook posts are columns of the profile. */
const formatPriceTable = tableOf('format_price', {
  profileId: p.integer(),
  platform: p.string(),
  format: p.string(),
  priceMinor: p.bigint('number'),
  note: p.string().nullable(),
});
const { column, columns } = columnsOf(formatPriceTable);

const formatPriceView = viewOf(FormatPrice, formatPriceTable, {
  ...columns('platform', 'format', 'note'),
  price: moneyOf(column('priceMinor'), () => sql.lit('USD')),
});

/** SQL: the prices per format of a profile row, highest first. */
export const formatPricesOf: Column = many(
  formatPriceView,
  (price, row) => sql`${sql.ref(`${price}.profile_id`)} = ${sql.ref(`${row}.id`)}
    order by ${sql.ref(`${price}.price_minor`)} desc, ${sql.ref(`${price}.platform`)}, ${sql.ref(`${price}.format`)}`,
);
