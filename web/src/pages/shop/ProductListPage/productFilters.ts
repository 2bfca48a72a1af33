import type { ProductSort } from '../../../__generated__/enums.ts';
import type { ProductFilter } from '../../../__generated__/graphql.ts';
import { isPriced, priceFilter, readPrices } from '../../../components/list/priceRange.ts';
import { rowOf } from '../../../lib/navigation/rowOf.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { pageIn } from '../../../routing/paths.ts';

/** What the viewer chose. Prices in whole units, as on the screen. */
type ProductChoices = {
  search: string;
  sort: ProductSort;
  categories: string[];
  minPrice: number;
  maxPrice: number;
  page: number;
};

/** Ends and step of the price slider (specification, section 9). */
export const PRICE = { min: 0, max: 10_000, step: 10, sign: 'S$' } as const;

/** Products on a page (specification, section 9). */
export const PAGE_SIZE = 12;

/** Orders by their codes in an address (specification, section 9); none for the first. */
const sortCodes: Record<string, ProductSort> = { '1': 'PRICE_LOW_TO_HIGH', '2': 'PRICE_HIGH_TO_LOW' };

/** Choices from an address, so that a link, the back button and a reload show the same list. */
export function readChoices(params: URLSearchParams): ProductChoices {
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    sort: rowOf(sortCodes, params.get('sort')) ?? 'DEFAULT',
    categories: [...new Set((params.get('category') ?? '').split(',').filter(Boolean))].slice(0, 20),
    ...readPrices(params, PRICE),
    page: pageIn(params),
  };
}

/** The parameters of some choices; what is as at first has none. */
function toParams(choices: ProductChoices): Record<string, string> {
  const { search, sort, categories, minPrice, maxPrice, page } = choices;
  return {
    q: search,
    sort: Object.keys(sortCodes).find((code) => sortCodes[code] === sort) ?? '',
    category: categories.join(','),
    min: minPrice > PRICE.min ? String(minPrice) : '',
    max: maxPrice < PRICE.max ? String(maxPrice) : '',
    page: page > 1 ? String(page) : '',
  };
}

export function toFilter({ search, categories, ...prices }: ProductChoices): ProductFilter {
  return {
    search: search || undefined,
    categories: categories.length > 0 ? categories : undefined,
    ...priceFilter(prices, PRICE),
  };
}

/** Everything as it is at first, the order aside. */
const none = { search: '', categories: [], minPrice: PRICE.min, maxPrice: PRICE.max, page: 1 };

/** Filters in use: the number on the phone's button. */
export function countFilters({ categories, ...prices }: ProductChoices): number {
  return categories.length + (isPriced(prices, PRICE) ? 1 : 0);
}

/** What the list shows, kept in the address. Every change but of the page begins at the first one. */
export function useProductChoices() {
  const [params, changeParams] = useSearchParams();
  const choices = readChoices(params);
  const put = (next: ProductChoices) => changeParams(toParams(next), { preventScrollReset: true });
  return {
    choices,
    change: (part: Partial<ProductChoices>) => put({ ...choices, page: 1, ...part }),
    clear: () => put({ ...choices, ...none }),
    goToPage: (page: number) => changeParams({ page: page > 1 ? String(page) : '' }),
  };
}
