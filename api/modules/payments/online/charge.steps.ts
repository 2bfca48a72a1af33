import { singleFlight } from '../../../platform/concurrency.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { PaymentIntentResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { OnlinePayment } from '../payment.entity.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';

/** A try of a payment, as recorded before calling the provider. */
export interface ChargeCall {
  readonly amountMinor: number;
  readonly currency: string;
  /** Whether it can be paid by PayNow, besides cards. */
  readonly takesPayNow: boolean;
  /** Metadata for the provider. Must not change later: the same key with other input is refused. */
  readonly description: string;
  /** For the card's statement, at most 22 letters, digits and spaces. */
  readonly statementSuffix: string;
  readonly transferGroup: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Prefix of the payment's idempotency keys. */
  readonly key: string;
  readonly providerPaymentId: string | null;
  readonly attempt: number;
  /** What this try pays with. */
  readonly methodId: string | null;
  /** Customer of a saved card. */
  readonly customerId: string | null;
  readonly isOffSession: boolean;
  /** Where the provider sends a receipt of this try. */
  readonly receiptEmail?: string | null;
  /** False only looks up, and never charges. */
  readonly mayConfirm: boolean;
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

const flights = singleFlight<ChargeAnswer>();

/**
 * Creates the provider payment if there is none and charges it with the method of this try, once: every key is derived
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
  const { amountMinor, currency, takesPayNow, description, statementSuffix, transferGroup, key, attempt } =
    wanted;
  const input = { amountMinor, currency, takesPayNow, description, statementSuffix, transferGroup };
  return payment.createPaymentIntent({ ...input, metadata: { ...wanted.metadata } }, `${key}-${attempt}`);
}

async function confirm(
  { payment }: Ports,
  { key, attempt, customerId, isOffSession, receiptEmail }: ChargeCall,
  id: string,
  paymentMethodId: string,
): Promise<ChargeAnswer> {
  try {
    const confirmed = await payment.confirmPaymentIntent(
      id,
      {
        paymentMethodId,
        ...(receiptEmail && { receiptEmail }),
        ...(customerId && { customerId, isOffSession }),
      },
      `${key}-${attempt}-${paymentMethodId}`,
    );
    return { kind: 'intent', intent: confirmed };
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
    // Another tab may have been faster with another method: its charge is the answer.
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

/** A locked payment with the effects of each outcome. The payment row is written before they run. */
export interface Settling {
  readonly payment: OnlinePayment;
  /** The payer was charged: posts it and advances what it pays for. */
  paid(): Promise<PayOutcome>;
  /** The newest try failed. */
  failed(code: string): Promise<void>;
}

type Refused = Extract<PayOutcome, { status: 'refused' }>;

interface Case extends Settling {
  /** Whether the answer is about the newest try: an older one never overrides it. */
  readonly isNewest: boolean;
  /** What the payer pays, a fee included. */
  readonly chargedMinor: number;
}

/** Stores the provider's answer to a try in its payment. Repeats and any order change nothing. */
export async function settleCharge(
  settling: Settling,
  wanted: Pick<ChargeCall, 'attempt' | 'methodId' | 'mayConfirm' | 'amountMinor'>,
  answer: ChargeAnswer,
  now: Date,
): Promise<PayOutcome> {
  const { payment } = settling;
  if (payment.state === 'succeeded') return { status: 'succeeded' };
  if (answer.kind === 'unknown') return { status: 'processing' };
  const isNewest = payment.attempt === wanted.attempt && payment.methodId === wanted.methodId;
  payment.updatedAt = now;
  if (isNewest) {
    payment.providerPaymentId ??= answer.kind === 'intent' ? answer.intent.id : answer.providerPaymentId;
  }
  const it = { ...settling, isNewest, chargedMinor: wanted.amountMinor };
  if (answer.kind === 'refused') return fail(it, answer.code, answer.message);
  return settleIntent(it, answer.intent, wanted.mayConfirm);
}

async function settleIntent(it: Case, intent: PaymentIntentResult, mayConfirm: boolean): Promise<PayOutcome> {
  const { payment, isNewest } = it;
  switch (intent.status) {
    case 'succeeded':
      return succeed(it, intent);
    case 'processing':
      // A failed payment that is looked up stays failed until it is known to be charged.
      if (isNewest && payment.state !== 'failed') payment.state = 'processing';
      return { status: 'processing' };
    case 'requires_action':
      // A look does not say which method the answer is about; only the try itself changes the state.
      if (isNewest && mayConfirm)
        Object.assign(payment, { state: 'requires_action', payNowCode: intent.payNowCode });
      return { status: 'requires_action', clientSecret: intent.clientSecret };
    case 'canceled':
      // Cancelled at the provider: it can never be charged, so the next try creates another.
      if (isNewest) payment.providerPaymentId = null;
      return fail(it, 'canceled', null);
    default:
      // The bank refused the confirmation. Before the first confirmation there is nothing to report.
      if (!isAwaited(payment) || !intent.failure) return { status: 'processing' };
      if (payment.payNowCode) return fail(it, intent.failure.code, null);
      return {
        ...(await fail(it, intent.failure.declineCode ?? intent.failure.code, intent.failure.message)),
        ...(isNewest && { declinedOf: payment.payerId }),
      };
  }
}

/** Whether the provider has taken the newest try: it then waits for the payer, or for the bank behind PayNow. */
export const isAwaited = ({ state, payNowCode }: OnlinePayment): boolean =>
  state === 'requires_action' || (state === 'processing' && !!payNowCode);

async function fail(
  { payment, isNewest, failed }: Case,
  code: string,
  message: string | null,
): Promise<Refused> {
  if (isNewest) {
    Object.assign(payment, { state: 'failed', failureCode: code, failureMessage: message });
    await failed(code);
  }
  return { status: 'refused', refusal: payRefusal(message, code) };
}

async function succeed(
  { payment, chargedMinor, paid }: Case,
  intent: PaymentIntentResult,
): Promise<PayOutcome> {
  const { id, currency } = payment;
  if (intent.amountMinor !== chargedMinor || intent.currency !== currency) {
    throw new Error(`The provider charged another amount for ${intent.id} than payment ${id} says.`);
  }
  const { id: providerPaymentId, chargeId: providerChargeId } = intent;
  const done = { state: 'succeeded', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, done, { providerPaymentId, providerChargeId });
  return paid();
}
