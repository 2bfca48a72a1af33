import { graphql } from '../../../__generated__/gql.ts';
import type { HomeQuery } from '../../../__generated__/graphql.ts';

/** Everything of the front page, asked for at once. */
export const HomeDocument = graphql(`
  query Home {
    categories {
      id
      name
      slug
      isFeatured
    }
    paidFeatured: campaigns(filter: { types: [PAID], featured: true }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    paidNewest: campaigns(filter: { types: [PAID] }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    sponsoredFeatured: campaigns(filter: { types: [SPONSORED], featured: true }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    sponsoredNewest: campaigns(filter: { types: [SPONSORED] }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    shoutoutFeatured: campaigns(filter: { types: [SHOUTOUT], featured: true }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    shoutoutNewest: campaigns(filter: { types: [SHOUTOUT] }, page: { limit: 10 }) {
      ...HomeCampaigns
    }
    newProducts: products(filter: { inStock: true }, sort: NEWEST, page: { limit: 10 }) {
      items {
        id
        ...ProductCard
      }
    }
    topInfluencers(page: { limit: 12 }) {
      id
      ...InfluencerTile
    }
    news(page: { limit: 5 }) {
      items {
        id
        ...NewsTile
      }
    }
  }
`);

export const HomeCampaignsDocument = graphql(`
  fragment HomeCampaigns on CampaignPage {
    items {
      id
      ...CampaignCard
    }
  }
`);

/** The campaigns of a strip: the featured ones, or the newest while staff features none. Undefined until they are known. */
export function stripOf(data: HomeQuery | undefined, type: 'paid' | 'sponsored' | 'shoutout') {
  if (!data) return undefined;
  const featured = data[`${type}Featured`].items;
  return featured.length > 0 ? featured : data[`${type}Newest`].items;
}
