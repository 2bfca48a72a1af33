import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  Campaign,
  CampaignConnection,
  CampaignFilter,
  CampaignInput,
  CampaignPermissions,
  CampaignSort,
} from '../../../schema/campaign.ts';
import { Fit } from '../../../schema/fit.ts';
import { type CalendarDay, DateScalar } from '../../../schema/scalars.ts';
import { WorkInput } from '../../../schema/work.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import type { Patch } from '../../platform/patch.ts';
import { type CampaignRuleFacts, campaignPermissions } from './campaign.policy.ts';
import { readCampaign, readCampaigns, readChangedCampaign, readMyCampaigns } from './campaign.read.ts';
import {
  closeCampaign,
  createCampaign,
  extendCampaign,
  setCampaignDisabled,
  setFavourite,
  updateCampaign,
} from './campaign.service.ts';
import { changeBrief } from './edit/change-brief.service.ts';
import { type FitFacts, fitOf } from './fit.policy.ts';

@Resolver(() => Campaign)
export class CampaignResolver {
  @FieldResolver(() => CampaignPermissions, { description: 'Permissions of the viewer.' })
  permissions(
    @Ctx() ctx: Context,
    @Root() campaign: { permissions: CampaignRuleFacts },
  ): CampaignPermissions {
    return campaignPermissions(ctx.actor, campaign.permissions);
  }

  @FieldResolver(() => [Fit])
  fit(@Root() { fit }: { fit: FitFacts | null }): Fit[] {
    return fit ? fitOf(fit) : [];
  }

  @Access('public', { scope: 'campaigns:read' })
  @Query(() => CampaignConnection, {
    description: 'Public campaigns: approved, enabled and not ended. For: everybody.',
  })
  campaigns(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => CampaignFilter, { nullable: true }) filter?: CampaignFilter,
    @Arg('sort', () => CampaignSort, { nullable: true, defaultValue: CampaignSort.DEFAULT })
    sort?: CampaignSort,
    @Page() page?: Page,
  ) {
    return readCampaigns(ctx, { filter, sort }, fields, page);
  }

  @Access('public', { scope: 'campaigns:read' })
  @Query(() => Campaign, {
    nullable: true,
    description: 'A campaign; null when there is none or the viewer may not see it. For: everybody.',
  })
  campaign(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    return readCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:read' })
  @Query(() => CampaignConnection, { description: "The viewer's campaigns. For: signed in." })
  myCampaigns(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => CampaignFilter, { nullable: true }) filter?: CampaignFilter,
    @Arg('sort', () => CampaignSort, { nullable: true, defaultValue: CampaignSort.DEFAULT })
    sort?: CampaignSort,
    @Page() page?: Page,
  ) {
    return readMyCampaigns(ctx, { filter, sort }, fields, page);
  }

  @Access('verified', { scope: 'campaigns:write', idempotent: true })
  @Mutation(() => Campaign, {
    description:
      'Posts a campaign for approval and deletes the draft. Errors: TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID, FIELD_REQUIRED. For: verified.',
  })
  async createCampaign(
    @Call() { ctx, fields }: Call,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ) {
    const id = await createCampaign(ctx, input);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write', patch: true })
  @Mutation(() => Campaign, {
    description:
      'Changes a campaign that is not open yet; what is not given stays, and null empties it. A rejected one returns to approval. Errors: CAMPAIGN_LOCKED, CAMPAIGN_TYPE_LOCKED, TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID, FIELD_REQUIRED. For: its owner.',
  })
  async updateCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('input', () => CampaignInput) input: Patch<CampaignInput>,
  ) {
    await updateCampaign(ctx, id, input);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description: 'Shows or hides a campaign. Errors: WRONG_STATE. For: its owner.',
  })
  async setCampaignDisabled(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('disabled', () => Boolean) isDisabled: boolean,
  ) {
    await setCampaignDisabled(ctx, id, isDisabled);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description:
      'Closes an open campaign with a hire before its last day: it is awarded and takes no more applications; jobs continue. Errors: WRONG_STATE, NOBODY_HIRED. For: its owner.',
  })
  async closeCampaign(@Call() { ctx, fields }: Call, @IdArg('id') id: number) {
    await closeCampaign(ctx, id);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description:
      'Moves the last day of an open campaign to a later one. It stays open and approved. Errors: WRONG_STATE. For: its owner.',
  })
  async extendCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('endsOn', () => DateScalar) endsOn: CalendarDay,
  ) {
    await extendCampaign(ctx, id, endsOn);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, {
    description:
      'Changes the brief of a published campaign; null removes it. Applications, offers and deals keep the work that they were made with. Errors: WRONG_STATE, DATE_IN_PAST, FIELD_REQUIRED. For: its owner.',
  })
  async changeBrief(
    @Call() { ctx, fields }: Call,
    @IdArg('id') id: number,
    @Arg('brief', () => WorkInput, { nullable: true }) brief?: WorkInput | null,
  ) {
    await changeBrief(ctx, id, brief ?? null);
    return readChangedCampaign(ctx, id, fields);
  }

  @Access('session', { scope: 'campaigns:write' })
  @Mutation(() => Campaign, { description: 'Marks or unmarks a campaign as favourite. For: signed in.' })
  async setFavourite(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('on', () => Boolean) isOn: boolean,
  ) {
    await setFavourite(ctx, campaignId, isOn);
    return readChangedCampaign(ctx, campaignId, fields);
  }
}
