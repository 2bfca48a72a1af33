import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { JobMenu } from '../../../components/campaign/job/JobMenu.tsx';
import { jobWith } from '../../../components/campaign/job/texts/describeJob.ts';
import { oneLine } from '../../../components/display/oneLine.ts';
import { Sign } from '../../../components/display/Sign.tsx';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { useOpenConversation } from '../../../components/messages/useOpenConversation.ts';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';

type Props = { job: JobFragment; back: { to: string; text: string } };

/** On phones in place of the site's header: the way back, which job it is, messages and the menu. */
export function JobBar({ job, back }: Props) {
  const { open, busy } = useOpenConversation();
  const other = job.mySide === 'APPLICANT' ? job.campaign.owner : job.applicant;
  return (
    <Box sx={bar}>
      <IconButton component={Link} to={back.to} aria-label={back.text} sx={{ ml: -1 }}>
        <Sign name="back" size={24} />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...oneLine, fontSize: 15, fontWeight: 700, lineHeight: 1.3 }}>{jobTitle(job)}</Box>
        <Box sx={{ ...oneLine, fontSize: 13, color: 'text.secondary' }}>{jobWith(job)}</Box>
      </Box>
      {job.mySide !== 'NOBODY' && (
        <IconButton
          disabled={busy}
          aria-label={t('Message {fullName}', { fullName: other.fullName })}
          onClick={() => void open(other.id)}
        >
          <ChatBubbleOutlineRounded />
        </IconButton>
      )}
      <Box sx={{ mr: -1 }}>
        <JobMenu job={job} />
      </Box>
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: 64,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
