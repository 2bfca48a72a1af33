import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Remark } from '../../../schema/remark.ts';
import { Call, IdArg, Mutation } from '../../platform/operation.ts';
import { applyToCampaign } from './apply.service.ts';
import { hire, markAsDone } from './job.service.ts';
import { readChangedRemark } from './remark.read.ts';

@Resolver(() => Remark)
export class JobResolver {
  @Access('verified', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Applies to a campaign. Errors: PROFILE_INCOMPLETE, TOO_FEW_FOLLOWERS, ALREADY_APPLIED, CAMPAIGN_CLOSED, OWN_CAMPAIGN. For: verified.',
  })
  async applyToCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('text', () => String, { nullable: true }) text?: string,
  ) {
    const id = await applyToCampaign(ctx, campaignId, text ?? null);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Hires for a sponsored or shoutout campaign. Errors: PAID_TYPE, CAMPAIGN_NOT_OPEN, APART, WRONG_STATE. For: the owner.',
  })
  async hire(@Call() { ctx, fields }: Call, @IdArg('remarkId') id: number) {
    await hire(ctx, id);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Marks a job as done; paid jobs require a text. Errors: DONE_TEXT_REQUIRED, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, NOT_HIRED, WRONG_STATE. For: the hired influencer.',
  })
  async markAsDone(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('text', () => String, { nullable: true }) text?: string,
  ) {
    await markAsDone(ctx, id, text ?? null);
    return readChangedRemark(ctx, id, fields);
  }
}
