import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = {
  person: { id: string; fullName: string; avatar?: { tiny: string; small: string } | null };
  /** Stands under the name. */
  children?: ReactNode;
};

const oneLine = {
  font: 'inherit',
  m: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Face and name of the other above a conversation, on phones with the way back to all of them. */
export function ThreadFace({ person, children }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <IconButton
        component={Link}
        to="/messages"
        aria-label={t('All conversations')}
        sx={{ display: { md: 'none' } }}
      >
        <ArrowBackRounded />
      </IconButton>
      <PersonAvatar name={person.fullName} picture={person.avatar ?? null} size={44} />
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={`/influencer-profile/${person.id}`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 700, fontSize: 17 }}
        >
          <Box component="h2" sx={oneLine}>
            {person.fullName}
          </Box>
        </MuiLink>
        {children}
      </Box>
    </Box>
  );
}
