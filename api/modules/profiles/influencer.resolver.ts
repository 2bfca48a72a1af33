import { Arg, Resolver } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import {
  InfluencerFilter,
  InfluencerPageArgs,
  InfluencerSort,
  PlaceInput,
  ProfileConnection,
} from '../../../schema/influencer.ts';
import { Call, Page, Query } from '../../platform/operation.ts';
import { readInfluencers } from './influencer.read.ts';

@Resolver()
export class InfluencerResolver {
  @Access('public', { scope: 'profile:read' })
  @Query(() => ProfileConnection, { description: 'Public profiles with followers. For: everybody.' })
  influencers(
    @Call() { ctx, fields }: Call,
    @Arg('filter', () => InfluencerFilter, { nullable: true }) filter?: InfluencerFilter,
    @Arg('sort', () => InfluencerSort, {
      nullable: true,
      defaultValue: InfluencerSort.FOLLOWERS_HIGH_TO_LOW,
    })
    sort?: InfluencerSort,
    @Arg('near', () => PlaceInput, { nullable: true }) near?: PlaceInput,
    @Page(InfluencerPageArgs) page?: Page,
  ) {
    return readInfluencers(ctx, { filter, sort, near }, fields, page);
  }
}
