import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { ConversationQuery } from '../../../__generated__/graphql.ts';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { PresenceText } from '../../../components/people/PresenceText.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { t } from '../../../languages/t.ts';
import { applicationPath, personPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

export type OpenConversation = NonNullable<ConversationQuery['conversation']>;

export function ThreadHead({ conversation: { person, job, mayWrite } }: { conversation: OpenConversation }) {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 1, sm: 2 }, py: 1.25 }}>
      <ThreadFace person={person}>{mayWrite.allowed && <PresenceText person={person} />}</ThreadFace>
      {job && (
        <Box
          component={Link}
          to={applicationPath(job.id)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mt: 1.25,
            px: 1.5,
            py: 0.75,
            borderRadius: '12px',
            bgcolor: 'background.default',
            color: 'text.primary',
            textDecoration: 'none',
            fontSize: 14,
          }}
        >
          <span style={visuallyHidden}>{t('Job:')}</span>
          <Box
            component="span"
            sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {job.campaign.title}
          </Box>
          <StatusChip state={job.state} hired={job.hiredState} />
        </Box>
      )}
    </Box>
  );
}

type Props = {
  person: { id: string; fullName: string; isStaff: boolean; avatar?: { tiny: string; small: string } | null };
  children?: ReactNode;
};

const oneLine = {
  font: 'inherit',
  m: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

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
      <PersonAvatar name={person.fullName} picture={person.avatar} size={44} />
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={personPath(person.id)}
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
      <StaffBadge person={person} />
    </Box>
  );
}
