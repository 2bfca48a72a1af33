import type { Ctx } from '../../../platform/context.ts';
import { balanceOf } from '../../ledger/ledger.service.ts';
import { releaseDeadline } from '../../remarks/deadline.policy.ts';
import { type LockedRemark, moveRemark } from '../../remarks/remark.service.ts';
import { endWayToBank } from '../bank/payout-promise.service.ts';
import { Chargeback } from '../chargeback.entity.ts';
import { unclaimedMinor } from '../held-money.service.ts';
import { Payout } from '../payout.entity.ts';
import { escalateToStaff, reopenDispute, ruledDispute } from '../ruling.service.ts';

const REASON = 'Money of this job came back after it was over.';

/** Records that the transfer of a job is gone, and returns its amount. */
async function failPayout(ctx: Ctx, remarkId: number): Promise<number> {
  const payout = await ctx.em.findOneOrFail(Payout, { remarkId });
  const failureMessage = 'The transfer was taken back.';
  Object.assign(payout, { state: 'failed', failureMessage, updatedAt: ctx.clock.now() });
  await endWayToBank(ctx, remarkId);
  return payout.amountMinor;
}

/** Puts a job back before its release, so that it can be released again. */
async function beforeRelease(ctx: Ctx, locked: LockedRemark, amountMinor: number): Promise<void> {
  const { id: remarkId } = locked.remark;
  await failPayout(ctx, remarkId);
  const ruled = await ruledDispute(ctx, remarkId);
  if (ruled?.ruling === 'release') reopenDispute(ctx, ruled);
  const action = ruled ? 'ruledPayoutReversed' : 'payoutReversed';
  // The owner has the whole time again; and staff, before a part that was decided is transferred again.
  const fill = { releasedAt: null, releaseDeadline: releaseDeadline(ctx) };
  await moveRemark(ctx, locked, { action, side: 'system', amountMinor, fill });
}

/** Puts a job into dispute, because staff must decide whose money it is. */
async function toStaff(ctx: Ctx, locked: LockedRemark, amountMinor: number): Promise<void> {
  await escalateToStaff(ctx, locked.remark.id, REASON);
  await moveRemark(ctx, locked, { action: 'moneyCameBack', side: 'system', amountMinor, note: REASON });
}

/** Ends a job whose whole payout came back and covered our loss: the payer has the money. */
async function end(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { id: remarkId } = locked.remark;
  if ((await balanceOf(ctx, remarkId, 'payout')) !== 0) return;
  const amountMinor = await failPayout(ctx, remarkId);
  // The banks may have taken it back for good, too.
  const isLost = (await ctx.em.count(Chargeback, { remarkId, state: 'lost' })) > 0;
  const action = isLost ? 'reversedAfterChargeback' : 'reversedAfterRefund';
  await moveRemark(ctx, locked, { action, side: 'system', amountMinor, fill: { releasedAt: null } });
}

/**
 * Makes money movable that is held for a finished job: a reversed transfer can be released again, anything else is
 * decided by staff. A job that is still under way takes the money along, and this runs again at its end. The caller has
 * locked the job and posted the movement.
 */
export async function reopenWithMoney(ctx: Ctx, locked: LockedRemark): Promise<void> {
  const { id: remarkId, state } = locked.remark;
  const isPaidOut = state === 'released' || state === 'settled';
  if (!isPaidOut && state !== 'cancelled' && state !== 'charged_back') return;
  const amountMinor = await unclaimedMinor(ctx, remarkId);
  if (amountMinor > 0 && isPaidOut) await beforeRelease(ctx, locked, amountMinor);
  else if (amountMinor > 0) await toStaff(ctx, locked, amountMinor);
  else if (isPaidOut) await end(ctx, locked);
  await ctx.em.flush();
}
