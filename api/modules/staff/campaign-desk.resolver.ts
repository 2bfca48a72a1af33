import { Arg, Int, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Campaign, CampaignConnection } from '../../../schema/campaign.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { readAwaitingApproval, readChangedCampaign } from '../campaigns/campaign.read.ts';
import { approveCampaign, featureCampaign, rejectCampaign } from './campaign-desk.service.ts';

@Resolver()
export class CampaignDeskResolver {
  @Access('staff', { role: 'content' })
  @Query(() => CampaignConnection, {
    description: 'Campaigns that await approval, oldest first. For: staff (content).',
  })
  campaignsAwaitingApproval(@Call() { ctx, fields }: Call, @Page() page?: Page) {
    return readAwaitingApproval(ctx, fields, page);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Campaign, {
    description: 'Approves a campaign. Errors: WRONG_STATE, CAMPAIGN_ENDED. For: staff (content).',
  })
  async approveCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('note', () => String, { nullable: true }) note?: string,
  ) {
    await approveCampaign(ctx, id, note);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Campaign, {
    description:
      'Rejects a campaign with a reason for its owner. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (content).',
  })
  async rejectCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await rejectCampaign(ctx, id, reason);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('staff', { role: 'content' })
  @Mutation(() => Campaign, {
    description:
      'Features a campaign at a position, or stops featuring it with null. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (content).',
  })
  async featureCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('position', () => Int, { nullable: true }) position: number | null | undefined,
    @Arg('reason', () => String) reason: string,
  ) {
    await featureCampaign(ctx, id, position ?? null, reason);
    return readChangedCampaign(ctx, id, fields);
  }
}
