import { spoken } from '../../../languages/spoken.ts';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';
import { countryName, type NamedCountry } from '../../../lib/format/countryNames.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';

type Suggested = {
  reason: string;
  sharedInterests: readonly string[];
  isInCountry: boolean;
  profile: { followers: number; country?: NamedCountry | null };
};

/** Why somebody is suggested, in the language of the page: 'Food · Singapore · 24.1k followers'. */
export function whyItFits({ reason, sharedInterests, isInCountry, profile }: Suggested): string {
  if (spoken() === 'en') return reason;
  const country = isInCountry && profile.country ? [countryName(profile.country)] : [];
  const followers = t('{followers} followers', { followers: formatFollowers(profile.followers) });
  return [...sharedInterests.map(categoryName), ...country, followers].join(' · ');
}
