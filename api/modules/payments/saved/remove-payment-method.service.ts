import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { recordRemovals } from './provider-removal.service.ts';
import { lockCustomer } from './save-payment-method.service.ts';
import { SavedPaymentMethod } from './saved-payment-method.entity.ts';

/** A saved card of the actor. Throws NOT_FOUND at `field`. */
export function ownPaymentMethod(ctx: Ctx, id: number, field: string): Promise<SavedPaymentMethod> {
  const accountId = accountIdOf(ctx);
  return orNotFound(ctx.em.fork().findOne(SavedPaymentMethod, { id, accountId }), field);
}

/**
 * Removes a saved card of the actor; a job then removes it at the provider. Payments made with it stay. Throws
 * NOT_FOUND at `id`.
 */
export async function removePaymentMethod(ctx: Ctx, id: number): Promise<void> {
  const accountId = accountIdOf(ctx);
  await lockCustomer(ctx, { accountId });
  const card = await orNotFound(ctx.em.findOne(SavedPaymentMethod, { id, accountId }), 'id');
  ctx.em.remove(card);
  await ctx.em.flush();
  await recordRemovals(ctx, [card.methodId]);
}
