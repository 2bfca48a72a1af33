import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { lockCampaign, moveCampaign } from '../campaign.service.ts';

/** Highest position among featured campaigns. */
const MAX_POSITION = 1_000;

async function decide(ctx: Ctx, id: number, action: 'approve' | 'reject', note?: string): Promise<number> {
  const campaign = await lockCampaign(ctx, id);
  const hasEnded = campaign.endsOn < dayOf(ctx.clock.now());
  const facts = { state: campaign.state, hiredCount: 0, hasEnded };
  await moveCampaign(ctx, campaign, { action, side: 'staff', facts, ...(note && { note }) });
  campaign.rejectedReason = action === 'reject' ? (note ?? null) : null;
  await ctx.em.flush();
  return campaign.ownerId;
}

/**
 * Opens a campaign that awaits approval and has not ended, and returns its owner. The caller has checked that the actor
 * is staff. Throws NOT_FOUND, WRONG_STATE, CAMPAIGN_ENDED.
 */
export function approveCampaign(ctx: Ctx, id: number, note?: string): Promise<number> {
  return decide(ctx, id, 'approve', note);
}

/** Rejects a campaign that awaits approval, with a reason for its owner, whom it returns. Throws NOT_FOUND, WRONG_STATE. */
export function rejectCampaign(ctx: Ctx, id: number, reason: string): Promise<number> {
  return decide(ctx, id, 'reject', reason);
}

/**
 * Features a published campaign at a position from 1, or removes it from the featured ones with null. Returns its owner.
 * Throws NOT_FOUND, BAD_INPUT, WRONG_STATE when it is not published.
 */
export async function featureCampaign(ctx: Ctx, id: number, position: number | null): Promise<number> {
  if (position !== null && (!Number.isInteger(position) || position < 1 || position > MAX_POSITION)) {
    throw outOfBounds('position', { min: 1, max: MAX_POSITION });
  }
  const campaign = await lockCampaign(ctx, id);
  const isPublished = campaign.state === 'open' || campaign.state === 'awarded';
  if (position !== null && !isPublished) throw new DomainError(ErrorCode.WRONG_STATE);
  campaign.isFeatured = position !== null;
  campaign.featurePosition = position;
  campaign.updatedAt = ctx.clock.now();
  await ctx.em.flush();
  await record(ctx, { type: 'campaign.changed', campaignId: id });
  return campaign.ownerId;
}
