import { spoken } from '../../../languages/spoken.ts';
import { t } from '../../../languages/t.ts';
import { countryName, type NamedCountry } from '../../../lib/format/countryNames.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';

type Person = { followers: number; country?: NamedCountry | null };

/** Why somebody is suggested, in the language of the page: the API says 'Food · Singapore · 24.1k followers'. */
export function whyItFits(reason: string, { followers, country }: Person): string {
  if (spoken() === 'en') return reason;
  const inWords = (part: string) => {
    if (part.endsWith(' followers'))
      return t('{followers} followers', { followers: formatFollowers(followers) });
    return part === country?.name ? countryName(country) : t(`${part} ## category`);
  };
  return reason.split(' · ').map(inWords).join(' · ');
}
