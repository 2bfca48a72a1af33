import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { CheckoutSetup } from '../../../../schema/order.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toPermission } from '../../../platform/process/process.ts';
import { readOne } from '../../../platform/read/read-list.ts';
import { below, type Fields, pick } from '../../../platform/read/selection.ts';
import { columnsOf, oneById, viewOf } from '../../../platform/read/view.ts';
import { sql } from '../../../platform/sql.ts';
import { canBePaidOut } from '../../profiles/can-be-paid-out.facts.ts';
import { Product as ProductEntity } from '../../shop/product.entity.ts';
import { productView, visibleProduct } from '../../shop/product.view.ts';
import { deliveryFrom } from '../order.view.ts';
import { mayPayCash } from './cash.policy.ts';

const { column, money } = columnsOf(ProductEntity, { priceMinor: 'minor' });

interface Row {
  readonly product: CheckoutSetup['product'];
  readonly unit: { readonly amount: number; readonly currency: string };
  readonly takesCards: boolean;
  readonly lastDelivery: CheckoutSetup['lastDelivery'];
}

const setupView = viewOf<Row>(null, ProductEntity, {
  product: oneById(productView, column('id')),
  unit: money('priceMinor'),
  takesCards: (row) => canBePaidOut(sql.ref(`${row}.owner_id`)),
  lastDelivery: (
    _row,
    { fields },
    { actor },
  ) => sql`(select ${deliveryFrom('last', fields)} from product_order as last
    where last.buyer_id = ${actor.accountId} order by last.id desc limit 1)`,
});

/** Data of the order form. Throws NOT_FOUND when the viewer may not see the product. */
export async function readCheckoutSetup(ctx: Ctx, productId: number, quantity: number, fields: Fields) {
  accountIdOf(ctx);
  if (quantity < 1 || quantity > 99) throw outOfBounds('quantity', { min: 1, max: 99 });
  const row = await readOne<Row>(
    ctx,
    {
      view: setupView,
      where: (r, plan) => sql`${sql.ref(`${r}.id`)} = ${productId} and ${visibleProduct(r, plan)}`,
    },
    [
      ...pick(['product', [...below(fields, 'product')]], 'unit', 'takesCards'),
      ...fields.filter(({ name }) => name === 'lastDelivery'),
    ],
  );
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const total = { amount: row.unit.amount * quantity, currency: row.unit.currency };
  const isSmall = mayPayCash(total.amount, total.currency);
  return {
    product: row.product,
    total,
    cash: toPermission(isSmall ? null : { code: ErrorCode.CASH_LIMIT }),
    card: toPermission(row.takesCards ? null : { code: ErrorCode.SELLER_TAKES_NO_CARDS }),
    lastDelivery: row.lastDelivery,
  };
}
