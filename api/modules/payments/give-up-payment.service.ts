import type { Ctx } from '../../platform/context.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { PaymentIntentResult } from '../../platform/payment/payment-results.ts';
import type { Ports } from '../../platform/ports.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/steps.ts';
import { assertMove, type LockedRemark, lockRemark, moveRemark } from '../remarks/remark.service.ts';
import { type Charge, type ChargeCall, chargeOf } from './charge.steps.ts';
import { noteDeclined } from './declined-tries.service.ts';
import { Payment } from './payment.entity.ts';
import { settlePayment } from './settle-payment.ts';

/** What became of a payment that was to be given up: it was, the bank was faster, or nothing is known yet. */
export type GivingUp = 'given up' | 'paid' | 'unknown';

interface Settled {
  readonly result: GivingUp;
  /** Whoever tried with a card that its bank declined before it was given up. */
  readonly declinedOf?: number;
}

interface Call {
  readonly charge: Charge;
  readonly providerPaymentId: string;
}

/**
 * Notes that the owner wants to give up a payment for which the bank waits. From now on nobody can try another card.
 * The caller has locked the job, and calls `finishGivingUp` after the commit.
 */
export async function beginGivingUp(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { id: remarkId } = locked.remark;
  assertMove(locked, { action: 'cancel', side: 'owner' });
  const payment = await ctx.em.findOneOrFail(Payment, { remarkId });
  const now = ctx.clock.now();
  payment.cancelAskedAt ??= now;
  payment.updatedAt = now;
  await ctx.em.flush();
}

async function prepare(ctx: Ctx, remarkId: number): Promise<{ call: Call } | { done: Settled }> {
  const { remark } = await lockRemark(ctx, remarkId);
  const payment = await ctx.em.findOneOrFail(Payment, { remarkId });
  if (payment.state === 'succeeded') return { done: { result: 'paid' } };
  const { providerPaymentId, cancelAskedAt } = payment;
  if (!cancelAskedAt || !providerPaymentId) return { done: { result: 'given up' } };
  return { call: { charge: chargeOf(payment, remark.campaignId, false), providerPaymentId } };
}

/** Cancels the payment at the provider, or answers how it stands when that is not possible any more. Null: not known. */
export async function cancelAtProvider(
  { payment, log }: Ports,
  charge: Pick<ChargeCall, 'key' | 'attempt'>,
  id: string,
): Promise<PaymentIntentResult | null> {
  try {
    return await payment.cancelPaymentIntent(id, `${charge.key}-${charge.attempt}-cancel`).catch((error) => {
      if (!(error instanceof PaymentProviderError) || error.kind !== 'invalid') throw error;
      return payment.retrievePaymentIntent(id);
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ kind: error.kind, code: error.code }, 'a payment could not be given up');
    return null;
  }
}

async function givenUp(ctx: Ctx, locked: LockedRemark, payment: Payment): Promise<void> {
  const { state, cancelReason } = locked.remark;
  Object.assign(payment, { state: 'failed', failureCode: 'canceled', failureMessage: null });
  // What was given up can never be charged: another try makes another.
  Object.assign(payment, { providerPaymentId: null, cancelAskedAt: null, updatedAt: ctx.clock.now() });
  if (state !== 'paying' && state !== 'offer_accepted') return;
  await moveRemark(ctx, locked, {
    action: 'cancel',
    side: 'owner',
    ...(cancelReason && { note: cancelReason }),
  });
}

async function settle(ctx: Ctx, { charge }: Call, intent: PaymentIntentResult | null): Promise<Settled> {
  const locked = await lockRemark(ctx, charge.remarkId);
  const payment = await ctx.em.findOneOrFail(Payment, charge.paymentId);
  if (payment.state === 'succeeded') return { result: 'paid' };
  if (!payment.cancelAskedAt) return { result: 'given up' };
  if (intent?.status === 'canceled') {
    const wasDeclined = intent.failure !== null && payment.state === 'requires_action';
    await givenUp(ctx, locked, payment);
    return { result: 'given up', ...(wasDeclined && { declinedOf: payment.payerId }) };
  }
  if (intent?.status !== 'succeeded') return { result: 'unknown' };
  // The payer's bank was faster: the job is paid, and nobody gives it up any more.
  payment.cancelAskedAt = null;
  locked.remark.cancelReason = null;
  await settlePayment(ctx, charge, { kind: 'intent', intent });
  return { result: 'paid' };
}

const steps: ProviderSteps<number, Call, PaymentIntentResult | null, Settled> = {
  prepare,
  call: ({ ports }, call) => cancelAtProvider(ports, call.charge, call.providerPaymentId),
  settle,
};

/**
 * Gives up the payment of a job that is noted to be given up, or records that it was paid meanwhile: the provider decides,
 * so that there is one truth. A provider that does not answer leaves it to the job for unsettled money.
 */
export async function finishGivingUp(ctx: StepsCtx, remarkId: number): Promise<GivingUp> {
  const { result, declinedOf } = await runSteps(ctx, ctx.inTransaction, steps, remarkId);
  if (declinedOf !== undefined) await noteDeclined(ctx, declinedOf);
  return result;
}
