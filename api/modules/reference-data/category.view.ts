import { Category } from '../../../schema/reference-data.ts';
import {
  type Column,
  columnsOf,
  derived,
  many,
  type StoredColumn,
  type ValueColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { Category as CategoryEntity } from './category.entity.ts';

const { columns } = columnsOf(CategoryEntity);

export const categoryView = viewOf(Category, CategoryEntity, {
  ...columns('id', 'name', 'slug', 'isFeatured', 'isActive', 'createdAt', 'updatedAt'),
});

/** The categories whose ids are in an array column, in its order. */
export function categoriesOf(ids: StoredColumn): Column {
  return many(
    categoryView,
    (category, row) => sql`${sql.ref(`${category}.id`)} = any(${ids.value(row)})
      order by array_position(${ids.value(row)}, ${sql.ref(`${category}.id`)})`,
  );
}

/** SQL: the names of the categories with the ids in an array column, in its order. */
export function categoryNamesOf(ids: StoredColumn, traits: Partial<Pick<ValueColumn, 'isEachEqual'>> = {}) {
  const names: ValueColumn['value'] = (row) => sql`array(
    select k.name from category as k where k.id = any(${ids.value(row)})
      order by array_position(${ids.value(row)}, k.id))`;
  return derived('list', names, traits);
}
