import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { mayShortlist } from './next-steps.ts';
import { plainText } from './remark.policy.ts';
import { lockRemarkAs, moveRemark, wasLastStep } from './remark.service.ts';

/**
 * The owner declines an application that has no offer on the table, with a reason of at most 2,000 characters for the
 * applicant. Repeating changes nothing. Throws WRONG_STATE, FORBIDDEN, NOT_FOUND.
 */
export async function declineApplication(ctx: Ctx, remarkId: number, reason?: string | null): Promise<void> {
  const locked = await lockRemarkAs(ctx, remarkId, 'owner');
  if (await wasLastStep(ctx, remarkId, 'decline')) return;
  const cancelReason = plainText(reason, 'reason');
  const note = cancelReason ?? undefined;
  await moveRemark(ctx, locked, { action: 'decline', side: 'owner', note, fill: { cancelReason } });
}

/**
 * The owner puts an application on the shortlist or takes it off, which only they see. Throws WRONG_STATE after the hire or
 * the end, FORBIDDEN, NOT_FOUND.
 */
export async function setShortlisted(ctx: Ctx, remarkId: number, isOn: boolean): Promise<void> {
  const { remark, facts } = await lockRemarkAs(ctx, remarkId, 'owner');
  if (!mayShortlist(facts, 'owner')) throw new DomainError(ErrorCode.WRONG_STATE);
  if (isOn === (remark.shortlistedAt != null)) return;
  remark.shortlistedAt = isOn ? ctx.clock.now() : null;
  await ctx.em.flush();
}
