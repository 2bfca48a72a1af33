import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { assertMove, type LockedRemark, lockRemark, moveRemark } from '../../remarks/remark.service.ts';
import {
  type CancellablePayment,
  type CancelOutcome,
  cancelPayment,
  requestPaymentCancel,
} from '../online/cancel-payment.steps.ts';
import { Payment } from '../payment.entity.ts';
import { chargeOf, settlePayment } from './settle-payment.service.ts';

/**
 * Records that the owner wants to cancel a payment. The caller has locked the job, and calls `finishCancelPayment` after the
 * commit.
 */
export async function beginCancelPayment(ctx: Ctx, locked: LockedRemark): Promise<void> {
  assertMove(locked, { action: 'cancel', side: 'owner' });
  await requestPaymentCancel(ctx, await ctx.em.findOneOrFail(Payment, { remarkId: locked.remark.id }));
}

async function cancel(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { state, cancelReason } = locked.remark;
  if (state !== 'paying' && state !== 'offer_accepted') return;
  const note = cancelReason ? { note: cancelReason } : {};
  await moveRemark(ctx, locked, { action: 'cancel', side: 'owner', ...note });
}

async function lock(ctx: Ctx, remarkId: number): Promise<CancellablePayment> {
  const locked = await lockRemark(ctx, remarkId);
  const { remark } = locked;
  const payment = await ctx.em.findOneOrFail(Payment, { remarkId });
  const charge = chargeOf(payment, remark.campaignId, false);
  return {
    payment,
    charge,
    cancelled: () => cancel(ctx, locked),
    paid(intent) {
      remark.cancelReason = null;
      return settlePayment(ctx, charge, { kind: 'intent', intent });
    },
  };
}

/** Cancels the payment of a job that is marked for it, or records that it was paid meanwhile. */
export const finishCancelPayment = (ctx: StepsCtx, remarkId: number): Promise<CancelOutcome> =>
  cancelPayment(ctx, (inner) => lock(inner, remarkId));
