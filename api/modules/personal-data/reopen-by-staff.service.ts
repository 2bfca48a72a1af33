import type { Ctx } from '../../platform/context.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';
import { reopenAccount } from './close-account.service.ts';

/** Opens a closed account again and notes who did it and why. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE. */
export async function reopenByStaff(ctx: Ctx, accountId: number, given: string): Promise<void> {
  const reason = requireReason(given);
  await reopenAccount(ctx, accountId);
  await recordStaffAction(ctx, { action: 'reopenAccount', subject: 'account', subjectId: accountId, reason });
}
