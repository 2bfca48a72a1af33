import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { ConversationQuery } from '../../../__generated__/graphql.ts';
import { PersonAvatar } from '../../../components/PersonAvatar.tsx';
import { StatusChip } from '../../../components/StatusChip.tsx';
import { PersonPresence } from '../../people/shared/PersonPresence.tsx';

export type OpenConversation = NonNullable<ConversationQuery['conversation']>;

/** With whom, whether they are there, and how the newest job of the two stands. */
export function ThreadHead({ conversation: { person, job, mayWrite } }: { conversation: OpenConversation }) {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 1, sm: 2 }, py: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          component={Link}
          to="/messages"
          aria-label="All conversations"
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
            <h2 style={{ font: 'inherit', margin: 0 }}>{person.fullName}</h2>
          </MuiLink>
          {mayWrite.allowed && <PersonPresence person={person} />}
        </Box>
      </Box>
      {job && (
        <Box
          component={Link}
          to={`/applicationdetail/applicantdetail/${job.id}`}
          aria-label={`Job: ${job.campaign.title}`}
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
          <Box
            component="span"
            sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {job.campaign.title}
          </Box>
          <StatusChip state={job.state} label={job.hiredLabel ?? null} />
        </Box>
      )}
    </Box>
  );
}
