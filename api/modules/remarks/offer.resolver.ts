import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { MoneyInput } from '../../../schema/money.ts';
import { Quote } from '../../../schema/quote.ts';
import { Remark } from '../../../schema/remark.ts';
import { minorOf } from '../../../schema/usd.ts';
import { WorkInput } from '../../../schema/work.ts';
import { Call, IdArg, Mutation, Query } from '../../platform/operation.ts';
import { readQuote } from '../deals/quote.view.ts';
import { acceptOffer, checkOfferAmount, makeOffer, rejectOffer } from './offer.service.ts';
import { readChangedRemark } from './remark.read.ts';

@Resolver(() => Remark)
export class OfferResolver {
  @Access('session', { scope: 'remarks:read' })
  @Query(() => Quote, {
    description:
      'What an offer of an amount would cost now. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID. For: signed in.',
  })
  quote(@Call() { ctx }: Call, @Arg('amount', () => MoneyInput) amount: MoneyInput) {
    const amountMinor = minorOf(amount, 'amount');
    checkOfferAmount(amountMinor);
    return readQuote(ctx, amountMinor, amount.currency);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Proposes terms for a paid job; a pending offer of either side is replaced. The owner may begin; the applicant answers an offer, or proposes after one was rejected or lapsed. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, DATE_IN_PAST, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the owner, the applicant.',
  })
  async makeOffer(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('amount', () => MoneyInput) amount: MoneyInput,
    @Arg('work', () => WorkInput, { nullable: true }) work?: WorkInput,
    @Arg('message', () => String, { nullable: true }) message?: string,
  ) {
    await makeOffer(ctx, id, { amountMinor: minorOf(amount, 'amount'), work, message });
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Accepts an offer of the other side. Errors: BANK_ACCOUNT_MISSING, RECIPIENT_BANK_MISSING, OFFER_CHANGED, OFFER_LAPSED, OFFER_OVERDUE, PAYOUTS_PAUSED, RECIPIENT_PAYOUTS_PAUSED, APART, WRONG_STATE. For: the side that it was made to.',
  })
  async acceptOffer(@Call() { ctx, fields }: Call, @IdArg('offerId') offerId: number) {
    const remarkId = await acceptOffer(ctx, offerId);
    return readChangedRemark(ctx, remarkId, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Rejects an offer of the other side. Errors: OFFER_CHANGED, OFFER_LAPSED, WRONG_STATE. For: the side that it was made to.',
  })
  async rejectOffer(
    @Call() { ctx, fields }: Call,
    @IdArg('offerId') offerId: number,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ) {
    const remarkId = await rejectOffer(ctx, offerId, reason);
    return readChangedRemark(ctx, remarkId, fields);
  }
}
