import type { Ctx } from '../../platform/context.ts';
import type { PaymentFailure, PaymentIntentResult } from '../../platform/payment/payment-results.ts';
import { post } from '../ledger/ledger.service.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../remarks/remark.service.ts';
import { beginRefund } from './begin-refund.service.ts';
import type { Charge, ChargeAnswer } from './charge.steps.ts';
import { type PayOutcome, payRefusal } from './pay-outcome.facts.ts';
import { Payment } from './payment.entity.ts';

interface Case {
  readonly ctx: Ctx;
  readonly locked: LockedRemark;
  readonly payment: Payment;
  /** Whether the answer is about the newest try: an older one never overrules it. */
  readonly isNewest: boolean;
}

/** Records what the provider said about a try. Recording it again, or in another order, changes nothing. */
export async function settlePayment(ctx: Ctx, wanted: Charge, answer: ChargeAnswer): Promise<PayOutcome> {
  const locked = await lockRemark(ctx, wanted.remarkId);
  const payment = await ctx.em.findOneOrFail(Payment, wanted.paymentId);
  if (payment.state === 'succeeded') return { status: 'succeeded' };
  const isNewest = payment.attempt === wanted.attempt && payment.methodId === wanted.methodId;
  const it = { ctx, locked, payment, isNewest };
  if (answer.kind === 'unknown') return { status: 'processing' };
  payment.updatedAt = ctx.clock.now();
  if (isNewest) {
    payment.providerPaymentId ??= answer.kind === 'intent' ? answer.intent.id : answer.providerPaymentId;
  }
  const outcome =
    answer.kind === 'refused'
      ? await fail(it, answer.code, answer.message)
      : await settleIntent(it, answer.intent, wanted.mayConfirm);
  await ctx.em.flush();
  return outcome;
}

async function settleIntent(it: Case, intent: PaymentIntentResult, mayConfirm: boolean): Promise<PayOutcome> {
  const { payment, isNewest } = it;
  switch (intent.status) {
    case 'succeeded':
      return hire(it, intent);
    case 'processing':
      if (isNewest) payment.state = 'processing';
      return { status: 'processing' };
    case 'requires_action':
      // Looking does not tell whose card is asked for; only the try itself turns the state.
      if (isNewest && mayConfirm) payment.state = 'requires_action';
      return { status: 'requires_action', clientSecret: intent.clientSecret };
    case 'canceled':
      // Somebody gave it up at the provider: it can never be charged, so the next try makes another.
      if (isNewest) payment.providerPaymentId = null;
      return fail(it, 'canceled', null);
    default:
      // The bank refused the confirmation. Before the first confirmation there is nothing to tell.
      if (payment.state !== 'requires_action' || !intent.failure) return { status: 'processing' };
      return failAtBank(it, intent.failure);
  }
}

async function failAtBank(it: Case, failure: PaymentFailure): Promise<PayOutcome> {
  const outcome = await fail(it, failure.declineCode ?? failure.code, failure.message);
  return it.isNewest ? { ...outcome, declinedOf: it.payment.payerId } : outcome;
}

async function fail(
  { ctx, locked, payment, isNewest }: Case,
  code: string,
  message: string | null,
): Promise<Extract<PayOutcome, { status: 'refused' }>> {
  if (isNewest) {
    payment.state = 'failed';
    payment.failureCode = code;
    payment.failureMessage = message;
    if (locked.remark.state === 'paying') {
      await moveRemark(ctx, locked, { action: 'paymentFailed', side: 'system', note: code });
    }
  }
  return { status: 'refused', refusal: payRefusal(message) };
}

/** Another card's answer came first, and somebody cancelled in between: the job for unsettled money refunds it. */
async function giveBack(ctx: Ctx, locked: LockedRemark, payment: Payment): Promise<PayOutcome> {
  const { amountMinor } = payment;
  await moveRemark(ctx, locked, { action: 'paidTooLate', side: 'system', amountMinor });
  await beginRefund(ctx, payment, 'cancel', amountMinor);
  return { status: 'refused', refusal: payRefusal(null) };
}

async function hire({ ctx, locked, payment }: Case, intent: PaymentIntentResult): Promise<PayOutcome> {
  const { id, remarkId, amountMinor, currency } = payment;
  if (intent.amountMinor !== amountMinor || intent.currency !== currency) {
    throw new Error(`The provider charged another amount than payment ${id} says.`);
  }
  payment.state = 'succeeded';
  payment.providerPaymentId = intent.id;
  payment.providerChargeId = intent.chargeId;
  payment.failureCode = null;
  payment.failureMessage = null;
  await post(ctx, {
    key: `hire-${id}`,
    kind: 'hire',
    remarkId,
    currency,
    entries: [
      { account: 'card', partyId: payment.payerId, amountMinor: -amountMinor },
      { account: 'held', partyId: null, amountMinor },
    ],
  });
  if (locked.remark.state === 'cancelled') return giveBack(ctx, locked, payment);
  await moveRemark(ctx, locked, {
    action: 'paid',
    side: 'system',
    amountMinor,
    fill: { hiredAt: ctx.clock.now() },
  });
  return { status: 'succeeded' };
}
