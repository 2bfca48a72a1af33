import type { Ask, ReadWorkload } from './workload.ts';

const places: readonly [number, number][] = [
  [1.3, 103.85],
  [-6.2, 106.8],
  [3.1, 101.7],
  [13.7, 100.5],
  [14.6, 121],
  [10.8, 106.6],
];

/** The nearest 50 of all influencers. How many there are in all is not asked for: the screen asks with a country. */
export const nearestWork: ReadWorkload = {
  name: 'W3',
  title: 'nearest of all influencers',
  target: 0.8,
  path: 'nearest-influencers',
  query: `query Nearest($near: PlaceInput, $first: Int, $offset: Int) {
    influencers(sort: NEAREST, near: $near, first: $first, offset: $offset) { nodes {
      id fullName username avatar { small } first followers online lastSeenAt country { code name } } } }`,
  async asks(): Promise<Ask[]> {
    return places.map(([latitude, longitude]) => ({
      plain: { latitude, longitude },
      variables: { near: { latitude, longitude }, first: 50 },
    }));
  },
};
