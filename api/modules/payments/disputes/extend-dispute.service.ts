import type { ExtendDisputeInput } from '../../../../schema/dispute.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { daysAfter } from '../../remarks/deadline.policy.ts';
import type { JobParty } from '../../remarks/remark.policy.ts';
import { lockRemark, sideOf } from '../../remarks/remark.service.ts';
import { recordStaffAction, requireReason } from '../../staff-actions/staff-action.service.ts';
import { Dispute } from '../dispute.entity.ts';

/** Gives a side some days from now, or from the end of its time, and staff as many more. */
function extend(ctx: Ctx, dispute: Dispute, side: JobParty): void {
  const days = ctx.ports.config.periods.disputeExtensionDays;
  const now = ctx.clock.now();
  const { awaits, answerDeadline, rulingDeadline } = dispute;
  const isAnswering = answerDeadline !== null && answerDeadline !== undefined && answerDeadline > now;
  // The time of one side is not taken for the other.
  if (days === 0 || (isAnswering && awaits !== side)) throw new DomainError(ErrorCode.WRONG_STATE);
  const until = daysAfter(isAnswering ? answerDeadline : now, days);
  Object.assign(dispute, { awaits: side, answerDeadline: until });
  dispute.extendedFor = [...dispute.extendedFor, side];
  if (rulingDeadline) dispute.rulingDeadline = daysAfter(rulingDeadline, days);
}

/**
 * Staff give a side of an open dispute more time, each side once. Throws REASON_REQUIRED, DISPUTE_EXTENDED, WRONG_STATE
 * when there is no open dispute or the other side has yet to answer, FORBIDDEN for an own job, NOT_FOUND, BAD_INPUT.
 */
export async function extendDispute(ctx: Ctx, remarkId: number, input: ExtendDisputeInput): Promise<void> {
  const reason = requireReason(input.reason);
  const { side } = input;
  if (side === 'nobody') throw outOfBounds('side', { oneOf: ['OWNER', 'APPLICANT'] });
  const { remark, facts } = await lockRemark(ctx, remarkId);
  // Staff do not decide in their own case.
  if (sideOf(facts, ctx.actor.accountId)) throw new DomainError(ErrorCode.FORBIDDEN);
  const dispute = await ctx.em.findOne(Dispute, { remarkId, state: 'open' });
  if (!dispute || remark.state !== 'disputed') throw new DomainError(ErrorCode.WRONG_STATE);
  if (dispute.extendedFor.includes(side)) throw new DomainError(ErrorCode.DISPUTE_EXTENDED);
  extend(ctx, dispute, side);
  const { campaignId } = remark;
  await record(ctx, { type: 'remark.disputeExtended', campaignId, remarkId, reason });
  await recordStaffAction(ctx, { action: 'extendDispute', subject: 'remark', subjectId: remarkId, reason });
  await ctx.em.flush();
}
