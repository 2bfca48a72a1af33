import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';

/** UNAVAILABLE for what the payment provider did not do, which is logged; other failures as they are. */
export function toFailure(ctx: Ctx, error: unknown): unknown {
  if (!(error instanceof PaymentProviderError)) return error;
  ctx.ports.log.error({ err: error, requestId: ctx.requestId }, 'a bank account could not be changed');
  return new DomainError(ErrorCode.UNAVAILABLE);
}
