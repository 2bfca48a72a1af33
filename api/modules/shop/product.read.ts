import type { Product, ProductFilter, ProductSort } from '../../../schema/product.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { earliestChangeFirst, rowConditions, within } from '../../platform/read/row-filter.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, type Plan } from '../../platform/read/view.ts';
import { containsPattern, type Sql, sql } from '../../platform/sql.ts';
import { categoryNamesOf, inCategories } from '../reference-data/reference-data.view.ts';
import { Product as ProductEntity } from './product.entity.ts';
import { productView, shownProduct, visibleProduct } from './product.view.ts';

/** Conditions of a filter on the row `r`. Throws BAD_INPUT, NOT_FOUND. */
function conditionsOf(filter: ProductFilter): Sql[] {
  const parts: Sql[] = rowConditions(filter);
  const search = containsPattern(filter.search);
  if (search) parts.push(sql`r.title ilike ${search}`);
  if (filter.categories?.length) parts.push(inCategories('r', filter.categories));
  parts.push(...within(sql`r.price_minor`, filter, 'minPrice', 'maxPrice'));
  if (filter.sellerId != null) parts.push(sql`r.owner_id = ${toId(filter.sellerId, 'sellerId')}`);
  if (filter.exceptId != null) parts.push(sql`r.id <> ${toId(filter.exceptId, 'exceptId')}`);
  if (filter.inStock) parts.push(sql`r.stock_count > 0`);
  return parts;
}

const id = columnKey('r', 'id');
const price = columnKey('r', 'price_minor');
const stock = columnKey('r', 'stock_count');

const orders: Readonly<Record<ProductSort, KeyOrder>> = {
  default: { name: 'stock', isDescending: true, keys: [stock, id] },
  price_low_to_high: { name: 'cheapest', isDescending: false, keys: [price, id] },
  price_high_to_low: { name: 'dearest', isDescending: true, keys: [price, id] },
  newest: { name: 'newest', isDescending: true, keys: [id] },
  updated: earliestChangeFirst('r'),
};

const { column } = columnsOf(ProductEntity);

/** What legacy clients read of a product beside the fields of its view. */
const legacy: Pick<ReadModel, 'more' | 'indexed'> = {
  more: {
    ownerId: column('ownerId'),
    currency: column('currency'),
    categoryNames: categoryNamesOf(column('categoryIds')),
  },
  indexed: ['id', 'ownerId'],
};

function listedOrOwn(row: string, plan: Plan): Sql {
  const { accountId } = plan.actor;
  if (accountId === null) return shownProduct(row, plan);
  return sql`((${shownProduct(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}

/** Products in lists of legacy clients: public ones, and the viewer's own in every state. */
export const listedProducts: ReadModel<Product> = { view: productView, visible: listedOrOwn, ...legacy };

/** Products that the viewer may open. */
export const visibleProducts: ReadModel<Product> = { view: productView, visible: visibleProduct, ...legacy };

/** Arguments of a list of products. */
interface ProductQuery {
  readonly filter?: ProductFilter | null;
  readonly sort?: ProductSort | null;
}

/** One page of the shop: active products of visible sellers, for every viewer. Staff also see the states they ask for. */
export function readProducts(
  ctx: Ctx,
  { filter, sort }: ProductQuery,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<Product>> {
  const wanted = conditionsOf(filter ?? {});
  const isSearch = containsPattern(filter?.search) !== null;
  const reading: ListReading<Product> = {
    view: productView,
    where: (row, plan) => {
      const isDesk = plan.actor.isStaff && !!filter?.states?.length;
      return sql.join([isDesk ? sql`true` : shownProduct(row, plan), ...wanted], sql` and `);
    },
    keys: () => orders[sort ?? 'default'],
    reach: isSearch ? 'short' : 'long',
    isPlannedAnew: !isSearch && wanted.length > 0,
  };
  return readPage(ctx, reading, fields, page);
}

/** One page of the actor's own products, in every state, newest first unless sorted otherwise. */
export function readMyProducts(
  ctx: Ctx,
  { filter, sort }: ProductQuery,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<Product>> {
  const owner = accountIdOf(ctx);
  const wanted = conditionsOf(filter ?? {});
  const reading: ListReading<Product> = {
    view: productView,
    where: () => sql.join([sql`r.owner_id = ${owner}`, ...wanted], sql` and `),
    keys: () => orders[sort ?? 'newest'],
  };
  return readPage(ctx, reading, fields, page);
}

/** A product; null when there is none or the viewer may not see it. */
export function readProduct(ctx: Ctx, productId: number, fields: Fields): Promise<Product | null> {
  return readById(ctx, visibleProducts, productId, fields);
}

/** The product that a mutation has just changed. Throws NOT_FOUND when the viewer may not see it. */
export function readChangedProduct(ctx: Ctx, productId: number, fields: Fields): Promise<Product> {
  return orNotFound(readProduct(ctx, productId, fields));
}

/** Highest id of all products; 0 when there are none. */
export async function lastProductId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from product`.execute(
    em.getKysely(),
  );
  return found.rows[0]?.id ?? 0;
}

/** Seller and id of public products from the id `from` up to but not including `to`. */
export async function shownProductAddresses({ em }: Ctx, from: number, to: number): Promise<string[]> {
  const found = await sql<{ address: string }>`select owner_id || '/' || product.id as address from product
    where id >= ${from} and id < ${to} and state = 'active'
      and exists (select from profile as seller where seller.id = owner_id and seller.is_listed)
    order by id`.execute(em.getKysely());
  return found.rows.map(({ address }) => address);
}
