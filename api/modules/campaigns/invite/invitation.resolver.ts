import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { MoneyInput } from '../../../../schema/money.ts';
import { Invitation, InvitationPermissions } from '../../../../schema/suggestion.ts';
import { minorOf } from '../../../../schema/usd.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { Call, IdArg, Mutation } from '../../../platform/operation.ts';
import { invitationPermissions } from './invitation.policy.ts';
import type { InvitationFacts } from './invitation.process.ts';
import { readInvitation } from './invitation.read.ts';
import { answerInvitation, invite } from './invitation.service.ts';

@Resolver(() => Invitation)
export class InvitationResolver {
  @FieldResolver(() => InvitationPermissions)
  permissions(
    @Root() { permissions }: { permissions: InvitationFacts },
    @Ctx() ctx: Context,
  ): InvitationPermissions {
    return invitationPermissions(permissions, ctx.actor.accountId);
  }

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
    return readInvitation(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write' })
  @Mutation(() => Invitation, {
    description:
      'Declines an invitation. Applying stays possible, without its amount. Errors: WRONG_STATE. For: the invited influencer.',
  })
  async declineInvitation(@Call() { ctx, fields }: Call, @IdArg('invitationId') id: number) {
    await answerInvitation(ctx, id, 'decline');
    return readInvitation(ctx, id, fields);
  }

  @Access('session', { scope: 'remarks:write' })
  @Mutation(() => Invitation, {
    description: 'Withdraws an invitation that was not answered yet. Errors: WRONG_STATE. For: the owner.',
  })
  async withdrawInvitation(@Call() { ctx, fields }: Call, @IdArg('invitationId') id: number) {
    await answerInvitation(ctx, id, 'withdraw');
    return readInvitation(ctx, id, fields);
  }
}
