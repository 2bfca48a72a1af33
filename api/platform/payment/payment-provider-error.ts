/**
 * Kind of failure. `card`: the card holder can act, and `message` is the provider's text for them. `invalid`: the
 * request does not fit (wrong data, wrong state, unknown id, bad signature, reused key). `temporary`: the outcome is
 * unknown, and the same call with the same key may be repeated. `config`: our keys or rights are wrong, and an operator
 * must act.
 */
export type PaymentFailureKind = 'card' | 'invalid' | 'temporary' | 'config';

type Failure = Pick<PaymentProviderError, 'kind' | 'code' | 'message'> &
  Partial<Omit<PaymentProviderError, keyof Error | 'kind' | 'code'>>;

/** The only error of the payment port. Contains no card, bank or id number and no key, so it may be logged. */
export class PaymentProviderError extends Error {
  readonly kind: PaymentFailureKind;
  /** The provider's error code, such as `card_declined`, `resource_missing`, `balance_insufficient`. */
  readonly code: string;
  /** The bank's reason, such as `insufficient_funds`. */
  readonly declineCode: string | null;
  /** The invalid parameter, such as `bank_account[routing_number]`. */
  readonly param: string | null;
  /** The payment of a recorded try. */
  readonly paymentIntentId: string | null;
  /** The failed charge. */
  readonly chargeId: string | null;
  /** Id for the provider's support. */
  readonly requestId: string | null;

  constructor(failure: Failure) {
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
