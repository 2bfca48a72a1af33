import { type Column, column, many, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';

/** View of Category. */
export const categoryView: View = {
  id: column('id'),
  name: column('name'),
  slug: column('slug'),
  isFeatured: column('is_featured'),
};

/** The categories whose ids are in an array column, in its order. */
export function categoriesOf(ids: string): Column {
  return many(
    categoryView,
    'category',
    (category, row) => sql`${sql.ref(`${category}.id`)} = any(${sql.ref(`${row}.${ids}`)})
      order by array_position(${sql.ref(`${row}.${ids}`)}, ${sql.ref(`${category}.id`)})`,
  );
}
