import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { PageInput } from '../../../../schema/page.ts';
import { PeopleSort } from '../../../../schema/remark.ts';
import { SuggestedUser, SuggestedUserPage } from '../../../../schema/suggestion.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { toId } from '../../../platform/ids.ts';
import { selectionOf } from '../../../platform/read/selection.ts';
import { readSuggestedUsers } from './suggested-user.read.ts';
import { type FitFacts, fitReason } from './suggested-user.view.ts';

/** Suggested influencers for a campaign. */
@Resolver(() => SuggestedUser)
export class SuggestedUserResolver {
  @FieldResolver(() => String, {
    description: "Reason in English, for example 'Food · Singapore · 24.1k followers'.",
  })
  reason(@Root() { reason }: { reason: FitFacts }): string {
    return fitReason(reason);
  }

  @Access('session', { scope: 'campaigns:read' })
  @Query(() => SuggestedUserPage, {
    description: 'Influencers who match a campaign, best match first. For: its owner.',
  })
  suggestedUsers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('campaignId', () => ID) campaignId: string,
    @Arg('sort', () => PeopleSort, { nullable: true, defaultValue: PeopleSort.DEFAULT }) sort?: PeopleSort,
    @Arg('page', () => PageInput, { nullable: true }) page?: PageInput,
  ): Promise<SuggestedUserPage> {
    return readSuggestedUsers(ctx, toId(campaignId, 'campaignId'), sort, selectionOf(info), page);
  }
}
