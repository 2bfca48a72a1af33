import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Campaign, CampaignPage } from '../../../schema/campaign.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readAwaitingApproval, readChangedCampaign } from '../campaigns/campaign.read.ts';
import { approveCampaign, featureCampaign, rejectCampaign } from './campaign-desk.service.ts';

/** Campaign operations of staff. */
@Resolver()
export class CampaignDeskResolver {
  @Access('staff')
  @Query(() => CampaignPage, {
    description: 'Campaigns that await approval, oldest first. For: staff.',
  })
  campaignsAwaitingApproval(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<CampaignPage> {
    return readAwaitingApproval(ctx, selectionOf(info), page);
  }

  @Access('staff')
  @Mutation(() => Campaign, {
    description: 'Approves a campaign. Errors: WRONG_STATE, CAMPAIGN_ENDED. For: staff.',
  })
  async approveCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('note', () => String, { nullable: true }) note?: string,
  ): Promise<Campaign> {
    await approveCampaign(ctx, toId(id, 'id'), note);
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => Campaign, {
    description:
      'Rejects a campaign with a reason for its owner. Errors: REASON_REQUIRED, WRONG_STATE. For: staff.',
  })
  async rejectCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<Campaign> {
    await rejectCampaign(ctx, toId(id, 'id'), reason);
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }

  @Access('staff')
  @Mutation(() => Campaign, {
    description:
      'Features a campaign at a position, or stops featuring it with null. Errors: REASON_REQUIRED, WRONG_STATE. For: staff.',
  })
  async featureCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('position', () => Int, { nullable: true }) position: number | null | undefined,
    @Arg('reason', () => String) reason: string,
  ): Promise<Campaign> {
    await featureCampaign(ctx, toId(id, 'id'), position ?? null, reason);
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }
}
