import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';

/**
 * What a failed call while a card is saved means to its caller: NOT_FOUND at `field` where the provider knows no such
 * thing, else UNAVAILABLE.
 */
export const providerFailure =
  (ctx: Ctx, field?: string) =>
  (error: unknown): never => {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (field && error.code === 'resource_missing') throw new DomainError(ErrorCode.NOT_FOUND, field);
    ctx.ports.log.error({ err: error, requestId: ctx.requestId }, 'a card could not be saved');
    throw new DomainError(ErrorCode.UNAVAILABLE);
  };
