import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { providerFailure } from './provider-failure.ts';
import { SavedPaymentMethod } from './saved-payment-method.entity.ts';

/** A saved card of the actor. Throws NOT_FOUND at `field`. */
export function ownPaymentMethod(ctx: Ctx, id: number, field: string): Promise<SavedPaymentMethod> {
  const accountId = accountIdOf(ctx);
  return orNotFound(ctx.em.fork().findOne(SavedPaymentMethod, { id, accountId }), field);
}

/**
 * Removes a saved card of the actor, at the provider too; payments made with it stay. Throws NOT_FOUND at `id`,
 * UNAVAILABLE.
 */
export async function removePaymentMethod(ctx: StepsCtx, id: number): Promise<void> {
  const { methodId } = await ownPaymentMethod(ctx, id, 'id');
  await ctx.ports.payment.detachPaymentMethod(methodId, `detach-${methodId}`).catch((error: unknown) => {
    // Removed at the provider before, by a call that ended in between.
    const isGone = error instanceof PaymentProviderError && error.kind === 'invalid';
    if (!isGone) providerFailure(ctx)(error);
  });
  await ctx.inTransaction((inner) => inner.em.nativeDelete(SavedPaymentMethod, { id }));
}
