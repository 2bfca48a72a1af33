import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { MoneyInput } from '../../../schema/money.ts';
import { Remark } from '../../../schema/remark.ts';
import { minorOf } from '../../../schema/usd.ts';
import { Call, IdArg, Mutation } from '../../platform/operation.ts';
import { declineApplication, setShortlisted } from './answer-application.service.ts';
import { applyToCampaign } from './apply.service.ts';
import { hire, markAsDone } from './job.service.ts';
import { readChangedRemark } from './remark.read.ts';

@Resolver(() => Remark)
export class JobResolver {
  @Access('verified', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Applies to a campaign; to a paid one with a price, which binds nobody. Errors: PROFILE_INCOMPLETE, TOO_FEW_FOLLOWERS, ALREADY_APPLIED, CAMPAIGN_CLOSED, OWN_CAMPAIGN, NOT_PAID_TYPE, OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID. For: verified.',
  })
  async applyToCampaign(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('text', () => String, { nullable: true }) text?: string,
    @Arg('price', () => MoneyInput, { nullable: true }) price?: MoneyInput,
  ) {
    const said = { text: text ?? null, priceMinor: minorOf(price, 'price') ?? null };
    return readChangedRemark(ctx, await applyToCampaign(ctx, campaignId, said), fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Declines an application that has no offer on the table, with a reason for the applicant. Errors: WRONG_STATE. For: the owner.',
  })
  async declineApplication(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ) {
    await declineApplication(ctx, id, reason);
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write' })
  @Mutation(() => Remark, {
    description:
      'Puts an application on the shortlist, which only the owner sees, or takes it off. Errors: WRONG_STATE. For: the owner.',
  })
  async setShortlisted(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('on', () => Boolean) isOn: boolean,
  ) {
    await setShortlisted(ctx, id, isOn);
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
