import type { CampaignDraftInput } from '../../../../schema/campaign-draft.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { claimPictures } from '../../pictures/picture.service.ts';
import { checkDraft } from './campaign-content.ts';
import { CampaignDraft } from './campaign-draft.entity.ts';

/** Saves the actor's draft, replacing the earlier one. Throws BAD_INPUT, AMOUNT_INVALID. */
export async function saveDraft(ctx: Ctx, input: CampaignDraftInput): Promise<void> {
  const content = await checkDraft(ctx, input);
  if (content.pictures?.length) await claimPictures(ctx, content.pictures, 'campaign');
  await ctx.em.upsert(CampaignDraft, {
    ownerId: accountIdOf(ctx),
    content,
    updatedAt: ctx.clock.now(),
  });
}

/** Deletes the actor's draft, if there is one. */
export async function discardDraft(ctx: Ctx): Promise<boolean> {
  return (await ctx.em.nativeDelete(CampaignDraft, { ownerId: accountIdOf(ctx) })) > 0;
}
