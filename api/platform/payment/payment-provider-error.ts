/**
 * What kind of failure the payment provider reported:
 * `card` the card holder can do something about it, and `message` is the provider's text for them;
 * `invalid` the request does not fit (wrong data, wrong state, unknown id, bad signature, key used for something else);
 * `temporary` nothing is known about the outcome, the same call with the same key may be made again;
 * `config` our keys or rights are wrong, an operator has to look.
 */
export type PaymentFailureKind = 'card' | 'invalid' | 'temporary' | 'config';

export interface PaymentProviderFailure {
  kind: PaymentFailureKind;
  /** The provider's error code, such as `card_declined`, `resource_missing`, `balance_insufficient`. */
  code: string;
  message: string;
  /** Why the bank said no, such as `insufficient_funds`. */
  declineCode?: string | null;
  /** The parameter that was wrong, such as `bank_account[routing_number]`. */
  param?: string | null;
  /** The payment that the failure belongs to, when a try was recorded. */
  paymentIntentId?: string | null;
  /** The failed charge. */
  chargeId?: string | null;
  /** For asking the provider's support. */
  requestId?: string | null;
}

/** The only error that the payment port throws. Carries no card, bank or id number and no key, so it may be logged. */
export class PaymentProviderError extends Error {
  readonly kind: PaymentFailureKind;
  readonly code: string;
  readonly declineCode: string | null;
  readonly param: string | null;
  readonly paymentIntentId: string | null;
  readonly chargeId: string | null;
  readonly requestId: string | null;

  constructor(failure: PaymentProviderFailure) {
    super(failure.message);
    this.name = 'PaymentProviderError';
    this.kind = failure.kind;
    this.code = failure.code;
    this.declineCode = failure.declineCode ?? null;
    this.param = failure.param ?? null;
    this.paymentIntentId = failure.paymentIntentId ?? null;
    this.chargeId = failure.chargeId ?? null;
    this.requestId = failure.requestId ?? null;
  }
}
