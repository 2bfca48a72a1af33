import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { Account } from '../accounts/account.entity.ts';
import { announceSessionsEnded } from '../accounts/sessions/session.service.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

/**
 * Sets or clears the staff flag. It takes effect with the account's next request and the next event of its
 * subscriptions. Throws REASON_REQUIRED, FORBIDDEN for the own account, NOT_FOUND.
 */
export async function setStaff(ctx: Ctx, accountId: number, isStaff: boolean, given: string): Promise<void> {
  const reason = requireReason(given);
  if (accountId === ctx.actor.accountId) throw new DomainError(ErrorCode.FORBIDDEN, 'accountId');
  const account = await orNotFound(
    ctx.em.findOne(Account, { id: accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    'accountId',
  );
  account.isStaff = isStaff;
  await ctx.em.flush();
  // Open pages may show data that is for staff only.
  await announceSessionsEnded(ctx, accountId);
  const action = isStaff ? 'giveStaff' : 'takeStaff';
  await recordStaffAction(ctx, { action, subject: 'account', subjectId: accountId, reason });
}
