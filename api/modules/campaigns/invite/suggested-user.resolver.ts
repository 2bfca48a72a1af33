import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { PeopleSort } from '../../../../schema/remark.ts';
import { SuggestedUser, SuggestedUserConnection } from '../../../../schema/suggestion.ts';
import { Call, IdArg, Page, Query } from '../../../platform/operation.ts';
import { readSuggestedUsers } from './suggested-user.read.ts';
import { type FitFacts, fitReason } from './suggested-user.view.ts';

@Resolver(() => SuggestedUser)
export class SuggestedUserResolver {
  @FieldResolver(() => String, {
    description: "Reason in English, for example 'Food · Singapore · 24.1k followers'.",
  })
  reason(@Root() { reason }: { reason: FitFacts }): string {
    return fitReason(reason);
  }

  @Access('session', { scope: 'campaigns:read' })
  @Query(() => SuggestedUserConnection, {
    description: 'Influencers who match a campaign, best match first. For: its owner.',
  })
  suggestedUsers(
    @Call() { ctx, fields }: Call,
    @IdArg('campaignId') campaignId: number,
    @Arg('sort', () => PeopleSort, { nullable: true, defaultValue: PeopleSort.DEFAULT }) sort?: PeopleSort,
    @Page() page?: Page,
  ) {
    return readSuggestedUsers(ctx, campaignId, sort, fields, page);
  }
}
