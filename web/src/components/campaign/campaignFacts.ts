import { t } from '../../languages/t.ts';
import { countryName, type NamedCountry } from '../../lib/format/countryNames.ts';
import { formatDay } from '../../lib/format/formatDate.ts';
import { formatCountries, formatMinFollowers } from '../../lib/format/formatPeople.ts';

type Facts = { countries: readonly NamedCountry[]; endsOn: string; minFollowers: number };

/** Two countries by name; more would push the end date out of the card. */
function shortCountries(countries: readonly NamedCountry[]): string {
  const [first, ...others] = countries;
  return first && others.length > 1 ? `${countryName(first)} +${others.length}` : formatCountries(countries);
}

/** The muted line of a card: 'Singapore · ends 12 Dec · 10k+'. Any number of followers goes unsaid. */
export function campaignFacts({ countries, endsOn, minFollowers }: Facts): string {
  const parts = [shortCountries(countries), t('ends {day}', { day: formatDay(endsOn) })];
  if (minFollowers > 0) parts.push(formatMinFollowers(minFollowers));
  return parts.join(' · ');
}
