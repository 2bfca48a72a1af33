import type { ProductSort } from '../../../__generated__/enums.ts';
import type { ProductFilter } from '../../../__generated__/graphql.ts';

/** What the viewer chose. Prices in whole units, as on the screen. */
export type ProductChoices = {
  search: string;
  sort: ProductSort;
  categories: string[];
  minPrice: number;
  maxPrice: number;
  page: number;
};

/** Ends and step of the price slider (specification, section 9). */
export const PRICE = { min: 0, max: 10_000, step: 10 } as const;

/** Products on a page (specification, section 9). */
export const PAGE_SIZE = 12;

/** Orders by their codes (specification, section 9). */
export const sorts: { code: string; sort: ProductSort; label: string }[] = [
  { code: '', sort: 'DEFAULT', label: 'Default' },
  { code: '1', sort: 'PRICE_LOW_TO_HIGH', label: 'Price Low to High' },
  { code: '2', sort: 'PRICE_HIGH_TO_LOW', label: 'Price High to Low' },
];

function price(text: string | null, otherwise: number): number {
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.min(PRICE.max, Math.max(PRICE.min, Math.round(value))) : otherwise;
}

/** Choices from an address, so that a link, the back button and a reload show the same list. */
export function readChoices(params: URLSearchParams): ProductChoices {
  const [min, max] = [price(params.get('min'), PRICE.min), price(params.get('max'), PRICE.max)];
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    sort: sorts.find(({ code }) => code === params.get('sort'))?.sort ?? 'DEFAULT',
    categories: [...new Set((params.get('category') ?? '').split(',').filter(Boolean))].slice(0, 20),
    minPrice: Math.min(min, max),
    maxPrice: Math.max(min, max),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

/** The parameters of some choices; what is as at first has none. */
export function toParams(choices: ProductChoices): Record<string, string> {
  const { search, sort, categories, minPrice, maxPrice, page } = choices;
  return {
    q: search,
    sort: sorts.find((one) => one.sort === sort)?.code ?? '',
    category: categories.join(','),
    min: minPrice > PRICE.min ? String(minPrice) : '',
    max: maxPrice < PRICE.max ? String(maxPrice) : '',
    page: page > 1 ? String(page) : '',
  };
}

/** The choices as the API takes them. */
export function toFilter({ search, categories, minPrice, maxPrice }: ProductChoices): ProductFilter {
  return {
    search: search || undefined,
    categories: categories.length > 0 ? categories : undefined,
    minPrice: minPrice > PRICE.min ? minPrice * 100 : undefined,
    maxPrice: maxPrice < PRICE.max ? maxPrice * 100 : undefined,
  };
}

/** Everything as it is at first, the order aside. */
export const cleared = (choices: ProductChoices): ProductChoices => ({
  ...choices,
  search: '',
  categories: [],
  minPrice: PRICE.min,
  maxPrice: PRICE.max,
  page: 1,
});

/** Filters in use: the number on the phone's button. */
export function countFilters({ categories, minPrice, maxPrice }: ProductChoices): number {
  return categories.length + (minPrice > PRICE.min || maxPrice < PRICE.max ? 1 : 0);
}
