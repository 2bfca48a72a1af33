import type { Ctx } from '../../../platform/context.ts';
import { NO_CANCEL_REQUEST } from '../../remarks/job.service.ts';
import { type LockedRemark, moveRemark } from '../../remarks/remark.service.ts';
import { Dispute } from '../dispute.entity.ts';
import { isPaidOut } from '../held-money.service.ts';
import { Payment } from '../payment.entity.ts';
import { Refund } from '../refund.entity.ts';
import { lapseSettlements } from '../ruling.service.ts';

/** How the money left: taken by the bank, or refunded at the provider itself. */
export type ExternalCause = 'chargebackLost' | 'refundedAtProvider';

const reasons: Readonly<Record<ExternalCause, string>> = {
  chargebackLost: "The card's bank took the money back.",
  refundedAtProvider: 'The payment was refunded at the payment provider.',
};

const ofPart = { chargebackLost: 'partChargedBack', refundedAtProvider: 'partRefundedAtProvider' } as const;

/** What banks took of a job, in minor units: all that was paid and not refunded before. */
async function takenByBanks(ctx: Ctx, remarkId: number): Promise<number> {
  const { amountMinor } = await ctx.em.findOneOrFail(Payment, { remarkId, state: 'succeeded' });
  const refunds = await ctx.em.find(Refund, { remarkId, state: 'succeeded' });
  return refunds.reduce((left, refund) => left - refund.amountMinor, amountMinor);
}

/** Closes the dispute: the payer has all the money, so nothing is left to decide. */
async function closeDispute(
  ctx: Ctx,
  remarkId: number,
  how: ExternalCause,
  lastMinor: number,
): Promise<void> {
  const dispute = await ctx.em.findOne(Dispute, { remarkId, state: 'open' });
  if (!dispute) return;
  const refundMinor = how === 'chargebackLost' ? await takenByBanks(ctx, remarkId) : lastMinor;
  const ruling = { ruling: 'refund', refundMinor, rulingReason: reasons[how] } as const;
  Object.assign(dispute, { state: 'ruled', ruledAt: ctx.clock.now(), ...ruling });
  await lapseSettlements(ctx, dispute);
}

/**
 * Ends a job whose held money left without our doing. Refunds that the provider refuses are given up and no longer wait
 * for staff; an open dispute is closed. A finished job stays as it is. The caller has locked the job and posted the
 * movement.
 */
export async function endWithoutMoney(
  ctx: Ctx,
  locked: LockedRemark,
  how: ExternalCause,
  moved: { readonly amountMinor: number; readonly feeMinor?: number },
): Promise<void> {
  const { id: remarkId, state } = locked.remark;
  if (!['hired', 'cancel_asked', 'done', 'disputed', 'refunding'].includes(state)) return;
  const ended = { state: 'failed', givenUpAt: null, failureMessage: reasons[how] } as const;
  for (const refund of await ctx.em.find(Refund, {
    remarkId,
    $or: [{ state: 'created' }, { givenUpAt: { $ne: null } }],
  }))
    Object.assign(refund, { ...ended, updatedAt: ctx.clock.now() });
  await closeDispute(ctx, remarkId, how, moved.amountMinor);
  // Of a split: the influencer has their part, and the refund had come back.
  const action = (await isPaidOut(ctx, remarkId)) ? ofPart[how] : how;
  await moveRemark(ctx, locked, { action, side: 'system', ...moved, fill: { ...NO_CANCEL_REQUEST } });
}
