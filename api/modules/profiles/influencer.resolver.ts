import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  InfluencerFilter,
  InfluencerPage,
  InfluencerPageInput,
  InfluencerSort,
  PlaceInput,
} from '../../../schema/influencer.ts';
import { Call, Query } from '../../platform/operation.ts';
import { readInfluencers } from './influencer.read.ts';

@Resolver()
export class InfluencerResolver {
  @Access('public', { scope: 'profile:read' })
  @Query(() => InfluencerPage, { description: 'Public profiles with followers. For: everybody.' })
  influencers(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => InfluencerFilter, { nullable: true }) filter?: InfluencerFilter,
    @Arg('sort', () => InfluencerSort, {
      nullable: true,
      defaultValue: InfluencerSort.FOLLOWERS_HIGH_TO_LOW,
    })
    sort?: InfluencerSort,
    @Arg('near', () => PlaceInput, { nullable: true }) near?: PlaceInput,
    @Arg('page', () => InfluencerPageInput, { nullable: true }) page?: InfluencerPageInput,
  ) {
    return readInfluencers(ctx, { filter, sort, near }, fields, page);
  }
}
