import type { Ctx } from '../../platform/context.ts';
import { Invitation } from './invitation.entity.ts';

/**
 * Notes that an invited person applied. Answers the amount in minor units that becomes the first offer, null when
 * there was no invitation or it named none.
 */
export async function takeInvitation(
  ctx: Ctx,
  campaignId: number,
  influencerId: number,
): Promise<number | null> {
  const invitation = await ctx.em.findOne(Invitation, { campaignId, influencerId, appliedAt: null });
  if (!invitation) return null;
  invitation.appliedAt = ctx.clock.now();
  await ctx.em.flush();
  return invitation.amountMinor ?? null;
}
