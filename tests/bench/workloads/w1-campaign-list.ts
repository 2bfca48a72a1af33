import { things } from '../data/campaigns.sql.ts';
import type { Ask, ReadWorkload } from './workload.ts';

const categories = ['business', 'food', 'fashion', 'gaming', 'skin-care', 'cosmetic', 'fitness', 'travel'];

/** Public campaign list: 12 per page, by type, category, price range and keyword, sorted by price, with owner, remark count and total. */
export const campaignListWork: ReadWorkload = {
  name: 'W1',
  title: 'public campaign list',
  target: 1.2,
  path: 'campaign-list',
  query: `query Campaigns($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes {
      id type state title excerpt endsOn minFollowers createdAt
      budget { amount currency } productValue { amount currency } cover { small medium }
      categories { name } countries { code name } owner { id fullName username avatar { tiny } } remarkCount } } }`,
  async asks(): Promise<Ask[]> {
    return things.flatMap((thing, index) =>
      ['paid', 'sponsored'].map((type): Ask => {
        const category = categories[index % categories.length] ?? 'food';
        const [minPrice, maxPrice] = [5_000, 400_000];
        const keyword = thing.toLowerCase();
        return {
          plain: { keyword, category, type, minPrice, maxPrice },
          variables: {
            filter: {
              search: keyword,
              categories: [category],
              types: [type.toUpperCase()],
              minPrice: { amount: minPrice, currency: 'USD' },
              maxPrice: { amount: maxPrice, currency: 'USD' },
            },
            sort: 'PRICE_LOW_TO_HIGH',
            first: 12,
          },
        };
      }),
    );
  },
};
