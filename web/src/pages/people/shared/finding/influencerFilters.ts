import type { SpokenLanguage } from '../../../../__generated__/enums.ts';
import type { InfluencerFilter } from '../../../../__generated__/graphql.ts';
import {
  dollars,
  isPriced,
  priceFilter,
  priceText,
  readPrices,
} from '../../../../components/list/priceRange.ts';
import type { Removable } from '../../../../components/list/RemovableChips.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { nameOfCountry } from '../../../../lib/format/countryNames.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { spokenLanguages } from '../../../../lib/format/spokenLanguages.ts';

/** What a list of people is narrowed by beside a keyword. Prices in whole dollars; 0 means no bound. */
export type FilterChoices = {
  /** ISO codes; none for all. */
  countries: string[];
  interests: string[];
  languages: SpokenLanguage[];
  city: string;
  minFollowers: number;
  maxFollowers: number;
  minPrice: number;
  maxPrice: number;
  /** Least engagement in percent. */
  engagement: number;
  verified: boolean;
  online: boolean;
};

/** Ends and step of the price slider in whole dollars. At its end there is no bound. */
export const PRICE = { min: 0, max: 10_000, step: 100, sign: 'US$' } as const;

const MOST_FOLLOWERS = 1_000_000_000;

export const noFilters: FilterChoices = {
  countries: [],
  interests: [],
  languages: [],
  city: '',
  minFollowers: 0,
  maxFollowers: 0,
  minPrice: PRICE.min,
  maxPrice: PRICE.max,
  engagement: 0,
  verified: false,
  online: false,
};

function numberIn(params: URLSearchParams, name: string, most: number): number {
  const value = Math.round(Number(params.get(name) ?? 0));
  return value > 0 && value <= most ? value : 0;
}

/** Languages in an address: `?language=en&language=ms`. */
const languagesIn = (params: URLSearchParams) =>
  (Object.keys(spokenLanguages) as SpokenLanguage[]).filter((language) =>
    params.getAll('language').includes(language.toLowerCase()),
  );

/** Countries in an address: `?country=SG&country=MY`. */
const countriesIn = (params: URLSearchParams) =>
  [...new Set(params.getAll('country'))].filter((code) => /^[A-Z]{2}$/.test(code));

/** The filters in an address, whatever stands there. */
export function readFilters(params: URLSearchParams): FilterChoices {
  return {
    countries: countriesIn(params).slice(0, 20),
    interests: [...new Set(params.getAll('interest'))].slice(0, 20),
    languages: languagesIn(params).slice(0, 20),
    city: (params.get('city') ?? '').slice(0, 100),
    minFollowers: numberIn(params, 'followers_from', MOST_FOLLOWERS),
    maxFollowers: numberIn(params, 'followers_to', MOST_FOLLOWERS),
    ...readPrices(params, PRICE),
    engagement: numberIn(params, 'engagement', 100),
    verified: params.get('verified') === '1',
    online: params.get('online') === '1',
  };
}

/** The same as parameters of an address; what does not filter is left out. */
export function filterParams(choices: FilterChoices): [string, string][] {
  const { interests, city, minFollowers, maxFollowers, minPrice, maxPrice, engagement } = choices;
  const parts: [string, string | number][] = [
    ...choices.countries.map((code): [string, string] => ['country', code]),
    ...interests.map((name): [string, string] => ['interest', name]),
    ...choices.languages.map((language): [string, string] => ['language', language.toLowerCase()]),
    ['city', city],
    ['followers_from', minFollowers],
    ['followers_to', maxFollowers],
    ['min', minPrice > PRICE.min ? minPrice : 0],
    ['max', maxPrice < PRICE.max ? String(maxPrice) : ''],
    ['engagement', engagement],
    ['verified', choices.verified ? 1 : 0],
    ['online', choices.online ? 1 : 0],
  ];
  return parts.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The same as the API takes it. */
export function toFilter(choices: FilterChoices): InfluencerFilter {
  const { interests, city, minFollowers, maxFollowers, engagement, verified, online } = choices;
  return {
    ...(choices.countries.length > 0 && { countryCodes: choices.countries }),
    ...(interests.length > 0 && { interests }),
    ...(choices.languages.length > 0 && { languages: choices.languages }),
    ...(city && { city }),
    ...(minFollowers > 0 && { minFollowers }),
    ...(maxFollowers > 0 && { maxFollowers }),
    ...priceFilter(choices, PRICE),
    ...(engagement > 0 && { minEngagement: engagement }),
    ...(verified && { verified }),
    ...(online && { online }),
  };
}

function followersText({ minFollowers, maxFollowers }: FilterChoices): string {
  const [from, to] = [formatFollowers(minFollowers), formatFollowers(maxFollowers)];
  if (maxFollowers === 0) return t('{from} followers or more', { from });
  return minFollowers === 0 ? t('Up to {to} followers', { to }) : t('{from} to {to} followers', { from, to });
}

export const engagementText = (percent: number): string => t('{percent}% or more', { percent });

/** A chip for each filter in use; taken away, it no longer filters. */
export function chipsOf(choices: FilterChoices): Removable<FilterChoices>[] {
  const { interests, city, minFollowers, maxFollowers, engagement } = choices;
  const chip = (key: keyof FilterChoices, text: string, without: Partial<FilterChoices>) => ({
    key,
    text,
    without,
  });
  const none = noFilters;
  return [
    ...choices.countries.map((code) => ({
      key: `country ${code}`,
      text: nameOfCountry(code),
      without: { countries: choices.countries.filter((other) => other !== code) },
    })),
    ...interests.map((name) => ({
      key: `interest ${name}`,
      text: categoryName(name),
      without: { interests: interests.filter((other) => other !== name) },
    })),
    ...choices.languages.map((language) => ({
      key: `language ${language}`,
      text: t(spokenLanguages[language]),
      without: { languages: choices.languages.filter((other) => other !== language) },
    })),
    ...(city ? [chip('city', city, { city: '' })] : []),
    ...(minFollowers || maxFollowers
      ? [chip('minFollowers', followersText(choices), { minFollowers: 0, maxFollowers: 0 })]
      : []),
    ...(isPriced(choices, PRICE)
      ? [chip('minPrice', pricedText(choices), { minPrice: none.minPrice, maxPrice: none.maxPrice })]
      : []),
    ...(engagement
      ? [
          chip('engagement', t('{engagement} engagement', { engagement: engagementText(engagement) }), {
            engagement: 0,
          }),
        ]
      : []),
    ...(choices.verified ? [chip('verified', t('Verified'), { verified: false })] : []),
    ...(choices.online ? [chip('online', t('Online now'), { online: false })] : []),
  ];
}

/** 'US$100 – US$900'; the end of the slider is no bound: 'US$100+'. */
function pricedText(choices: FilterChoices): string {
  return choices.maxPrice < PRICE.max ? priceText(choices, PRICE) : `${dollars(choices.minPrice, PRICE)}+`;
}

/** Filters that open in a popover on wide screens. */
export const filterNames = {
  countries: msg('Country'),
  interests: msg('Interests'),
  languages: msg('Languages'),
  city: msg('City'),
  followers: msg('Followers'),
  price: msg('Price per post'),
  engagement: msg('Engagement'),
} as const;
export type FilterName = keyof typeof filterNames;

/** Which of them are in use. */
export const isOn = (choices: FilterChoices): Readonly<Record<FilterName, boolean>> => ({
  countries: choices.countries.length > 0,
  interests: choices.interests.length > 0,
  languages: choices.languages.length > 0,
  city: choices.city !== '',
  followers: choices.minFollowers > 0 || choices.maxFollowers > 0,
  price: isPriced(choices, PRICE),
  engagement: choices.engagement > 0,
});
