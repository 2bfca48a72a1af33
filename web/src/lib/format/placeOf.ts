import { countryName, type NamedCountry } from './countryNames.ts';

type Place = { city?: string | null; country?: NamedCountry | null };

/** 'Ipoh, Malaysia', or what is known of it; a city that is called like its country once. Empty when nothing is known. */
export function placeOf({ city, country }: Place): string {
  return [...new Set([city, country && countryName(country)].filter(Boolean))].join(', ');
}
