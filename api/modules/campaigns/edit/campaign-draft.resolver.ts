import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { CampaignDraft, CampaignDraftInput } from '../../../../schema/campaign-draft.ts';
import { Call, IdArg, Mutation, Query } from '../../../platform/operation.ts';
import { readMyDraft, readSavedDraft } from './campaign-draft.read.ts';
import { discardDraft, saveDraft } from './campaign-draft.service.ts';
import { duplicateCampaign } from './duplicate-campaign.service.ts';

@Resolver(() => CampaignDraft)
export class CampaignDraftResolver {
  @Access('session', { scope: 'campaigns:read' })
  @Query(() => CampaignDraft, { nullable: true, description: "The viewer's draft. For: signed in." })
  myDraft(@Call() { ctx, fields }: Call) {
    return readMyDraft(ctx, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => CampaignDraft, {
    description: "Saves the viewer's draft. Errors: AMOUNT_INVALID. For: signed in.",
  })
  async saveDraft(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => CampaignDraftInput) input: CampaignDraftInput,
  ) {
    await saveDraft(ctx, input);
    return readSavedDraft(ctx, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => CampaignDraft, {
    description:
      'Copies a campaign into the draft, without its last day. Errors: DRAFT_EXISTS. For: its owner.',
  })
  async duplicateCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('replaceDraft', () => Boolean, { nullable: true, defaultValue: false }) isReplacing: boolean,
  ) {
    await duplicateCampaign(ctx, campaignId, isReplacing);
    return readSavedDraft(ctx, fields);
  }

  @Access('session', { scope: 'campaigns:write', answers: 'isDiscarded' })
  @Mutation(() => Boolean, { description: 'Discards the draft. For: signed in.' })
  discardDraft(@Call() { ctx }: Call) {
    return discardDraft(ctx);
  }
}
