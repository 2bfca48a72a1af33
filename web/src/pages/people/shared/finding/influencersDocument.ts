import { graphql } from '../../../../__generated__/gql.ts';

/** A page of people who may be found. */
export const InfluencersDocument = graphql(`
  query Influencers(
    $filter: InfluencerFilter
    $sort: InfluencerSort
    $near: PlaceInput
    $page: InfluencerPageInput
  ) {
    influencers(filter: $filter, sort: $sort, near: $near, page: $page) {
      total
      items { ...InfluencerCard }
    }
  }
`);

/** What the card of a person shows. */
export const InfluencerCardDocument = graphql(`
  fragment InfluencerCard on Profile {
    id
    username
    fullName
    followers
    followersSource
    followersUnverified
    online
    lastSeenAt
    country { code name }
    instagramPrice { minorUnits currency }
    avatar { id tiny small }
  }
`);
