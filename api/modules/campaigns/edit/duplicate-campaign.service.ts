import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Work } from '../../../../schema/work.ts';
import { dayOf } from '../../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { slugsOf } from '../../reference-data/references.service.ts';
import { Campaign } from '../campaign.entity.ts';
import { assertCampaignAction } from '../campaign.policy.ts';
import { readCampaignFacts } from '../campaign.read.ts';
import { CampaignDraft } from './campaign-draft.entity.ts';
import { saveDraft } from './campaign-draft.service.ts';
import { formOf } from './patched-campaign.ts';

/** A brief whose day has passed has to get a new one. */
function withFutureDay(brief: Work | null | undefined, today: string): Work | null {
  if (!brief?.dueOn || brief.dueOn >= today) return brief ?? null;
  return { ...brief, dueOn: null };
}

/**
 * Copies a campaign of the actor into their draft. The last day is left out, and so are a due day that has passed and
 * categories that are no more. Throws NOT_FOUND, FORBIDDEN, DRAFT_EXISTS when there is a draft that is not to be
 * replaced.
 */
export async function duplicateCampaign(ctx: Ctx, id: number, isReplacing: boolean): Promise<void> {
  const field = 'campaignId';
  assertCampaignAction('duplicate', ctx.actor, await readCampaignFacts(ctx, id, field));
  const hasDraft = (await ctx.em.count(CampaignDraft, { ownerId: accountIdOf(ctx) })) > 0;
  if (hasDraft && !isReplacing) throw new DomainError(ErrorCode.DRAFT_EXISTS);
  const campaign = await orNotFound(ctx.em.findOne(Campaign, { id }), field);
  const form = await formOf(ctx, campaign);
  const isAnyAge = form.minAge == null && form.maxAge == null;
  await saveDraft(ctx, {
    ...form,
    // In a draft, null means that nothing was chosen yet.
    ...(isAnyAge && { minAge: 0, maxAge: 0 }),
    endsOn: null,
    brief: withFutureDay(campaign.brief, dayOf(ctx.clock.now())),
    categories: await slugsOf(ctx, campaign.categoryIds, true),
  });
}
