import type { PaymentIntentResult } from '../../../platform/payment/payment-results.ts';
import type { CardPayment } from '../payment.entity.ts';
import type { ChargeAnswer, ChargeCall } from './charge.steps.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';

/** A locked payment with the effects of each outcome. The payment row is written before they run. */
export interface Settling {
  readonly payment: CardPayment;
  /** The card was charged: posts it and advances what it pays for. */
  paid(): Promise<PayOutcome>;
  /** The newest try failed. */
  failed(code: string): Promise<void>;
}

type Refused = Extract<PayOutcome, { status: 'refused' }>;

interface Case extends Settling {
  /** Whether the answer is about the newest try: an older one never overrides it. */
  readonly isNewest: boolean;
}

/** Stores the provider's answer to a try in its payment. Repeats and any order change nothing. */
export async function settleCharge(
  settling: Settling,
  wanted: Pick<ChargeCall, 'attempt' | 'methodId' | 'mayConfirm'>,
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
  const it = { ...settling, isNewest };
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
      // A look does not say which card the answer is about; only the try itself changes the state.
      if (isNewest && mayConfirm) payment.state = 'requires_action';
      return { status: 'requires_action', clientSecret: intent.clientSecret };
    case 'canceled':
      // Cancelled at the provider: it can never be charged, so the next try creates another.
      if (isNewest) payment.providerPaymentId = null;
      return fail(it, 'canceled', null);
    default:
      // The bank refused the confirmation. Before the first confirmation there is nothing to report.
      if (payment.state !== 'requires_action' || !intent.failure) return { status: 'processing' };
      return {
        ...(await fail(it, intent.failure.declineCode ?? intent.failure.code, intent.failure.message)),
        ...(isNewest && { declinedOf: payment.payerId }),
      };
  }
}

async function fail(
  { payment, isNewest, failed }: Case,
  code: string,
  message: string | null,
): Promise<Refused> {
  if (isNewest) {
    Object.assign(payment, { state: 'failed', failureCode: code, failureMessage: message });
    await failed(code);
  }
  return { status: 'refused', refusal: payRefusal(message) };
}

async function succeed({ payment, paid }: Case, intent: PaymentIntentResult): Promise<PayOutcome> {
  const { id, amountMinor, currency } = payment;
  if (intent.amountMinor !== amountMinor || intent.currency !== currency) {
    throw new Error(`The provider charged another amount for ${intent.id} than payment ${id} says.`);
  }
  const { id: providerPaymentId, chargeId: providerChargeId } = intent;
  const done = { state: 'succeeded', failureCode: null, failureMessage: null } as const;
  Object.assign(payment, done, { providerPaymentId, providerChargeId });
  return paid();
}
