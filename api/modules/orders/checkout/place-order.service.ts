import { DomainError, ErrorCode, outOfBounds, type PlainErrorCode } from '../../../../schema/errors.ts';
import type { OrderMethod, PlaceOrderInput } from '../../../../schema/order.ts';
import { minorOf } from '../../../../schema/usd.ts';
import { checkAll } from '../../../platform/check-all.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { writeLog } from '../../../platform/process/process.ts';
import type { Limit } from '../../../platform/rate-limit/rate-limiter.ts';
import { pick } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import { checkLine } from '../../../platform/text.ts';
import { canBePaidOut } from '../../profiles/can-be-paid-out.facts.ts';
import { assertProductAction, type ProductFacts } from '../../shop/product.policy.ts';
import { readProduct } from '../../shop/product.read.ts';
import { Order } from '../order.entity.ts';
import { DAYS_TO_SHIP, daysAfter, MINUTES_TO_PAY } from '../order.policy.ts';
import { orderProcess } from '../order.process.ts';
import { mayPayCash } from './cash.policy.ts';

/** Delivery address of an order. Singapore only. */
type Delivery = Pick<Order, 'recipient' | 'phone' | 'line1' | 'line2' | 'postalCode'>;

/** Maximum length of an address line, in characters. */
const LINE = 200;

function required(text: string, field: keyof Delivery, code: PlainErrorCode): string {
  return checkLine(text, { field, max: LINE, missing: code });
}

function checkPhone(typed: string): string {
  const phone = required(typed, 'phone', ErrorCode.MOBILE_REQUIRED).replaceAll(/[ -]/g, '');
  if (!/^(\+65)?\d{8}$/.test(phone)) throw new DomainError(ErrorCode.MOBILE_INVALID, 'phone');
  return phone;
}

function checkPostalCode(typed: string): string {
  const postalCode = typed.trim();
  if (!/^\d{6}$/.test(postalCode)) throw new DomainError(ErrorCode.POSTAL_CODE_INVALID, 'postalCode');
  return postalCode;
}

/** Validates an address. Throws at every invalid field, in the order of the form. */
function checkDelivery(input: Pick<PlaceOrderInput, keyof Delivery>): Delivery {
  return checkAll({
    recipient: () => required(input.recipient, 'recipient', ErrorCode.RECIPIENT_REQUIRED),
    phone: () => checkPhone(input.phone),
    line1: () => required(input.line1, 'line1', ErrorCode.ADDRESS_REQUIRED),
    line2: () => checkLine(input.line2, { field: 'line2', max: LINE }) || null,
    postalCode: () => checkPostalCode(input.postalCode),
  });
}

/** Limits orders, because unpaid ones reserve goods. */
const orders: Limit = { name: 'order', points: 30, seconds: 3_600 };
/** Maximum quantity in one order. */
const MOST = 99;

interface Taken {
  readonly sellerId: number;
  readonly title: string;
  readonly pictureId: string | null;
  readonly unitMinor: number;
  readonly currency: string;
}

/**
 * Reserves goods in one statement that also checks the stock; concurrent orders wait for the row. Throws OUT_OF_STOCK.
 */
async function takeStock(ctx: Ctx, productId: number, quantity: number): Promise<Taken> {
  const row = await sql<Taken>`update product set stock_count = stock_count - ${quantity}
    where id = ${productId} and state = 'active' and stock_count >= ${quantity}
    returning owner_id as "sellerId", title, pictures[1] as "pictureId", price_minor::int8::float8 as "unitMinor", currency`.first(
    ctx,
  );
  if (!row) throw new DomainError(ErrorCode.OUT_OF_STOCK, 'quantity');
  return row;
}

async function assertMethod(
  ctx: Ctx,
  method: OrderMethod,
  sellerId: number,
  total: number,
  currency: string,
) {
  if (method === 'cash') {
    if (!mayPayCash(total, currency)) throw new DomainError(ErrorCode.CASH_LIMIT, 'method');
    return;
  }
  const found = await sql<{ can: boolean }>`select ${canBePaidOut(sql`${sellerId}::int`)} as can`.first(ctx);
  if (!found?.can) throw new DomainError(ErrorCode.SELLER_TAKES_NO_CARDS, 'method');
}

/**
 * Orders a product at the price the buyer saw, and reserves it. A card order waits 30 minutes for its payment. Returns
 * its id. Throws OUT_OF_STOCK, PRICE_CHANGED, CASH_LIMIT, SELLER_TAKES_NO_CARDS, OWN_PRODUCT, PRODUCT_NOT_SOLD,
 * NOT_FOUND, RATE_LIMITED, and at the invalid field of the address.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<number> {
  const buyerId = accountIdOf(ctx);
  const productId = toId(input.productId, 'productId');
  const { quantity, method } = input;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST) {
    throw outOfBounds('quantity', { min: 1, max: MOST });
  }
  const delivery = checkDelivery(input);
  const seen = (await readProduct(ctx, productId, pick('permissions'))) as {
    permissions: ProductFacts;
  } | null;
  if (!seen) throw new DomainError(ErrorCode.NOT_FOUND, 'productId');
  assertProductAction('buy', ctx.actor, seen.permissions, 'productId');
  await ctx.ports.limiter.consume(orders, String(buyerId));
  const { sellerId, title, pictureId, unitMinor, currency } = await takeStock(ctx, productId, quantity);
  const totalMinor = unitMinor * quantity;
  if (totalMinor !== minorOf(input.total, 'total', currency)) {
    throw new DomainError(ErrorCode.PRICE_CHANGED, 'total');
  }
  await assertMethod(ctx, method, sellerId, totalMinor, currency);
  const now = ctx.clock.now();
  const toPay = new Date(now.getTime() + MINUTES_TO_PAY * 60_000);
  const order = ctx.em.create(Order, {
    ...{ productId, buyerId, sellerId, method, quantity, title, pictureId, unitMinor, totalMinor, currency },
    ...delivery,
    state: orderProcess.initial,
    dueAt: method === 'card' ? toPay : daysAfter(now, DAYS_TO_SHIP),
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  const line = { action: 'place', from: null, to: order.state, side: 'buyer', amountMinor: totalMinor };
  await writeLog(ctx, orderProcess.name, order.id, line);
  // The seller is notified of a card order when it is paid; until then only open pages show it.
  const type = method === 'cash' ? 'order.placed' : 'order.begun';
  await record(ctx, { type, orderId: order.id, productId });
  return order.id;
}

/** Id of the actor's newest order. */
export async function lastOrderedBy(ctx: Ctx): Promise<number> {
  const buyerId = accountIdOf(ctx);
  const [last] = await ctx.em.find(Order, { buyerId }, { orderBy: { id: 'desc' }, limit: 1 });
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}
