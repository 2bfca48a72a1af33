import { Stripe } from 'stripe';
import { type PaymentFailureKind, PaymentProviderError } from '../payment-provider-error.ts';

const { errors } = Stripe;

const kindOf = (error: Stripe.errors.StripeError): PaymentFailureKind => {
  if (error instanceof errors.StripeCardError) return 'card';
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return 'temporary';
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError) {
    return 'config';
  }
  const { statusCode } = error;
  if (error instanceof errors.StripeAPIError || statusCode === undefined || statusCode >= 500)
    return 'temporary';
  return statusCode === 409 || statusCode === 429 ? 'temporary' : 'invalid';
};

const codeOf = (error: Stripe.errors.StripeError, kind: PaymentFailureKind): string => {
  if (error instanceof errors.StripeIdempotencyError) return error.code ?? 'idempotency_key_reused';
  return error.code ?? (kind === 'temporary' ? 'provider_unavailable' : 'provider_refused');
};

/** Converts errors of the SDK. The original is dropped on purpose: it contains what was sent. */
export const toProviderError = (error: unknown): PaymentProviderError => {
  if (error instanceof PaymentProviderError) return error;
  if (!(error instanceof errors.StripeError)) {
    const message = 'The payment provider could not be reached.';
    return new PaymentProviderError({ kind: 'temporary', code: 'provider_unavailable', message });
  }
  const kind = kindOf(error);
  return new PaymentProviderError({
    kind,
    code: codeOf(error, kind),
    message: kind === 'config' ? 'The payment provider did not accept our keys.' : error.message,
    declineCode: error.decline_code ?? null,
    param: error.param ?? null,
    paymentIntentId: error.payment_intent?.id ?? null,
    chargeId: error.charge ?? null,
    requestId: error.requestId ?? null,
  });
};

/** Makes one call of the SDK and converts the answer with `read`. Throws only our error. */
export const call = async <T, R>(send: () => Promise<T>, read: (answer: T) => R): Promise<R> => {
  try {
    return read(await send());
  } catch (error) {
    throw toProviderError(error);
  }
};

/** Reads a list of the SDK to its end, at most `limit` of it, and converts each of it with `read`. */
export const callAll = <T, R>(list: () => Stripe.ApiListPromise<T>, read: (one: T) => R, limit = 1000) =>
  call(
    () => list().autoPagingToArray({ limit }),
    (all) => all.map(read),
  );

/** A time filter for the provider's lists, to the second. */
export const createdFrom = (since: Date): { gte: number } => ({ gte: Math.floor(since.getTime() / 1000) });
