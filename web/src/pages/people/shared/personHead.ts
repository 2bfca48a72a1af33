import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { countryName } from '../../../lib/format/countryNames.ts';
import { drawing } from '../../../lib/format/drawing.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';

/** What somebody's page says to search engines and to previews of shared links. */
export function personHead({
  id,
  fullName,
  username,
  bio,
  followers,
  country,
  avatar,
}: PersonDetailsFragment) {
  const facts = [
    country && countryName(country),
    t('{followers} followers', { followers: formatFollowers(followers) }),
  ]
    .filter(Boolean)
    .join(', ');
  const picture = avatar?.small ?? null;
  const person = {
    '@type': 'Person',
    name: fullName,
    ...(username && { alternateName: `@${username}` }),
    ...(bio && { description: bio }),
    ...(picture && { image: drawing.origin() + picture }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: followers,
    },
  };
  const url = `${drawing.origin()}/influencer-profile/${id}`;
  return {
    description: bio
      ? `${facts}. ${bio}`.slice(0, 200)
      : t('{fullName}, influencer: {facts}.', { fullName, facts }),
    picture,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'ProfilePage', url, mainEntity: person }],
  };
}
