import { formatTag, spoken } from '../../languages/spoken.ts';
import { t } from '../../languages/t.ts';
import { countryName, type NamedCountry } from './countryNames.ts';
import { memoize } from './memoize.ts';

const short = (n: number, unit: number, letter: string) => `${Math.floor(n / (unit / 10)) / 10}${letter}`;

/** As other languages shorten numbers: '84,2 rb', '8.4万'. */
const compactIn = memoize(
  (tag: string) =>
    new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }),
);

/** Followers, short from 1,000 on with at most one decimal: 950, '84.2k', '256k', '1.2m'. Never rounded up to the next unit. */
export function formatFollowers(count: number): string {
  if (count < 1_000) return String(count);
  if (spoken() !== 'en') return compactIn(formatTag()).format(count);
  return count < 1_000_000 ? short(count, 1_000, 'k') : short(count, 1_000_000, 'm');
}

/** Least followers of a campaign: 'Any', '10k+'. */
export function formatMinFollowers(count: number): string {
  return count > 0 ? `${formatFollowers(count)}+` : t('Any');
}

/** Ages looked for: 'Any', 'Below 13', '18-24', 'Above 44'. */
export function formatAge(min: number | null | undefined, max: number | null | undefined): string {
  if (!min && !max) return t('Any');
  if ((min ?? 1) <= 1 && max === 12) return t('Below 13');
  if (min === 45 && (!max || max >= 100)) return t('Above 44');
  return `${min ?? 0}-${max ?? 100}`;
}

/** Names of countries; none named means all: 'All Country'. */
export function formatCountries(countries: readonly NamedCountry[]): string {
  return countries.length === 0 ? t('All Country') : countries.map(countryName).join(', ');
}

export function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1)]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
