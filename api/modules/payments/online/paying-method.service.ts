import { outOfBounds } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { ownPaymentMethod } from '../saved/remove-payment-method.service.ts';

/** What a try pays with, as it is recorded before the provider is called. */
export interface PayingMethod {
  /** The provider's id of the payment method. */
  readonly methodId: string;
  /** Customer of a saved card. */
  readonly customerId: string | null;
  /** Whether nobody is there to answer the card's bank. */
  readonly isOffSession: boolean;
}

/** What a payer names to pay with. */
interface MethodInput {
  readonly paymentMethodId?: string | null;
  readonly savedPaymentMethodId?: string | null;
}

/** The provider's id of a payment method. */
const METHOD_ID = /^[A-Za-z0-9_]{3,100}$/;

/**
 * The payment method that a payer named: one of the provider, or a saved card of their own, which a program charges
 * while nobody is there. Null looks again after the bank's confirmation. Throws BAD_INPUT, NOT_FOUND at
 * `savedPaymentMethodId`.
 */
export async function payingMethod(ctx: Ctx, input: MethodInput): Promise<PayingMethod | null> {
  const { paymentMethodId: methodId = null, savedPaymentMethodId = null } = input;
  if (savedPaymentMethodId === null) {
    if (methodId === null) return null;
    if (METHOD_ID.test(methodId)) return { methodId, customerId: null, isOffSession: false };
    throw outOfBounds('paymentMethodId', { format: 'an id of the payment provider' });
  }
  if (methodId !== null)
    throw outOfBounds('savedPaymentMethodId', { format: 'absent beside `paymentMethodId`' });
  const field = 'savedPaymentMethodId';
  const saved = await ownPaymentMethod(ctx, toId(savedPaymentMethodId, field), field);
  const { customerId } = saved;
  return { methodId: saved.methodId, customerId, isOffSession: ctx.actor.token !== undefined };
}
