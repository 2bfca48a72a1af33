import { type RowModel, stored } from '../../platform/read/row-model.ts';
import { sql } from '../../platform/sql.ts';

/** Active categories. */
export const categoryRows: RowModel = {
  table: 'category',
  visible: (row) => sql.ref(`${row}.is_active`),
  columns: {
    id: stored('int', 'id'),
    name: stored('text', 'name'),
    slug: stored('text', 'slug'),
    isActive: stored('boolean', 'is_active'),
    isFeatured: stored('boolean', 'is_featured'),
  },
};
