import { singleFlight } from '../../../platform/concurrency/single-flight.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { PaymentIntentResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Payment } from '../payment.entity.ts';
import { transferGroupOf } from '../transfer-group.service.ts';

/** A try of a payment, as recorded before calling the provider. */
export interface ChargeCall {
  readonly amountMinor: number;
  readonly currency: string;
  /** Metadata for the provider. Must not change later: the same key with other input is refused. */
  readonly description: string;
  readonly transferGroup: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Prefix of the payment's idempotency keys. */
  readonly key: string;
  readonly providerPaymentId: string | null;
  readonly attempt: number;
  /** The card of this try. */
  readonly methodId: string | null;
  /** False only looks up, and never charges. */
  readonly mayConfirm: boolean;
}

/** A try of a hire's payment. */
export interface Charge extends ChargeCall {
  readonly paymentId: number;
  readonly remarkId: number;
}

/** The provider's answer. */
export type ChargeAnswer =
  | { readonly kind: 'intent'; readonly intent: PaymentIntentResult }
  /** The card was declined (`message` is for the payer), or the request was refused for good (`message` is null). */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly providerPaymentId: string | null;
    }
  /** The outcome is unknown; the same call is to be made again. */
  | { readonly kind: 'unknown' };

/** The provider call for a hire's payment. */
export function chargeOf(payment: Payment, campaignId: number, mayConfirm: boolean): Charge {
  const { id: paymentId, remarkId, amountMinor, currency, attempt } = payment;
  // The creation time keeps databases that share one provider account apart.
  const key = `hire-${paymentId}-${payment.createdAt.getTime().toString(36)}`;
  return {
    paymentId,
    remarkId,
    amountMinor,
    currency,
    key,
    description: `Campaign ${campaignId}, application ${remarkId}`,
    transferGroup: transferGroupOf(remarkId),
    metadata: { payment: String(paymentId), remark: String(remarkId), campaign: String(campaignId) },
    providerPaymentId: payment.providerPaymentId ?? null,
    attempt,
    methodId: payment.methodId ?? null,
    mayConfirm,
  };
}

const flights = singleFlight<ChargeAnswer>();

/**
 * Creates the provider payment if there is none and charges it with the card of this try, once: every key is derived
 * from the payment. Concurrent calls share one answer.
 */
export function charge(ports: Ports, wanted: ChargeCall): Promise<ChargeAnswer> {
  const { key, attempt, methodId, mayConfirm } = wanted;
  return flights(`${key} ${attempt} ${methodId} ${mayConfirm}`, () => chargeOnce(ports, wanted));
}

async function chargeOnce(ports: Ports, wanted: ChargeCall): Promise<ChargeAnswer> {
  let providerPaymentId = wanted.providerPaymentId;
  try {
    const intent = await open(ports, wanted);
    providerPaymentId = intent.id;
    const isSettled = intent.status === 'succeeded' || intent.status === 'processing';
    if (isSettled || intent.status === 'canceled' || !wanted.mayConfirm || !wanted.methodId) {
      return { kind: 'intent', intent };
    }
    return await confirm(ports, wanted, intent.id, wanted.methodId);
  } catch (error) {
    return answerOf(ports, error, providerPaymentId);
  }
}

function open({ payment }: Ports, wanted: ChargeCall): Promise<PaymentIntentResult> {
  if (wanted.providerPaymentId) return payment.retrievePaymentIntent(wanted.providerPaymentId);
  const { amountMinor, currency, description, transferGroup, metadata, key, attempt } = wanted;
  const input = { amountMinor, currency, description, transferGroup, metadata: { ...metadata } };
  return payment.createPaymentIntent(input, `${key}-${attempt}`);
}

async function confirm(
  { payment }: Ports,
  { key, attempt }: ChargeCall,
  id: string,
  paymentMethodId: string,
): Promise<ChargeAnswer> {
  try {
    const confirmed = await payment.confirmPaymentIntent(
      id,
      { paymentMethodId },
      `${key}-${attempt}-${paymentMethodId}`,
    );
    return { kind: 'intent', intent: confirmed };
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    // Another tab may have been faster with another card: its charge is the answer.
    const intent = await payment.retrievePaymentIntent(id);
    if (intent.status === 'succeeded' || intent.status === 'processing') return { kind: 'intent', intent };
    throw error;
  }
}

function answerOf({ log }: Ports, error: unknown, providerPaymentId: string | null): ChargeAnswer {
  if (!(error instanceof PaymentProviderError)) throw error;
  if (error.kind === 'card') {
    const { code, declineCode, message } = error;
    return { kind: 'refused', code: declineCode ?? code, message, providerPaymentId };
  }
  log.warn({ kind: error.kind, code: error.code, request: error.requestId }, 'a payment was not taken');
  if (error.kind === 'temporary') return { kind: 'unknown' };
  return { kind: 'refused', code: error.code, message: null, providerPaymentId };
}
