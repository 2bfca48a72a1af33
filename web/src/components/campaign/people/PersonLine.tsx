import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FiguresFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';
import { StaffBadge } from '../../people/StaffBadge.tsx';
import { JobFigures } from '../../reviews/Figures.tsx';

type Person = {
  id: string;
  fullName: string;
  isStaff: boolean;
  username?: string | null;
  followers: number;
  followersUnverified?: boolean;
  reputation: FiguresFragment;
};

type Props = {
  person: Person;
  /** Name above, handle and followers below, all in the middle: on cards. */
  stacked?: boolean;
  children?: ReactNode;
};

/** 'Mei Tan @meieats · 84.2k followers', rating and jobs below; the name leads to the profile. */
export function PersonLine({ person, stacked, children }: Props) {
  const handle = person.username ? `@${person.username} · ` : '';
  return (
    <Box sx={{ fontSize: 15, lineHeight: 1.4, textAlign: stacked ? 'center' : undefined }}>
      <Box
        component={Link}
        to={personPath(person.id)}
        sx={{ fontWeight: 700, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
      >
        {person.fullName}
      </Box>{' '}
      <StaffBadge person={person} />{' '}
      <Box
        component="span"
        sx={{ color: 'text.secondary', fontSize: 14, display: stacked ? 'block' : undefined }}
      >
        {handle}
        {person.followersUnverified
          ? t('{followers} followers (unverified)', { followers: formatFollowers(person.followers) })
          : t('{followers} followers', { followers: formatFollowers(person.followers) })}
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        <JobFigures figures={person.reputation} />
      </Box>
      {children}
    </Box>
  );
}
