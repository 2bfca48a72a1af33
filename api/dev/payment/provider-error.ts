/** The fields of an `error` object as the provider's HTTP API answers it. */
export interface ProviderErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** The answer to a request: status, body and the id of the first request. */
export interface ProviderAnswer {
  status: number;
  body: object;
  /** The id of the first request, when this is a repeated answer. */
  replayOf?: string;
}

/** A refusal of the local provider: an HTTP status and the body of `error`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly answer: ProviderAnswer;

  /** `keepsChanges`: changes before the refusal are kept, as a declined card leaves a failed charge. */
  constructor(
    status: number,
    error: ProviderErrorBody,
    readonly keepsChanges = false,
  ) {
    super(error.message);
    this.answer = { status, body: { error } };
  }
}

/** 400 for a request that is wrong in itself or does not fit the state of the object. */
export const invalidRequest = (message: string, code?: string, param?: string): ProviderError =>
  new ProviderError(400, { type: 'invalid_request_error', message, code, param });

/** 402 for card data that cannot be right; nothing is written. */
export const cardError = (
  message: string,
  code: string,
  param: string,
  decline_code?: string,
): ProviderError => new ProviderError(402, { type: 'card_error', message, code, param, decline_code });

/** 404 `resource_missing`, in the words "No such charge: 'ch_1'". */
export const noSuch = (kind: string, id: string, param = 'id'): ProviderError =>
  new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replaceAll('_', ' ').replace('payment method', 'PaymentMethod')}: '${id}'`,
    param,
  });
