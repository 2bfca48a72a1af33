import { Arg, ID, Resolver } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { MoneyInput } from '../../../../schema/money.ts';
import { Invitation } from '../../../../schema/suggestion.ts';
import { toId } from '../../../platform/ids.ts';
import { minorOf } from '../../../platform/money-input.ts';
import { Call, Mutation } from '../../../platform/operation.ts';
import { readSentInvitation } from './invitation.read.ts';
import { invite } from './invitation.service.ts';

@Resolver(() => Invitation)
export class InvitationResolver {
  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Invitation, {
    description:
      'Invites an influencer to apply, with an amount for paid campaigns. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, NOT_PAID_TYPE, ALREADY_APPLIED, ALREADY_INVITED, OWN_CAMPAIGN, CAMPAIGN_NOT_OPEN, APART. For: the owner.',
  })
  async invite(
    @Call() { ctx, fields }: Call,
    @Arg('campaignId', () => ID) campaignId: string,
    @Arg('influencerId', () => ID) influencerId: string,
    @Arg('amount', () => MoneyInput, { nullable: true }) amount?: MoneyInput,
  ) {
    const whom = {
      campaignId: toId(campaignId, 'campaignId'),
      influencerId: toId(influencerId, 'influencerId'),
    };
    const id = await invite(ctx, { ...whom, amountMinor: minorOf(amount, 'amount') ?? null });
    return readSentInvitation(ctx, id, fields);
  }
}
