import { useQuery } from '@apollo/client/react';
import type { CampaignType } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { HomeQuery } from '../../../__generated__/graphql.ts';

export const HomeDocument = graphql(`
  query Home {
    categories { id name slug isFeatured }
    slides { ...HomeSlide }
    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, first: 10) {
      ...HomeCampaigns
    }
    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, first: 10) {
      ...HomeCampaigns
    }
    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, first: 10) {
      ...HomeCampaigns
    }
    newProducts: products(filter: { inStock: true }, sort: NEWEST, first: 10) {
      nodes { id ...ProductCard }
    }
    topInfluencers(first: 12) {
      nodes { id ...InfluencerTile }
    }
    news(first: 5) {
      nodes { id ...NewsTile }
    }
  }
`);

export const HomeSlideDocument = graphql(`
  fragment HomeSlide on Slide {
    id
    title
    text
    linkLabel
    link
    picture { id large }
  }
`);

export const HomeCampaignsDocument = graphql(`
  fragment HomeCampaigns on CampaignConnection {
    nodes { id ...CampaignCard }
  }
`);

const NewestDocument = graphql(`
  query HomeNewest($type: CampaignType!) {
    campaigns(filter: { types: [$type] }, first: 10) {
      ...HomeCampaigns
    }
  }
`);

const featuredOf = (data: HomeQuery, type: CampaignType) =>
  ({
    PAID: data.paidFeatured,
    SPONSORED: data.sponsoredFeatured,
    SHOUTOUT: data.shoutoutFeatured,
  })[type].nodes;

/**
 * The campaigns of a strip: the featured ones, or the newest while staff features none; only then are those asked for.
 * Undefined until they are known.
 */
export function useStrip(data: HomeQuery | undefined, type: CampaignType) {
  const featured = data && featuredOf(data, type);
  const skip = featured?.length !== 0;
  const newest = useQuery(NewestDocument, { variables: { type }, skip });
  return skip ? featured : (newest.data?.campaigns.nodes ?? (newest.error && []));
}
