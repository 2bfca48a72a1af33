import type { Ctx } from '../../platform/context.ts';
import * as review from '../campaigns/review/campaign-review.service.ts';
import { noteOf, recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

/** Approves a campaign and records who did. Throws NOT_FOUND, WRONG_STATE, CAMPAIGN_ENDED. */
export async function approveCampaign(ctx: Ctx, id: number, note?: string | null): Promise<void> {
  const reason = noteOf(note);
  const ownerId = await review.approveCampaign(ctx, id, reason);
  await recordStaffAction(ctx, {
    action: 'approveCampaign',
    subject: 'campaign',
    subjectId: id,
    of: [ownerId],
    reason,
  });
}

/** Rejects a campaign with a reason for its owner. Throws REASON_REQUIRED, NOT_FOUND, WRONG_STATE. */
export async function rejectCampaign(ctx: Ctx, id: number, given: string): Promise<void> {
  const reason = requireReason(given);
  const ownerId = await review.rejectCampaign(ctx, id, reason);
  await recordStaffAction(ctx, {
    action: 'rejectCampaign',
    subject: 'campaign',
    subjectId: id,
    of: [ownerId],
    reason,
  });
}

/** Features a campaign at a position, or removes it with null. Throws REASON_REQUIRED and what the campaign refuses. */
export async function featureCampaign(
  ctx: Ctx,
  id: number,
  position: number | null,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  const ownerId = await review.featureCampaign(ctx, id, position);
  const action = position === null ? 'unfeatureCampaign' : 'featureCampaign';
  await recordStaffAction(ctx, { action, subject: 'campaign', subjectId: id, of: [ownerId], reason });
}
