import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  InfluencerFilter,
  InfluencerPage,
  InfluencerPageInput,
  InfluencerSort,
  PlaceInput,
} from '../../../schema/influencer.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { selectionOf } from '../../platform/read/selection.ts';
import { readInfluencers } from './influencer.read.ts';

/** Search for influencers. */
@Resolver()
export class InfluencerResolver {
  @Access('public', { scope: 'profile:read' })
  @Query(() => InfluencerPage, {
    description: 'Public profiles with followers. For: everybody.',
  })
  influencers(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => InfluencerFilter, { nullable: true }) filter?: InfluencerFilter,
    @Arg('sort', () => InfluencerSort, {
      nullable: true,
      defaultValue: InfluencerSort.FOLLOWERS_HIGH_TO_LOW,
    })
    sort?: InfluencerSort,
    @Arg('near', () => PlaceInput, { nullable: true }) near?: PlaceInput,
    @Arg('page', () => InfluencerPageInput, { nullable: true }) page?: InfluencerPageInput,
  ): Promise<InfluencerPage> {
    return readInfluencers(ctx, { filter, sort, near }, selectionOf(info), page);
  }
}
