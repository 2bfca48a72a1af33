import { derived, key, type RowModel, stored } from '../../platform/read/row-model.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { shownProduct, visibleProduct } from './visible-product.view.ts';

const columns: RowModel['columns'] = {
  id: key('id'),
  ownerId: key('owner_id'),
  state: stored('text', 'state'),
  title: stored('text', 'title'),
  description: stored('text', 'description'),
  amount: stored('minor', 'amount_minor'),
  currency: stored('text', 'currency'),
  discountPercent: stored('int', 'discount_percent'),
  stockCount: stored('int', 'stock_count'),
  categoryNames: derived(
    'list',
    (row) => sql`array(select k.name from category as k where k.id = any(${sql.ref(`${row}.category_ids`)})
      order by array_position(${sql.ref(`${row}.category_ids`)}, k.id))`,
  ),
  pictures: stored('pictures', 'pictures'),
  cover: derived('picture', (row) => sql`(${sql.ref(`${row}.pictures`)})[1]`),
  createdAt: stored('instant', 'created_at'),
};

function shownOrOwn(row: string, plan: Plan): Sql {
  const { accountId } = plan.actor;
  if (accountId === null) return shownProduct(row, plan);
  return sql`((${shownProduct(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}

/** Products in lists: public ones, and the viewer's own in every state. */
export const listedProductRows: RowModel = { table: 'product', visible: shownOrOwn, columns };

/** Products that the viewer may open. */
export const visibleProductRows: RowModel = { table: 'product', visible: visibleProduct, columns };
