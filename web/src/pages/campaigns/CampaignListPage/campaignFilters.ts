import { useMemo } from 'react';
import type {
  CampaignSort,
  CampaignType,
  Gender,
  Platform,
  WorkFormat,
} from '../../../__generated__/enums.ts';
import type { CampaignFilter } from '../../../__generated__/graphql.ts';
import { isPriced, priceFilter, readPrices } from '../../../components/list/priceRange.ts';
import { formatNames, platformNames } from '../../../components/work/workNames.ts';
import { rowOf } from '../../../lib/navigation/rowOf.ts';
import { useAddressChoices } from '../../../lib/navigation/useAddressChoices.ts';
import { useNavigate, useParams, useSearchParams } from '../../../routing/hooks.ts';
import { pageIn } from '../../../routing/paths.ts';

/** What the viewer chose. Prices in whole dollars, as on the screen. */
export type CampaignChoices = {
  search: string;
  sort: CampaignSort;
  type: CampaignType | null;
  categories: string[];
  minPrice: number;
  maxPrice: number;
  gender: Gender | null;
  platforms: Platform[];
  formats: WorkFormat[];
  /** Only those that the member qualifies for. */
  fits: boolean;
  page: number;
};

/** Ends and step of the price slider, whole dollars (specification, section 9). */
export const PRICE = { min: 0, max: 1_000_000, step: 100, sign: 'US$' } as const;

export const PAGE_SIZE = 12;

const types: Record<string, CampaignType> = { paid: 'PAID', sponsored: 'SPONSORED', shoutout: 'SHOUTOUT' };
const genders: Record<string, Gender> = { male: 'MALE', female: 'FEMALE', others: 'OTHERS' };
/** Orders by the codes of the specification, section 9. */
const sortCodes: Record<string, CampaignSort> = {
  1: 'PRICE_LOW_TO_HIGH',
  2: 'PRICE_HIGH_TO_LOW',
  ending: 'ENDING_SOON',
};

const nameOf = (table: Record<string, string>, value: string | null) =>
  Object.keys(table).find((name) => table[name] === value) ?? null;

/** The values of an enumeration that an address names in small letters. */
const namedIn = <Value extends string>(names: Record<Value, unknown>, written: readonly string[]) =>
  (Object.keys(names) as Value[]).filter((value) => written.includes(value.toLowerCase()));

/**
 * Choices from an address. The last segment of the path is a type (`/campaigns/paid`) or a category; all else stands in
 * the search parameters, so that a link, the back button and a reload show the same list.
 */
export function readChoices(written: string | undefined, params: URLSearchParams): CampaignChoices {
  const segment = written?.toLowerCase();
  const type = rowOf(types, segment);
  const categories = params.getAll('category');
  return {
    search: (params.get('q') ?? '').slice(0, 100),
    sort: rowOf(sortCodes, params.get('sort')) ?? 'DEFAULT',
    type: type ?? null,
    categories: [...new Set(segment && !type ? [segment, ...categories] : categories)].slice(0, 20),
    ...readPrices(params, PRICE),
    gender: rowOf(genders, params.get('gender')) ?? null,
    platforms: namedIn(platformNames, params.getAll('platform')),
    formats: namedIn(formatNames, params.getAll('format')),
    fits: params.has('fits'),
    page: pageIn(params),
  };
}

/** Whether the last segment of an address leads to a list; `categories` are all there are. */
export function isTypeOrCategory(segment: string | undefined, categories: readonly { slug: string }[]) {
  const name = segment?.toLowerCase();
  return !name || rowOf(types, name) !== undefined || categories.some(({ slug }) => slug === name);
}

/** The address of some choices. Parameters that are not ours (an open dialog) stay. */
function toAddress(choices: CampaignChoices, current: URLSearchParams) {
  const params = new URLSearchParams(current);
  const put = (name: string, value: string | number | null) =>
    value === null ? params.delete(name) : params.set(name, String(value));
  put('q', choices.search || null);
  put('sort', nameOf(sortCodes, choices.sort));
  params.delete('category');
  for (const slug of choices.categories) params.append('category', slug);
  params.delete('platform');
  for (const platform of choices.platforms) params.append('platform', platform.toLowerCase());
  params.delete('format');
  for (const format of choices.formats) params.append('format', format.toLowerCase());
  put('min', choices.minPrice > PRICE.min ? choices.minPrice : null);
  put('max', choices.maxPrice < PRICE.max ? choices.maxPrice : null);
  put('gender', nameOf(genders, choices.gender));
  put('fits', choices.fits ? '' : null);
  put('page', choices.page > 1 ? choices.page : null);
  // The same choices always have the same address, in whatever order they were made.
  params.sort();
  const type = nameOf(types, choices.type);
  return { pathname: type ? `/campaigns/${type}` : '/campaigns', search: params.toString() };
}

export function toFilter(choices: CampaignChoices): CampaignFilter {
  return {
    search: choices.search || undefined,
    types: choices.type ? [choices.type] : undefined,
    categories: choices.categories.length > 0 ? choices.categories : undefined,
    ...priceFilter(choices, PRICE),
    gender: choices.gender ?? undefined,
    platforms: choices.platforms.length > 0 ? choices.platforms : undefined,
    formats: choices.formats.length > 0 ? choices.formats : undefined,
    fits: choices.fits || undefined,
  };
}

/** Everything as it is at first, the order aside. */
const none = {
  search: '',
  type: null,
  categories: [],
  minPrice: PRICE.min,
  maxPrice: PRICE.max,
  gender: null,
  platforms: [],
  formats: [],
  fits: false,
  page: 1,
};

/** Filters in use, counted as the viewer counts them: the number on the phone's button. */
export function countFilters({ categories, platforms, formats, gender, fits, ...prices }: CampaignChoices) {
  const lists = categories.length + platforms.length + formats.length;
  return lists + (isPriced(prices, PRICE) ? 1 : 0) + (gender ? 1 : 0) + (fits ? 1 : 0);
}

/** The filters of the campaign list, kept in the address. */
export function useCampaignChoices() {
  const { category } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readChoices(category, params), [category, params]);
  const { choices, choose, latest } = useAddressChoices(address);
  const go = (next: CampaignChoices, options: { replace?: boolean; preventScrollReset?: boolean } = {}) => {
    choose(next);
    navigate(toAddress(next, params), { replace: false, preventScrollReset: true, ...options });
  };
  return {
    choices,
    /** Changes some choices and starts at the first page again. `typing` leaves no step for the back button. */
    change: (part: Partial<CampaignChoices>, typing = false) =>
      go({ ...latest(), page: 1, ...part }, { replace: typing }),
    goToPage: (page: number) => go({ ...latest(), page }, { preventScrollReset: false }),
    clear: () => go({ ...latest(), ...none }),
  };
}
