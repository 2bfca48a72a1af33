import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { MoneyInput } from '../../../../schema/money.ts';
import { Remark } from '../../../../schema/remark.ts';
import { minorOf } from '../../../../schema/usd.ts';
import { WorkInput } from '../../../../schema/work.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import { readChangedRemark } from '../remark.read.ts';
import { proposeExtra } from './extra.service.ts';

@Resolver()
export class ExtraResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Proposes more work, or longer use of it, for more money: a job of its own beside a paid job of the same two, with its own offers, deal, payment and release, which is the answer. For longer use alone `work` has no deliverables. The same again answers the one that is there. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, DATE_IN_PAST, EXTRA_OPEN, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the owner, the influencer.',
  })
  async proposeExtra(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('amount', () => MoneyInput) amount: MoneyInput,
    @Arg('work', () => WorkInput) work: WorkInput,
    @Arg('message', () => String, { nullable: true }) message?: string,
  ) {
    const extraId = await proposeExtra(ctx, id, { amountMinor: minorOf(amount, 'amount'), work, message });
    return readChangedRemark(ctx, extraId, fields);
  }
}
