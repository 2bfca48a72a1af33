import { spoken } from '../../languages/spoken.ts';
import { drawing } from './drawing.ts';
import { memoize } from './memoize.ts';

/** A country as the API tells it: its name is English. */
export type NamedCountry = { code: string; name: string };

const namesIn = memoize((tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));

/**
 * The name of a country in the language spoken. Browsers know other names than servers do ('Czechia', 'Czech Republic'):
 * a page that was drawn on a server keeps the names that it came with until it has come to life.
 */
export function countryName({ code, name }: NamedCountry): string {
  const tag = spoken();
  if (tag === 'en') return name;
  const drawn = drawing.countries();
  const shown = drawn?.[code] ?? namesIn(tag).of(code) ?? name;
  if (drawn) drawn[code] = shown;
  return shown;
}

/** The name of a country of which only the code is known. */
export function nameOfCountry(code: string): string {
  const drawn = drawing.countries();
  const shown = drawn?.[code] ?? namesIn(spoken()).of(code) ?? code;
  if (drawn) drawn[code] = shown;
  return shown;
}

/** Letters without their accents: as good as the order of `Intl` for English, which costs a phone 30 ms at first. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const inEnglish = (a: string, b: string) => (plain(a) < plain(b) ? -1 : 1);

/** Most members live here: these countries come first. */
const SOUTH_EAST_ASIA = new Set(['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'TL', 'VN']);
const isFar = ({ code }: NamedCountry) => (SOUTH_EAST_ASIA.has(code) ? 0 : 1);

/** Countries by name, those of South East Asia first. */
export function countriesInOrder<C extends NamedCountry>(countries: readonly C[]): C[] {
  const compare = spoken() === 'en' ? inEnglish : new Intl.Collator(spoken()).compare;
  return countries
    .map((country) => ({ ...country, name: countryName(country) }))
    .sort((a, b) => isFar(a) - isFar(b) || compare(a.name, b.name));
}
