import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  Campaign,
  CampaignFilter,
  CampaignInput,
  CampaignPage,
  CampaignPermissions,
  CampaignSort,
} from '../../../schema/campaign.ts';
import { PageInput } from '../../../schema/page.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { type CampaignRuleFacts, campaignPermissions } from './campaign.policy.ts';
import { readCampaign, readCampaigns, readChangedCampaign, readMyCampaigns } from './campaign.read.ts';
import {
  closeCampaign,
  createCampaign,
  setCampaignDisabled,
  setFavourite,
  updateCampaign,
} from './campaign.service.ts';

/** Campaigns, public and own. */
@Resolver(() => Campaign)
export class CampaignResolver {
  @FieldResolver(() => CampaignPermissions, { description: 'Permissions of the viewer.' })
  permissions(
    @Ctx() ctx: Context,
    @Root() campaign: { permissions: CampaignRuleFacts },
  ): CampaignPermissions {
    return campaignPermissions(ctx.actor, campaign.permissions);
  }

  @Access('public', { scope: 'campaigns:read' })
  @Query(() => CampaignPage, {
    description: 'Public campaigns: approved, enabled and not ended. For: everybody.',
  })
  campaigns(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => CampaignFilter, { nullable: true }) filter?: CampaignFilter,
    @Arg('sort', () => CampaignSort, { nullable: true, defaultValue: CampaignSort.DEFAULT })
    sort?: CampaignSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<CampaignPage> {
    return readCampaigns(ctx, { filter, sort }, selectionOf(info), page);
  }

  @Access('public', { scope: 'campaigns:read' })
  @Query(() => Campaign, {
    nullable: true,
    description: 'A campaign; null when there is none or the viewer may not see it. For: everybody.',
  })
  campaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<Campaign | null> {
    return readCampaign(ctx, toId(id, 'id'), selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:read' })
  @Query(() => CampaignPage, { description: "The viewer's campaigns. For: signed in." })
  myCampaigns(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('search', () => String, { nullable: true }) search?: string,
    @Arg('sort', () => CampaignSort, { nullable: true, defaultValue: CampaignSort.DEFAULT })
    sort?: CampaignSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<CampaignPage> {
    return readMyCampaigns(ctx, { search, sort }, selectionOf(info), page);
  }

  @Access('verified', { scope: 'campaigns:write', idempotent: true })
  @Mutation(() => Campaign, {
    description:
      'Posts a campaign for approval and deletes the draft. Errors: TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID. For: verified.',
  })
  async createCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ): Promise<Campaign> {
    const id = await createCampaign(ctx, input);
    return readChangedCampaign(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description:
      'Changes a campaign that is not open yet; a rejected one returns to approval. Errors: CAMPAIGN_LOCKED, CAMPAIGN_TYPE_LOCKED, TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID. For: its owner.',
  })
  async updateCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ): Promise<Campaign> {
    await updateCampaign(ctx, toId(id, 'id'), input);
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description: 'Shows or hides a campaign. Errors: WRONG_STATE. For: its owner.',
  })
  async setCampaignDisabled(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
    @Arg('disabled', () => Boolean) isDisabled: boolean,
  ): Promise<Campaign> {
    await setCampaignDisabled(ctx, toId(id, 'id'), isDisabled);
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description:
      'Closes an open campaign with a hire before its last day: it is awarded and takes no more applications; jobs continue. Errors: WRONG_STATE, NOBODY_HIRED. For: its owner.',
  })
  async closeCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<Campaign> {
    await closeCampaign(ctx, toId(id, 'id'));
    return readChangedCampaign(ctx, toId(id), selectionOf(info));
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, { description: 'Marks or unmarks a campaign as favourite. For: signed in.' })
  async setFavourite(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('campaignId', () => ID) campaignId: string,
    @Arg('on', () => Boolean) isOn: boolean,
  ): Promise<Campaign> {
    await setFavourite(ctx, toId(campaignId, 'campaignId'), isOn);
    return readChangedCampaign(ctx, toId(campaignId), selectionOf(info));
  }
}
