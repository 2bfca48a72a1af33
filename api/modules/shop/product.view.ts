import { type Column, column, money, one, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { firstPictureOf, picturesOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { categoriesOf } from '../reference-data/category.view.ts';
import { visibleProduct } from './visible-product.view.ts';

/** Only for staff and the seller of a deactivated product. */
const deactivatedReason: Column = (row, _field, { actor }) => {
  const isDeactivated = sql`${sql.ref(`${row}.state`)} = 'deactivated'`;
  const isFor = actor.isStaff
    ? isDeactivated
    : sql`${isDeactivated} and ${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;
  return sql`case when ${isFor} then ${sql.ref(`${row}.deactivated_reason`)} end`;
};

const isMine: Column = (row, _field, { actor }) =>
  actor.accountId === null ? sql`false` : sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;

/** Counted in the index of reviews by product, which also has their stars. */
const rating: Column = (row) => sql`(select json_build_object('average', round(avg(said.rating), 1)::float8,
    'count', count(*)::int)
  from product_review as said where said.product_id = ${sql.ref(`${row}.id`)} having count(*) > 0)`;

/** View of Product. `permissions` reads the facts that `product.policy.ts` decides on. */
export const productView: View = {
  id: column('id'),
  title: column('title'),
  description: column('description'),
  excerpt: column('excerpt'),
  cover: firstPictureOf('pictures'),
  pictures: picturesOf('pictures'),
  amount: money('amount_minor'),
  discountPercent: column('discount_percent'),
  price: money('price_minor'),
  stockCount: column('stock_count'),
  categories: categoriesOf('category_ids'),
  status: column('state'),
  deactivatedReason,
  seller: profileOf('owner_id'),
  isMine,
  rating,
  createdAt: column('created_at'),
  permissions: (row) => sql`json_build_object('ownerId', ${sql.ref(`${row}.owner_id`)},
    'state', ${sql.ref(`${row}.state`)}, 'stockCount', ${sql.ref(`${row}.stock_count`)})`,
};

/** SQL: the product with the id in a column; null when the viewer may no longer see it. */
export function productOf(id: string): Column {
  return one(
    productView,
    'product',
    (product, row, plan) =>
      sql`${sql.ref(`${product}.id`)} = ${sql.ref(`${row}.${id}`)} and ${visibleProduct(product, plan)}`,
  );
}
