import type { Ask, ReadWorkload } from './workload.ts';

const keywords =
  'halia,chloe,nguyen,tan,rahman,sari,mei,kanya,jose,minh,priya,yasmin,haila,rahmn,bautista,wijaya,siti,lim,jakarta'.split(
    ',',
  );
const places = [
  { country: 'SG', latitude: 1.3, longitude: 103.85 },
  { country: 'ID', latitude: -6.2, longitude: 106.8 },
  { country: 'MY', latitude: 3.1, longitude: 101.7 },
  { country: 'TH', latitude: 13.7, longitude: 100.5 },
];

/** Influencer search, 50 per page with online flag and total: a keyword and a country, by followers or nearest. */
export const influencerSearchWork: ReadWorkload = {
  name: 'W3',
  title: 'influencer search',
  target: 1.2,
  path: 'influencer-search',
  query: `query Influencers($filter: InfluencerFilter, $sort: InfluencerSort, $near: PlaceInput, $first: Int, $offset: Int) {
    influencers(filter: $filter, sort: $sort, near: $near, first: $first, offset: $offset) { totalCount nodes {
      id fullName username avatar { small } first followers online lastSeenAt country { code name } } } }`,
  async asks(): Promise<Ask[]> {
    return keywords.flatMap((keyword) =>
      places.flatMap(({ country, latitude, longitude }): Ask[] => [
        {
          plain: { kind: 'followers', keyword, country },
          variables: {
            filter: { search: keyword, countryCode: country },
            sort: 'FOLLOWERS_HIGH_TO_LOW',
            first: 50,
          },
        },
        {
          plain: { kind: 'nearest', keyword, country, latitude, longitude },
          variables: {
            filter: { search: keyword, countryCode: country },
            sort: 'NEAREST',
            near: { latitude, longitude },
            first: 50,
          },
        },
      ]),
    );
  },
};
