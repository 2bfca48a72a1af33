import Box from '@mui/material/Box';
import type { ConversationQuery } from '../../../__generated__/graphql.ts';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { PresenceText } from '../../../components/people/PresenceText.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { ThreadFace } from './ThreadFace.tsx';

export type OpenConversation = NonNullable<ConversationQuery['conversation']>;

/** With whom, whether they are there, and how the newest job of the two stands. */
export function ThreadHead({ conversation: { person, job, mayWrite } }: { conversation: OpenConversation }) {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: { xs: 1, sm: 2 }, py: 1.25 }}>
      <ThreadFace person={person}>{mayWrite.allowed && <PresenceText person={person} />}</ThreadFace>
      {job && (
        <Box
          component={Link}
          to={`/applicationdetail/applicantdetail/${job.id}`}
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
          <Box component="span" sx={visuallyHidden}>
            {t('Job:')}
          </Box>
          <Box
            component="span"
            sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {job.campaign.title}
          </Box>
          <StatusChip state={job.state} hired={job.hiredStatus} />
        </Box>
      )}
    </Box>
  );
}
