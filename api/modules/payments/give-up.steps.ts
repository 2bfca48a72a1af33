import type { Ctx } from '../../platform/context.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { PaymentIntentResult } from '../../platform/payment/payment-results.ts';
import type { Ports } from '../../platform/ports.ts';
import { type ProviderSteps, runSteps, type StepsCtx } from '../../platform/steps.ts';
import type { ChargeCall } from './charge.steps.ts';
import { noteDeclined } from './declined-tries.service.ts';
import type { Payment } from './payment.entity.ts';

/** What became of a payment that was to be given up: it was, the bank was faster, or nothing is known yet. */
export type GivingUp = 'given up' | 'paid' | 'unknown';

/** A payment that is to be given up, locked, with what its end leads to, whatever it pays for. */
export interface Giving {
  readonly payment: Pick<
    Payment,
    | 'payerId'
    | 'state'
    | 'providerPaymentId'
    | 'cancelAskedAt'
    | 'failureCode'
    | 'failureMessage'
    | 'updatedAt'
  >;
  readonly charge: Pick<ChargeCall, 'key' | 'attempt'>;
  /** It can never be charged any more. */
  givenUp(): Promise<void>;
  /** The payer's bank was faster: it is paid, and nobody gives it up any more. */
  paid(intent: PaymentIntentResult): Promise<unknown>;
}

interface Settled {
  readonly result: GivingUp;
  /** Whoever tried with a card that its bank declined before it was given up. */
  readonly declinedOf?: number;
}

interface Call extends Pick<ChargeCall, 'key' | 'attempt'> {
  readonly providerPaymentId: string;
}

/** Cancels the payment at the provider, or answers how it stands when that is not possible any more. Null: not known. */
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
    log.warn({ kind: error.kind, code: error.code }, 'a payment could not be given up');
    return null;
  }
}

function prepared({ payment, charge }: Giving): { call: Call } | { done: Settled } {
  const { state, cancelAskedAt, providerPaymentId } = payment;
  if (state === 'succeeded') return { done: { result: 'paid' } };
  if (!cancelAskedAt || !providerPaymentId) return { done: { result: 'given up' } };
  return { call: { key: charge.key, attempt: charge.attempt, providerPaymentId } };
}

async function settled(
  ctx: Ctx,
  { payment, givenUp, paid }: Giving,
  intent: PaymentIntentResult | null,
): Promise<Settled> {
  if (payment.state === 'succeeded') return { result: 'paid' };
  if (!payment.cancelAskedAt) return { result: 'given up' };
  if (intent?.status === 'canceled') {
    const wasDeclined = intent.failure !== null && payment.state === 'requires_action';
    const over = { state: 'failed', failureCode: 'canceled', failureMessage: null } as const;
    // What was given up can never be charged: another try makes another.
    const free = { providerPaymentId: null, cancelAskedAt: null, updatedAt: ctx.clock.now() };
    Object.assign(payment, over, free);
    await givenUp();
    return { result: 'given up', ...(wasDeclined && { declinedOf: payment.payerId }) };
  }
  if (intent?.status !== 'succeeded') return { result: 'unknown' };
  payment.cancelAskedAt = null;
  await paid(intent);
  return { result: 'paid' };
}

/** Notes that a payment for which the bank waits is to be given up. From now on nobody can try another card. */
export async function askToGiveUp(
  ctx: Ctx,
  payment: Pick<Payment, 'cancelAskedAt' | 'updatedAt'>,
): Promise<void> {
  const now = ctx.clock.now();
  payment.cancelAskedAt ??= now;
  payment.updatedAt = now;
  await ctx.em.flush();
}

/**
 * Gives up a payment that is noted to be given up, or records that it was paid meanwhile: the provider decides, so that
 * there is one truth. A provider that does not answer leaves it to the job for unsettled money. `lock` is called in each
 * of the two transactions.
 */
export async function giveUp(ctx: StepsCtx, lock: (inner: Ctx) => Promise<Giving>): Promise<GivingUp> {
  const steps: ProviderSteps<null, Call, PaymentIntentResult | null, Settled> = {
    prepare: async (inner) => prepared(await lock(inner)),
    call: ({ ports }, call) => cancelAtProvider(ports, call),
    settle: async (inner, _call, intent) => settled(inner, await lock(inner), intent),
  };
  const { result, declinedOf } = await runSteps(ctx, ctx.inTransaction, steps, null);
  if (declinedOf !== undefined) await noteDeclined(ctx, declinedOf);
  return result;
}
