import { spoken } from '../../languages/spoken.ts';
import { drawing } from './drawing.ts';
import { kept } from './kept.ts';

/** A country as the API tells it: its name is English. */
export type NamedCountry = { code: string; name: string };

const namesIn = kept((tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));

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
