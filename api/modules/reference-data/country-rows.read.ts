import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** All countries. */
export const countryRows: RowModel = {
  table: 'country',
  visible: () => sql`true`,
  columns: {
    code: stored('text', 'code'),
    name: stored('text', 'name'),
    phonePrefix: stored('text', 'phone_prefix'),
  },
};
