import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { countryName } from '../../../lib/format/countryNames.ts';
import { PersonPresence } from './PersonPresence.tsx';
import { SocialLink } from './SocialLink.tsx';

type Props = {
  person: PersonDetailsFragment;
  /** Whether to say when they were last seen. */
  presence?: boolean;
  /** Numbers, texts and chips under the name. */
  children?: ReactNode;
  /** Stands at the far end of the name. */
  action?: ReactNode;
};

const layout = {
  display: 'grid',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 2,
  gridTemplateColumns: { xs: '88px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"face name" "rest rest"', sm: '"face name" "face rest"' },
  gridTemplateRows: { sm: 'auto 1fr' },
};

/** Face and name of a person, and what else a page tells about them. */
export function PersonHeader({ person, presence, children, action }: Props) {
  return (
    <Box component="section" aria-label={person.fullName} sx={layout}>
      <Box sx={{ gridArea: 'face', display: { xs: 'block', sm: 'none' } }}>
        <PersonAvatar name={person.fullName} picture={person.avatar ?? null} size={88} />
      </Box>
      <Box sx={{ gridArea: 'face', display: { xs: 'none', sm: 'block' } }}>
        <PersonAvatar name={person.fullName} picture={person.avatar ?? null} size={144} />
      </Box>
      <Box sx={{ gridArea: 'name', minWidth: 0, alignSelf: { xs: 'center', sm: 'start' } }}>
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
        <Subline person={person} />
        {presence && <PersonPresence person={person} />}
        <SocialLink username={person.instagramUsername} />
      </Box>
      <Box sx={{ gridArea: 'rest', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

function Subline({ person }: { person: PersonDetailsFragment }) {
  const place = [person.city, person.country && countryName(person.country)].filter(Boolean);
  const parts = [
    person.username && `@${person.username}`,
    // 'Singapore, Singapore' says nothing twice.
    [...new Set(place)].join(', '),
  ].filter(Boolean);
  return <Box sx={{ color: 'text.secondary' }}>{parts.join(' · ')}</Box>;
}
