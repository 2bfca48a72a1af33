import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { CampaignDraft, CampaignDraftInput } from '../../../../schema/campaign-draft.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readMyDraft, readSavedDraft } from './campaign-draft.read.ts';
import { discardDraft, saveDraft } from './campaign-draft.service.ts';

/** The viewer's draft. */
@Resolver(() => CampaignDraft)
export class CampaignDraftResolver {
  @Access('session', { scope: 'campaigns:read' })
  @Query(() => CampaignDraft, { nullable: true, description: "The viewer's draft. For: signed in." })
  myDraft(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<CampaignDraft | null> {
    return readMyDraft(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => CampaignDraft, {
    description: "Saves the viewer's draft. Errors: AMOUNT_INVALID. For: signed in.",
  })
  async saveDraft(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CampaignDraftInput) input: CampaignDraftInput,
  ): Promise<CampaignDraft> {
    await saveDraft(ctx, input);
    return readSavedDraft(ctx, selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Boolean, { description: 'Discards the draft. For: signed in.' })
  discardDraft(@Ctx() ctx: Context): Promise<boolean> {
    return discardDraft(ctx);
  }
}
