import type { Ctx } from '../../../platform/context.ts';
import { agreeWork } from '../../deliverables/agree-work.service.ts';
import { moving } from '../../ledger/ledger.policy.ts';
import { post } from '../../ledger/ledger.service.ts';
import { finishRenewal } from '../../remarks/extras/renewal.service.ts';
import { type LockedRemark, lockRemark, moveRemark } from '../../remarks/remark.service.ts';
import { type ChargeAnswer, type ChargeCall, settleCharge } from '../online/charge.steps.ts';
import { type PayOutcome, payRefusal } from '../online/pay-outcome.facts.ts';
import { Payment } from '../payment.entity.ts';
import { beginRefund } from '../refund/record-refund.service.ts';

/** A try of a hire's payment. */
export interface Charge extends ChargeCall {
  readonly paymentId: number;
  readonly remarkId: number;
}

/** The provider's transfer group of a job. */
export function transferGroupOf(remarkId: number): string {
  return `job-${remarkId}`;
}

/** The provider call for a hire's payment. */
export function chargeOf(payment: Payment, campaignId: number, mayConfirm: boolean): Charge {
  const { id: paymentId, remarkId, amountMinor, feeMinor, currency, attempt } = payment;
  // The creation time keeps databases that share one provider account apart.
  const key = `hire-${paymentId}-${payment.createdAt.getTime().toString(36)}`;
  return {
    paymentId,
    remarkId,
    amountMinor: amountMinor + feeMinor,
    currency,
    takesPayNow: false,
    key,
    description: `Campaign ${campaignId}, application ${remarkId}`,
    statementSuffix: `JOB ${remarkId}`,
    transferGroup: transferGroupOf(remarkId),
    metadata: { payment: String(paymentId), remark: String(remarkId), campaign: String(campaignId) },
    providerPaymentId: payment.providerPaymentId ?? null,
    attempt,
    methodId: payment.methodId ?? null,
    customerId: payment.customerId ?? null,
    isOffSession: payment.isOffSession,
    mayConfirm,
  };
}

/** Records the provider's answer to a try. Repeats and any order change nothing. */
export async function settlePayment(ctx: Ctx, wanted: Charge, answer: ChargeAnswer): Promise<PayOutcome> {
  const locked = await lockRemark(ctx, wanted.remarkId);
  const payment = await ctx.em.findOneOrFail(Payment, wanted.paymentId);
  const settling = {
    payment,
    paid: () => hire(ctx, locked, payment),
    async failed(note: string) {
      if (locked.remark.state !== 'paying') return;
      await moveRemark(ctx, locked, { action: 'paymentFailed', side: 'system', note });
    },
  };
  const outcome = await settleCharge(settling, wanted, answer, ctx.clock.now());
  await ctx.em.flush();
  return outcome;
}

/** Another card was charged first, and the job was cancelled in between: the job for unsettled money refunds it. */
async function giveBack(ctx: Ctx, locked: LockedRemark, payment: Payment): Promise<PayOutcome> {
  const { amountMinor } = payment;
  await moveRemark(ctx, locked, { action: 'paidTooLate', side: 'system', amountMinor });
  await beginRefund(ctx, payment, 'cancel', amountMinor);
  return { status: 'refused', refusal: payRefusal(null) };
}

async function hire(ctx: Ctx, locked: LockedRemark, payment: Payment): Promise<PayOutcome> {
  const { id, remarkId, payerId, amountMinor, feeMinor, currency } = payment;
  const entries = moving([
    { account: 'card', partyId: payerId, amountMinor: -amountMinor - feeMinor },
    { account: 'held', partyId: null, amountMinor },
    { account: 'fee', partyId: null, amountMinor: feeMinor },
  ]);
  await post(ctx, { key: `hire-${id}`, kind: 'hire', remarkId, currency, entries });
  if (locked.remark.state === 'cancelled') return giveBack(ctx, locked, payment);
  const fill = { hiredAt: ctx.clock.now() };
  await moveRemark(ctx, locked, { action: 'paid', side: 'system', amountMinor, fill });
  await agreeWork(ctx, remarkId);
  await finishRenewal(ctx, locked);
  return { status: 'succeeded' };
}
