import type { Ruling } from '../../../../schema/remark.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { type LockedRemark, type Move, moveRemark } from '../../remarks/remark.service.ts';
import type { Dispute } from '../dispute.entity.ts';
import { beginRefund, heldPayment } from '../refund/record-refund.service.ts';
import { finishRefund } from '../refund/refund.service.ts';
import { beginPayout, finishRelease } from '../release/release.service.ts';
import { lapseSettlements } from '../ruling.service.ts';

/** Work that is left after the commit. */
export type Next = 'refund' | 'release' | 'nothing';

/** How the held money is divided, each side's part in minor units; null for nothing. */
export interface Division {
  readonly ruling: Ruling;
  readonly releaseMinor: number | null;
  readonly refundMinor: number | null;
}

/** Divides the held money: a part for the influencer, the rest back to the payer. */
export function divide(releaseMinor: number, totalMinor: number): Division {
  if (releaseMinor === 0) return { ruling: 'refund', releaseMinor: null, refundMinor: totalMinor };
  if (releaseMinor === totalMinor) return { ruling: 'release', releaseMinor, refundMinor: null };
  return { ruling: 'split', releaseMinor, refundMinor: totalMinor - releaseMinor };
}

/** Who decided, and why: staff, or both sides by a proposal. */
type By = Pick<Dispute, 'ruledBy' | 'rulingReason' | 'settlementId'>;

/** Ends an open dispute and records the first movement of its money. The caller calls the provider after the commit. */
export async function decideDispute(
  ctx: Ctx,
  locked: LockedRemark,
  dispute: Dispute,
  { move, by, ...division }: Division & { readonly move: Move; readonly by: By },
): Promise<Next> {
  const { releaseMinor, refundMinor } = division;
  await moveRemark(ctx, locked, move);
  const over = { state: 'ruled', ruledAt: ctx.clock.now(), awaits: null, answerDeadline: null } as const;
  Object.assign(dispute, { ...over, ...division, ...by });
  await lapseSettlements(ctx, dispute);
  const payment = await heldPayment(ctx, locked.remark.id);
  if (refundMinor !== null) await beginRefund(ctx, payment, 'ruling', refundMinor);
  else await beginPayout(ctx, locked, payment, releaseMinor ?? 0);
  await ctx.em.flush();
  return refundMinor === null ? 'release' : 'refund';
}

/** What is left to do for a decided job in a state. */
export function leftToDo(state: string): Next {
  if (state === 'refunding') return 'refund';
  return state === 'releasing' ? 'release' : 'nothing';
}

/** Moves the money of a decided job. Throws REFUND_FAILED, PAYOUT_FAILED. */
export async function finishDecision(ctx: StepsCtx, remarkId: number, next: Next): Promise<void> {
  if (next === 'nothing') return;
  const outcome =
    next === 'refund' ? await finishRefund(ctx, remarkId, false) : await finishRelease(ctx, remarkId);
  if (outcome.status === 'refused') throw outcome.refusal;
}
