import { DomainError, ErrorCode } from '../../../schema/errors.ts';

/** How paying stands after a try. A refusal is recorded first and thrown by the caller after the commit. */
export type PayOutcome =
  | { readonly status: 'succeeded' | 'processing' }
  | { readonly status: 'requires_action'; readonly clientSecret: string }
  | {
      readonly status: 'refused';
      readonly refusal: DomainError;
      /** The payer whose card was declined by its bank after 3-D Secure: a try that nobody has counted yet. */
      readonly declinedOf?: number;
    };

/** The failure of a try as the payer reads it: the provider's words for a card, ours for everything else. */
export function payRefusal(message: string | null | undefined): DomainError {
  return message
    ? new DomainError(ErrorCode.CARD_DECLINED, undefined, { message })
    : new DomainError(ErrorCode.PAYMENT_FAILED);
}
