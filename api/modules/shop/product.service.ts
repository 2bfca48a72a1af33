import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { ProductInput } from '../../../schema/product.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { forUpdate } from '../../platform/ids.ts';
import { type Emptied, type Patch, patched } from '../../platform/patch.ts';
import { transition, writeLog } from '../../platform/process/process.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { slugsOf } from '../reference-data/references.service.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';
import { Product } from './product.entity.ts';
import { productProcess } from './product.process.ts';
import { readProduct } from './product.read.ts';
import { checkProduct, productLimits } from './product-content.service.ts';

/** Adds a product of the actor to the shop and returns its id. Throws at the field that breaks a rule. */
export async function createProduct(ctx: Ctx, input: ProductInput): Promise<number> {
  const content = await checkProduct(ctx, input);
  await claimPictures(ctx, content.pictures, 'product');
  const now = ctx.clock.now();
  const product = ctx.em.create(Product, {
    ...content,
    ownerId: accountIdOf(ctx),
    state: productProcess.initial,
    createdAt: now,
    updatedAt: now,
  });
  await ctx.em.flush();
  const line = { action: 'add', from: null, to: product.state, side: 'seller' };
  await writeLog(ctx, productProcess.name, product.id, line);
  return product.id;
}

/** Id of the actor's newest product. */
export async function lastAddedBy(ctx: Ctx): Promise<number> {
  const ownerId = accountIdOf(ctx);
  const [last] = await ctx.em.find(Product, { ownerId }, { orderBy: { id: 'desc' }, limit: 1 });
  if (!last) throw new DomainError(ErrorCode.NOT_FOUND);
  return last.id;
}

/** A product, locked until the transaction ends. Throws NOT_FOUND when the actor may not see it. */
export async function lockProduct(ctx: Ctx, id: number): Promise<Product> {
  if (!(await readProduct(ctx, id, []))) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  return ctx.em.findOneOrFail(Product, { id }, forUpdate);
}

async function lockOwn(ctx: Ctx, id: number): Promise<Product> {
  const product = await lockProduct(ctx, id);
  if (product.ownerId !== accountIdOf(ctx)) throw new DomainError(ErrorCode.FORBIDDEN);
  return product;
}

/** The stock after saving a form: its change, applied to the present stock. */
function stockAfter(now: number, wanted: number, was: number | null | undefined): number {
  if (was == null) return wanted;
  return Math.min(Math.max(now + wanted - was, 0), productLimits.stockCount);
}

const emptied: Emptied<ProductInput> = {
  ...{ title: '', description: '', categories: [], pictures: [] },
  ...{ amount: undefined, stockCount: undefined },
};

/** The form of a product as it stands. */
async function formOf(ctx: Ctx, product: Product): Promise<ProductInput> {
  const { title, description, amountMinor, currency, discountPercent, stockCount, pictures } = product;
  const amount = { amount: amountMinor, currency };
  const categories = await slugsOf(ctx, product.categoryIds);
  return { title, description, amount, discountPercent, stockCount, categories, pictures };
}

/**
 * Changes what is given of a product of the actor; existing orders keep their price. When the form says which stock it started with,
 * purchases since then are subtracted from the new one. Throws NOT_FOUND, FORBIDDEN and what `createProduct` throws.
 */
export async function updateProduct(ctx: Ctx, id: number, patch: Patch<ProductInput>): Promise<void> {
  const product = await lockOwn(ctx, id);
  const input = patched(await formOf(ctx, product), patch, emptied);
  const content = await checkProduct(ctx, input);
  await claimPictures(ctx, content.pictures, 'product');
  const was = patch.stockCount === undefined ? null : input.stockWas;
  const stockCount = stockAfter(product.stockCount, content.stockCount, was);
  Object.assign(product, content, { stockCount, updatedAt: ctx.clock.now() });
  await ctx.em.flush();
}

/**
 * Hides a product of the actor or shows it again. Throws NOT_FOUND, FORBIDDEN, WRONG_STATE when staff deactivated it.
 */
export async function setProductHidden(ctx: Ctx, id: number, isHidden: boolean): Promise<void> {
  const product = await lockOwn(ctx, id);
  if (product.state === (isHidden ? 'hidden' : 'active')) return;
  await move(ctx, product, isHidden ? 'hide' : 'show', 'seller');
}

async function move(
  ctx: Ctx,
  product: Product,
  action: string,
  side: 'seller' | 'staff',
  note?: string,
): Promise<void> {
  await transition(ctx, productProcess, product, {
    action,
    side,
    facts: {},
    about: { productId: product.id, accountId: product.ownerId },
    ...(note && { note }),
  });
  product.updatedAt = ctx.clock.now();
  await ctx.em.flush();
}

/**
 * Staff deactivate a product or bring it back; its seller reads the reason. Existing orders continue. Throws
 * REASON_REQUIRED, NOT_FOUND, WRONG_STATE.
 */
export async function deactivateProduct(
  ctx: Ctx,
  id: number,
  isDeactivated: boolean,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  const product = await lockProduct(ctx, id);
  const action = isDeactivated ? 'deactivate' : 'restore';
  product.deactivatedReason = isDeactivated ? reason : null;
  await move(ctx, product, action, 'staff', reason);
  await recordStaffAction(ctx, {
    action: `${action}Product`,
    subject: 'product',
    subjectId: id,
    of: [product.ownerId],
    reason,
  });
}
