import { DomainError, ErrorCode } from '../../../../schema/errors.ts';

/** State of the payment after a try. A refusal is recorded first, and thrown by the caller after the commit. */
export type PayOutcome =
  | { readonly status: 'succeeded' | 'processing' }
  | { readonly status: 'requires_action'; readonly clientSecret: string }
  | {
      readonly status: 'refused';
      readonly refusal: DomainError;
      /** Account of the payer whose card was declined after 3-D Secure, when that try is not counted yet. */
      readonly declinedOf?: number;
    };

/** What the provider answers when a card's bank wants its holder, who is not there. */
const AUTHENTICATION_REQUIRED = 'authentication_required';

/** What the provider answers to a method that cannot pay for this, as PayNow for a hire or in another currency. */
const INCOMPATIBLE_METHOD = 'payment_intent_incompatible_payment_method';

/** What the provider says of a PayNow code that was not scanned in time. */
export const PAYNOW_EXPIRED = 'payment_intent_payment_attempt_expired';

/**
 * The failure of a try for the payer: the provider's message about a card, our own text for everything else. `code` is
 * the provider's.
 */
export function payRefusal(message: string | null | undefined, code?: string | null): DomainError {
  if (code === AUTHENTICATION_REQUIRED) return new DomainError(ErrorCode.CARD_AUTHENTICATION_REQUIRED);
  if (code === INCOMPATIBLE_METHOD) return new DomainError(ErrorCode.PAYMENT_METHOD_NOT_TAKEN);
  return message
    ? new DomainError({ code: ErrorCode.CARD_DECLINED, params: { message } })
    : new DomainError(ErrorCode.PAYMENT_FAILED);
}
