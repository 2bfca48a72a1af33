import { spoken } from '../languages/spoken.ts';
import { countryName, type NamedCountry } from './countryNames.ts';

/** Countries for a choice: named and in order as in the language spoken. */
export function countriesInOrder<C extends NamedCountry>(countries: readonly C[]): C[] {
  const { compare } = new Intl.Collator(spoken());
  return countries
    .map((country) => ({ ...country, name: countryName(country) }))
    .sort((a, b) => compare(a.name, b.name));
}
