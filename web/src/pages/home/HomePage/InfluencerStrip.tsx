import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { InfluencerTileFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { countryName } from '../../../lib/format/countryNames.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { Strip } from './Strip.tsx';

export const InfluencerTileDocument = graphql(`
  fragment InfluencerTile on Profile {
    id
    fullName
    isStaff
    username
    followers
    country { code name }
    avatar { id tiny small }
  }
`);

export function InfluencerStrip({ people }: { people: readonly InfluencerTileFragment[] | undefined }) {
  return (
    <Strip
      title={t('Meet some of our influencers')}
      to="/search-influencer"
      columns={6}
      height={{ xs: 278, md: 258 }}
      items={people?.map((person) => <PersonTile key={person.id} person={person} />) ?? skeletons}
    />
  );
}

function PersonTile({ person }: { person: InfluencerTileFragment }) {
  const facts = [formatFollowers(person.followers), person.country && countryName(person.country)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box
      component={Link}
      to={personPath(person.id)}
      sx={{ display: 'block', textAlign: 'center', textDecoration: 'none', borderRadius: '16px', py: 1 }}
    >
      <PersonAvatar name={person.fullName} picture={person.avatar} size={112} />
      <Typography variant="subtitle1" component="p" noWrap sx={{ mt: 1.25 }}>
        {person.fullName}
      </Typography>
      <StaffBadge person={person} />
      <SecondaryText noWrap>{person.username ? `@${person.username}` : '\u00a0'}</SecondaryText>
      <SecondaryText noWrap>{facts}</SecondaryText>
    </Box>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5].map((key) => (
  <Box key={key} aria-hidden sx={{ display: 'grid', justifyItems: 'center', py: 1 }}>
    <Skeleton variant="circular" width={112} height={112} />
    <Skeleton width={110} sx={{ mt: 1 }} />
    <Skeleton width={80} />
    <Skeleton width={96} />
  </Box>
));
