import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Remark } from '../../../schema/remark.ts';
import { MinorUnitsScalar } from '../../../schema/scalars.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { acceptOffer, makeOffer, rejectOffer } from './offer.service.ts';
import { readChangedRemark } from './remark.read.ts';

/** Offers for paid jobs. */
@Resolver(() => Remark)
export class OfferResolver {
  @Access('session', { scope: 'applications:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Makes an offer, or replaces the pending one. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, APART, WRONG_STATE. For: the owner.',
  })
  async makeOffer(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('remarkId', () => ID) remarkId: string,
    @Arg('amountMinor', () => MinorUnitsScalar) amountMinor: number,
  ): Promise<Remark> {
    const id = toId(remarkId, 'remarkId');
    await makeOffer(ctx, id, amountMinor);
    return readChangedRemark(ctx, id, selectionOf(info));
  }

  @Access('session', { scope: 'applications:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Accepts an offer. Errors: BANK_ACCOUNT_MISSING, OFFER_CHANGED, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the applicant.',
  })
  async acceptOffer(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('offerId', () => ID) offerId: string,
  ): Promise<Remark> {
    const remarkId = await acceptOffer(ctx, toId(offerId, 'offerId'));
    return readChangedRemark(ctx, remarkId, selectionOf(info));
  }

  @Access('session', { scope: 'applications:write', idempotent: true })
  @Mutation(() => Remark, {
    description: 'Rejects an offer. Errors: OFFER_CHANGED, WRONG_STATE. For: the applicant.',
  })
  async rejectOffer(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('offerId', () => ID) offerId: string,
  ): Promise<Remark> {
    const remarkId = await rejectOffer(ctx, toId(offerId, 'offerId'));
    return readChangedRemark(ctx, remarkId, selectionOf(info));
  }
}
