import type { Ctx } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payment/payment-provider-error.ts';
import type { PaymentIntentResult } from '../../../platform/payment/payment-results.ts';
import type { Ports } from '../../../platform/ports.ts';
import {
  type Prepared,
  type ProviderSteps,
  runSteps,
  type StepsCtx,
} from '../../../platform/process/steps.ts';
import type { OnlinePayment } from '../payment.entity.ts';
import type { ChargeCall } from './charge.steps.ts';
import { recordDeclined } from './declined-tries.service.ts';

/** Outcome of cancelling a payment: cancelled, paid because the bank was faster, or unknown. */
export type CancelOutcome = 'cancelled' | 'paid' | 'unknown';

/** A payment to cancel, locked, with the effects of each outcome. Used for hires and orders. */
export interface CancellablePayment {
  readonly payment: OnlinePayment;
  readonly charge: Pick<ChargeCall, 'key' | 'attempt'>;
  /** The payment can no longer be charged. */
  cancelled(): Promise<void>;
  /** The payer's bank was faster: it is paid and no longer cancelled. */
  paid(intent: PaymentIntentResult): Promise<unknown>;
}

interface Settled {
  readonly result: CancelOutcome;
  /** The account that tried a card which its bank declined before the payment was cancelled. */
  readonly declinedOf?: number;
}

interface Call extends Pick<ChargeCall, 'key' | 'attempt'> {
  readonly providerPaymentId: string;
}

/** Cancels the payment at the provider, or returns its state when that is no longer possible. Null: unknown. */
async function cancelAtProvider(
  { payment, log }: Ports,
  { key, attempt, providerPaymentId: id }: Call,
): Promise<PaymentIntentResult | null> {
  try {
    return await payment.cancelPaymentIntent(id, `${key}-${attempt}-cancel`).catch((error) => {
      if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
      return payment.retrievePaymentIntent(id);
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ kind: error.kind, code: error.code }, 'a payment could not be cancelled');
    return null;
  }
}

function prepared({ payment, charge }: CancellablePayment): Prepared<Call, Settled> {
  const { state, cancelAskedAt, providerPaymentId } = payment;
  if (state === 'succeeded') return { done: { result: 'paid' } };
  if (!cancelAskedAt || !providerPaymentId) return { done: { result: 'cancelled' } };
  return { call: { key: charge.key, attempt: charge.attempt, providerPaymentId } };
}

async function settled(
  ctx: Ctx,
  { payment, cancelled, paid }: CancellablePayment,
  intent: PaymentIntentResult | null,
): Promise<Settled> {
  if (payment.state === 'succeeded') return { result: 'paid' };
  if (!payment.cancelAskedAt) return { result: 'cancelled' };
  if (intent?.status === 'canceled') {
    const wasDeclined = intent.failure !== null && payment.state === 'requires_action' && !payment.payNowCode;
    const over = { state: 'failed', failureCode: 'canceled', failureMessage: null } as const;
    // A cancelled payment can never be charged: another try creates a new one.
    const free = { providerPaymentId: null, cancelAskedAt: null, updatedAt: ctx.clock.now() };
    Object.assign(payment, over, free);
    await cancelled();
    return { result: 'cancelled', ...(wasDeclined && { declinedOf: payment.payerId }) };
  }
  if (intent?.status !== 'succeeded') return { result: 'unknown' };
  payment.cancelAskedAt = null;
  await paid(intent);
  return { result: 'paid' };
}

/** Marks a payment that waits for the bank to be cancelled. From now on no other method can be tried. */
export async function requestPaymentCancel(ctx: Ctx, payment: OnlinePayment): Promise<void> {
  const now = ctx.clock.now();
  payment.cancelAskedAt ??= now;
  payment.updatedAt = now;
  await ctx.em.flush();
}

/**
 * Cancels a payment that is marked for it, or records that it was paid meanwhile; the provider decides. When the
 * provider does not answer, the job for unsettled money continues. `lock` is called in both transactions.
 */
export async function cancelPayment(
  ctx: StepsCtx,
  lock: (inner: Ctx) => Promise<CancellablePayment>,
): Promise<CancelOutcome> {
  const steps: ProviderSteps<null, Call, PaymentIntentResult | null, Settled> = {
    prepare: async (inner) => prepared(await lock(inner)),
    call: ({ ports }, call) => cancelAtProvider(ports, call),
    settle: async (inner, _call, intent) => settled(inner, await lock(inner), intent),
  };
  const { result, declinedOf } = await runSteps(ctx, ctx.inTransaction, steps, null);
  if (declinedOf !== undefined) await recordDeclined(ctx, declinedOf);
  return result;
}
