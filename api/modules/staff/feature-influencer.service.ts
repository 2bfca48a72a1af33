import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { Profile } from '../profiles/profile.entity.ts';
import { recordStaffAction, requireReason } from '../staff-actions/staff-action.service.ts';

/** Adds a member to the featured influencers, or removes them. Throws REASON_REQUIRED, NOT_FOUND. */
export async function featureInfluencer(
  ctx: Ctx,
  id: number,
  isFeatured: boolean,
  given: string,
): Promise<void> {
  const reason = requireReason(given);
  const profile = await orNotFound(ctx.em.findOne(Profile, { id }), 'profileId');
  profile.isFeatured = isFeatured;
  await ctx.em.flush();
  const action = isFeatured ? 'featureInfluencer' : 'unfeatureInfluencer';
  await recordStaffAction(ctx, { action, subject: 'profile', subjectId: id, reason });
}
