import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Remark } from '../../../schema/remark.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { applyToCampaign } from './apply.service.ts';
import { hire, markAsDone } from './job.service.ts';
import { readChangedRemark } from './remark.read.ts';

/** Applying, hiring without payment, and marking jobs as done. */
@Resolver(() => Remark)
export class JobResolver {
  @Access('verified', { scope: 'applications:write' })
  @Mutation(() => Remark, {
    description:
      'Applies to a campaign. Errors: PROFILE_INCOMPLETE, TOO_FEW_FOLLOWERS, ALREADY_APPLIED, CAMPAIGN_CLOSED, OWN_CAMPAIGN. For: verified.',
  })
  async applyToCampaign(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('campaignId', () => ID) campaignId: string,
    @Arg('text', () => String, { nullable: true }) text?: string,
  ): Promise<Remark> {
    const id = await applyToCampaign(ctx, toId(campaignId, 'campaignId'), text ?? null);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: 'applications:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Hires for a sponsored or shoutout campaign. Errors: PAID_TYPE, CAMPAIGN_NOT_OPEN, APART, WRONG_STATE. For: the owner.',
  })
  async hire(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await hire(ctx, id);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: 'applications:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Marks a job as done; paid jobs require a text. Errors: DONE_TEXT_REQUIRED, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, NOT_HIRED, WRONG_STATE. For: the hired influencer.',
  })
  async markAsDone(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
    @Arg('text', () => String, { nullable: true }) text?: string,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await markAsDone(ctx, id, text ?? null);
    return readChangedRemark(ctx, id, selectionOf(info));
  }
}
