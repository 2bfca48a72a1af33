import { useSubscription } from '@apollo/client/react';
import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { Sign } from '../../../components/display/Sign.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { PresenceText } from '../../../components/people/PresenceText.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { placeOf } from '../../../lib/format/placeOf.ts';
import { spokenText } from '../../../lib/format/spokenLanguages.ts';

type Props = {
  person: PersonDetailsFragment;
  /** Whether to say when they were last seen. */
  presence?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

const layout = {
  display: 'grid',
  columnGap: { xs: 2, sm: 2.5 },
  rowGap: 2.5,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"face name" "rest rest"',
};

export function PersonHeader({ person, presence, children, action }: Props) {
  return (
    <Box component="section" aria-label={person.fullName} sx={layout}>
      <Box sx={{ gridArea: 'face', display: { xs: 'block', sm: 'none' } }}>
        <PersonAvatar name={person.fullName} picture={person.avatar} size={88} />
      </Box>
      <Box sx={{ gridArea: 'face', display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar name={person.fullName} picture={person.avatar} size={104} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0, alignSelf: 'center' }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            '& h1': { mb: 0.5, flex: 1, minWidth: 0 },
          }}
        >
          <PageTitle>{person.fullName}</PageTitle>
          {action}
        </Box>
        <StaffBadge person={person} />
        <Subline person={person} />
        {presence && <PersonPresence person={person} />}
        <SocialLink username={person.instagramUsername} verified={person.verified} />
      </Box>
      <Box sx={{ gridArea: 'rest', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

function Subline({ person }: { person: PersonDetailsFragment }) {
  const parts = [
    person.username && `@${person.username}`,
    placeOf(person),
    person.languages.length > 0 && t('speaks {languages}', { languages: spokenText(person.languages) }),
  ].filter(Boolean);
  return <Box sx={{ color: 'text.secondary' }}>{parts.join(' · ')}</Box>;
}

const PersonPresenceDocument = graphql(`
  subscription PersonPresence($id: ID!) {
    presenceChanged(profileIds: [$id]) { id online lastSeenAt }
  }
`);

/** Whether somebody is online, else when they were last seen; follows them while it is shown. */
function PersonPresence({ person }: { person: { id: string; online: boolean; lastSeenAt?: string | null } }) {
  // What comes is written to the cache, which the page is drawn from.
  useSubscription(PersonPresenceDocument, { variables: { id: person.id } });
  return <PresenceText person={person} />;
}

/** Leads to somebody's Instagram account; draws nothing without one. */
function SocialLink({ username, verified }: { username: string | null | undefined; verified: boolean }) {
  if (!username) return null;
  return (
    <Link
      href={`https://www.instagram.com/${encodeURIComponent(username)}/`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={t('{username} on Instagram', { username })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mt: 0.5,
        color: 'info.main',
        fontSize: 14,
      }}
    >
      <Instagram aria-hidden sx={{ fontSize: 18 }} />
      {username}
      {verified && (
        <Box component="span" role="img" aria-label={t('Verified')} sx={{ display: 'inline-flex' }}>
          <Sign name="done" size={18} />
        </Box>
      )}
    </Link>
  );
}

export const PersonDetailsDocument = graphql(`
  fragment PersonDetails on Profile {
    id
    username
    first
    last
    fullName
    isStaff
    city
    bio
    interests
    languages
    followers
    followersSource
    followersUnverified
    followersAt
    reputation {
      ...Figures
      reviewsByStars { stars count }
    }
    ...InstagramPosts
    totalPosts
    instagramUsername
    online
    lastSeenAt
    country { code name }
    instagramPrice { amount currency }
    facebookPrice { amount currency }
    formatPrices { platform format note price { amount currency } }
    paidAdsPrice { amount currency }
    priceFrom { amount currency }
    savedListIds
    engagement
    verified
    avatar { id tiny small }
  }
`);
