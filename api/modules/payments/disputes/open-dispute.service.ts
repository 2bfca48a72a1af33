import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { NO_WISH } from '../../remarks/cancel.service.ts';
import { lockRemark, moveRemark, sideOf } from '../../remarks/remark.service.ts';
import { recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { Refund } from '../refund.entity.ts';
import { escalateToStaff } from '../ruling.service.ts';

/**
 * Puts a running or finished job that holds money into dispute, for staff to rule on: its sides have left, are
 * suspended, or do nothing before the money may no longer be held. A job in dispute stays so. Throws REASON_REQUIRED,
 * NOT_FOUND, NOT_PAID_TYPE, FORBIDDEN for an own job, WRONG_STATE when it holds no money, or the money is on its way.
 */
export async function openDispute(ctx: Ctx, remarkId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const locked = await lockRemark(ctx, remarkId);
  // Staff do not decide in their own case.
  if (sideOf(locked.facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  if (locked.remark.state === 'disputed') return;
  await moveRemark(ctx, locked, { action: 'openDispute', side: 'staff', note: reason, fill: { ...NO_WISH } });
  await escalateToStaff(ctx, remarkId, reason);
  // A refund that waited for staff becomes part of the ruling.
  await ctx.em.nativeUpdate(Refund, { remarkId, givenUpAt: { $ne: null } }, { givenUpAt: null });
  await recordStaffAction(ctx, { action: 'openDispute', subject: 'remark', subjectId: remarkId, reason });
  await ctx.em.flush();
}
