import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { Refund } from '../payments/refund.entity.ts';
import { NO_WISH } from '../remarks/cancel.service.ts';
import { lockRemark, moveRemark, sideOf } from '../remarks/remark.service.ts';
import { noteStaffAction, requireReason } from '../staff/staff-action.service.ts';
import { putBeforeStaff } from './ruling.service.ts';

/**
 * Takes the money of a job that runs or is done to the desk of staff, who then rules about it: for jobs whose sides have
 * left, are suspended or do nothing before the money may not be held any more. A job that is in dispute stays so. Throws
 * REASON_REQUIRED, NOT_FOUND, NOT_PAID_TYPE, FORBIDDEN in the own case, WRONG_STATE when no money is held for it, or when
 * it is on its way.
 */
export async function openDispute(ctx: Ctx, remarkId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const locked = await lockRemark(ctx, remarkId);
  // Nobody decides in their own case.
  if (sideOf(locked.facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  if (locked.remark.state === 'disputed') return;
  await moveRemark(ctx, locked, { action: 'openDispute', side: 'staff', note: reason, fill: { ...NO_WISH } });
  await putBeforeStaff(ctx, remarkId, reason);
  // A refund that waited for staff is part of what is decided now.
  await ctx.em.nativeUpdate(Refund, { remarkId, givenUpAt: { $ne: null } }, { givenUpAt: null });
  await noteStaffAction(ctx, { action: 'openDispute', subject: 'remark', subjectId: remarkId, reason });
  await ctx.em.flush();
}
