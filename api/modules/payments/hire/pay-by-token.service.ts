import { createHash } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { type PayAnswer, payForHire } from './hire-payment.service.ts';

const TOKEN = /^tok_\w{1,250}$/;

/** The card of a token. A token works once; its key makes a repeat get the same card. */
async function methodOf({ ports }: StepsCtx, remarkId: number, token: string): Promise<string> {
  const digest = createHash('sha256').update(token).digest('hex').slice(0, 32);
  try {
    return (await ports.payment.createPaymentMethodFromToken(token, `legacy-card-${remarkId}-${digest}`)).id;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const isCard = error.kind === 'card' || error.kind === 'invalid';
    if (isCard) throw new DomainError({ code: ErrorCode.CARD_DECLINED, params: { message: error.message } });
    throw new DomainError(ErrorCode.UNAVAILABLE);
  }
}

/** Like `payForHire`, with a card token as older clients create it. Throws the same. */
export async function payByToken(ctx: StepsCtx, remarkId: number, token: string): Promise<PayAnswer> {
  if (!TOKEN.test(token)) throw new DomainError(ErrorCode.BAD_INPUT, 'paymentMethodId');
  const paymentMethodId = await methodOf(ctx, remarkId, token);
  return payForHire(ctx, { remarkId: String(remarkId), paymentMethodId });
}
