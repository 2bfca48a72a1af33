import { Product } from '../../../schema/product.ts';
import {
  type Column,
  columnsOf,
  one,
  type Plan,
  type StoredColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { firstPictureOf, picturesOf } from '../pictures/picture.view.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { categoriesOf } from '../reference-data/reference-data.view.ts';
import { Product as ProductEntity } from './product.entity.ts';

/**
 * SQL: public products: active, of visible sellers, without a block between seller and viewer. Partial indexes use the
 * same text.
 */
export function shownProduct(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  const seller = sql.ref(`${row}.owner_id`);
  const met = accountId === null || isStaff ? sql`` : sql`and ${isNotBlocked(plan.actor, seller)}`;
  return sql`${sql.ref(`${row}.state`)} = 'active'
    and exists (select from profile as seller where seller.id = ${seller} and seller.is_listed) ${met}`;
}

/** SQL: products that the viewer may see: public and own; staff see all. */
export function visibleProduct(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return shownProduct(row, plan);
  return sql`((${shownProduct(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}

const { column, columns, money } = columnsOf(ProductEntity, { priceMinor: 'minor' });

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
export const productView = viewOf(Product, ProductEntity, {
  ...columns(
    'id',
    'title',
    'description',
    'excerpt',
    'discountPercent',
    'stockCount',
    'createdAt',
    'updatedAt',
  ),
  cover: firstPictureOf(column('pictures'), 'public'),
  pictures: picturesOf(column('pictures'), 'public'),
  amount: money('amountMinor'),
  price: money('priceMinor'),
  categories: categoriesOf(column('categoryIds')),
  state: column('state'),
  deactivatedReason,
  seller: profileOf(column('ownerId')),
  isMine,
  rating,
  permissions: (row) => sql`json_build_object('ownerId', ${sql.ref(`${row}.owner_id`)},
    'state', ${sql.ref(`${row}.state`)}, 'stockCount', ${sql.ref(`${row}.stock_count`)})`,
});

/** SQL: the product with the id in a column; null when the viewer may no longer see it. */
export function productOf(id: StoredColumn): Column {
  return one(
    productView,
    (product, row, plan) =>
      sql`${sql.ref(`${product}.id`)} = ${id.value(row)} and ${visibleProduct(product, plan)}`,
  );
}
