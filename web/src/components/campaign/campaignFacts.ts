import { formatDay } from '../../lib/formatDate.ts';
import { formatCountries, formatMinFollowers } from '../../lib/formatPeople.ts';

type Facts = { countries: readonly { name: string }[]; endsOn: string; minFollowers: number };

/** The muted line of a card: 'Singapore · ends 12 Dec · 10k+'. Any number of followers goes unsaid. */
export function campaignFacts({ countries, endsOn, minFollowers }: Facts): string {
  const parts = [formatCountries(countries), `ends ${formatDay(endsOn)}`];
  if (minFollowers > 0) parts.push(formatMinFollowers(minFollowers));
  return parts.join(' · ');
}
