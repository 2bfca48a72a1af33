import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { MoneyInput } from '../../../schema/money.ts';
import { Remark } from '../../../schema/remark.ts';
import { minorOf } from '../../platform/money-input.ts';
import { Call, IdArg, Mutation } from '../../platform/operation.ts';
import { acceptOffer, makeOffer, rejectOffer } from './offer.service.ts';
import { readChangedRemark } from './remark.read.ts';

@Resolver(() => Remark)
export class OfferResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Makes an offer, or replaces the pending one. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, APART, WRONG_STATE. For: the owner.',
  })
  async makeOffer(
    @Call() { ctx, fields }: Call,
    @IdArg('remarkId') id: number,
    @Arg('amount', () => MoneyInput) amount: MoneyInput,
  ) {
    await makeOffer(ctx, id, minorOf(amount, 'amount'));
    return readChangedRemark(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Accepts an offer. Errors: BANK_ACCOUNT_MISSING, OFFER_CHANGED, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the applicant.',
  })
  async acceptOffer(@Call() { ctx, fields }: Call, @IdArg('offerId') offerId: number) {
    const remarkId = await acceptOffer(ctx, offerId);
    return readChangedRemark(ctx, remarkId, fields);
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description: 'Rejects an offer. Errors: OFFER_CHANGED, WRONG_STATE. For: the applicant.',
  })
  async rejectOffer(@Call() { ctx, fields }: Call, @IdArg('offerId') offerId: number) {
    const remarkId = await rejectOffer(ctx, offerId);
    return readChangedRemark(ctx, remarkId, fields);
  }
}
