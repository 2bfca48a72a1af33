import { spoken } from '../../languages/spoken.ts';
import { countryName, type NamedCountry } from './countryNames.ts';

/** Letters without their accents: as good as the order of `Intl` for English, which costs a phone 30 ms at first. */
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const inEnglish = (a: string, b: string) => (plain(a) < plain(b) ? -1 : 1);

/** Countries for a choice: named and in order as in the language spoken. */
export function countriesInOrder<C extends NamedCountry>(countries: readonly C[]): C[] {
  const compare = spoken() === 'en' ? inEnglish : new Intl.Collator(spoken()).compare;
  return countries
    .map((country) => ({ ...country, name: countryName(country) }))
    .sort((a, b) => compare(a.name, b.name));
}
